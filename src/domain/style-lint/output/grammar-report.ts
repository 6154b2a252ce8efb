import { compileRules } from '../engine/compiled-rules.ts';
import { categoryOf, inOrder, makeFindings, type RuleHit } from './findings.ts';
import { grammarRules, type GrammarRuleId } from '../model/grammar-rules.ts';
import { Budget } from '../engine/hits.ts';
import { ignoredSpans } from '../model/ignored-words.ts';
import type { LintReport, LintSettings } from './lint-report.ts';
import { measure } from '../text/metrics.ts';
import type { Prose, Span } from '../text/prose.ts';
import { readProse } from '../text/read-prose.ts';
import type { Reading } from '../text/reading.ts';
import type { Category, Severity } from '../model/rule.ts';
import { isSelected } from '../model/selection.ts';
import { wantedSpans } from '../engine/wanted-spans.ts';

/** A remark of the grammar checker about a part of the text. */
export interface Remark extends Span {
  readonly rule: GrammarRuleId;
  readonly message: string;
  readonly replacements: readonly string[];
}

/** The budget for finding the words that the request ignores, as for the style rules. */
const steps = 10_000_000;

/** Contains no style rules. It is used only to find where English sentences begin and end. */
const plainEnglish = compileRules([], 'en');

export const readForGrammar = (prose: Prose): Reading => readProse(prose, plainEnglish);

/**
 * Turns the remarks that the request wants into findings. Of overlapping remarks, it keeps the one that begins first;
 * of those, the shortest.
 */
export function grammarReport(
  reading: Reading,
  settings: LintSettings,
  remarks: readonly Remark[],
  isCutOff: boolean,
): LintReport {
  const { prose } = reading;
  const budget = new Budget(steps);
  const hits = apart(wantedHits(reading, settings, remarks, budget).toSorted(inOrder));
  return {
    findings: makeFindings(prose, hits.slice(0, settings.maxFindings), new Set(), settings.positionUnit),
    ...countHits(hits),
    isTruncated: hits.length > settings.maxFindings,
    isIncomplete: isCutOff || budget.isSpent,
    metrics: measure(reading),
  };
}

function wantedHits(
  reading: Reading,
  settings: LintSettings,
  remarks: readonly Remark[],
  budget: Budget,
): readonly RuleHit[] {
  const ignored = ignoredSpans(reading, settings.ignoreWords, budget);
  return grammarRules
    .filter((rule) => isSelected(rule, settings))
    .flatMap((rule) => {
      const isWanted = wantedSpans(rule.id, reading.prose, settings, ignored);
      return remarks
        .filter((remark) => remark.rule === rule.id && isWanted(remark, rule.severity))
        .map(({ start, end, message, replacements }): RuleHit => ({
          rule,
          hit: { start, end, wording: { message, replacements, isSafe: false } },
        }));
    });
}

function apart(hits: readonly RuleHit[]): readonly RuleHit[] {
  const kept: RuleHit[] = [];
  for (const one of hits) if (one.hit.start >= (kept.at(-1)?.hit.end ?? 0)) kept.push(one);
  return kept;
}

function countHits(hits: readonly RuleHit[]): Pick<LintReport, 'total' | 'bySeverity' | 'byCategory'> {
  const bySeverity: Record<Severity, number> = { suggestion: 0, warning: 0, error: 0 };
  const byCategory: Partial<Record<Category, number>> = {};
  for (const { rule } of hits) {
    bySeverity[rule.severity] += 1;
    byCategory[categoryOf(rule)] = (byCategory[categoryOf(rule)] ?? 0) + 1;
  }
  return { total: hits.length, bySeverity, byCategory };
}
