import type { LintRequest } from '#application/ports/texts/style-linter.ts';
import { grammarReport, readForGrammar, type Remark } from '#domain/style-lint/output/grammar-report.ts';
import type { LintReport } from '#domain/style-lint/output/lint-report.ts';
import { passagesOf, type Passage } from '#domain/style-lint/text/passages.ts';
import { openHarper, type GrammarCheck } from './harper.ts';
import { inBatches } from './sentence-batches.ts';
import { proseOf } from '../markdown/prose-of.ts';

/**
 * The limit for one text: some 18 000 characters of prose. Harper has no limit of its own. Each step takes some 0.4 ms
 * on a slow machine.
 */
const mostSteps = 4000;

/** Each word and punctuation mark counts as one step, and each sentence as this many in addition. */
const stepsOfSentence = 4;

/** UTF-16 units. Harper needs far more time for one long sentence than for several short ones. */
const longestSentence = 2000;

let opening: Promise<GrammarCheck> | undefined;

/** Opened once for each thread, which takes seconds. */
export const harper = (): Promise<GrammarCheck> => (opening ??= openHarper());

export async function lintGrammar({ text, format, settings }: LintRequest): Promise<LintReport> {
  const reading = readForGrammar(proseOf(text, format));
  const passages = passagesOf(reading);
  const affordable = withinBudget(passages);
  const found = await inBatches(await harper(), new Set(affordable.map((passage) => passage.text)));
  const remarks = affordable.flatMap((passage) => remarksOn(passage, found.get(passage.text) ?? []));
  return grammarReport(reading, settings, remarks, affordable.length < passages.length);
}

/** The first sentences, as many as the budget allows. Sentences that are too long are left out. */
function withinBudget(passages: readonly Passage[]): readonly Passage[] {
  let left = mostSteps;
  return passages.filter(({ text }) => {
    if (text.length > longestSentence || left < 0) return false;
    left -= countTokens(text) + stepsOfSentence;
    return left >= 0;
  });
}

const countTokens = (text: string): number => text.match(/[\p{L}\p{N}]+|[^\s]/gu)?.length ?? 0;

const remarksOn = ({ spanOf }: Passage, remarks: readonly Remark[]): readonly Remark[] =>
  remarks.map((remark) => ({ ...remark, ...spanOf(remark) }));
