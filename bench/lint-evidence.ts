import { languages, type Language } from '../src/domain/language.ts';
import {
  gatherEvidence,
  sentencesOf,
  setsOf,
  type CategoryEvidence,
  type Evidence,
} from '../test/support/makers/lint-evidence.ts';
import { grammarChecker, otherCheckers, ownChecker, type Checker } from './checkers.ts';
import { printTable } from './report.ts';

/** Measures what style checkers find in new sentences with faults, and in correct ones. */
export async function benchLintEvidence(): Promise<void> {
  const others = await otherCheckers();
  for (const language of languages)
    for (const set of setsOf(language))
      await compare(language, set, [
        ownChecker(language),
        ...(language === 'en' ? [grammarChecker, ...others] : []),
      ]);
}

async function compare(language: Language, set: string, checkers: readonly Checker[]): Promise<void> {
  const sentences = sentencesOf(language, set);
  const evidence: (readonly [name: string, Evidence])[] = [];
  for (const { name, check } of checkers) evidence.push([name, await gatherEvidence(sentences, check)]);
  const head = `set ${set.toUpperCase()}, ${language}`;
  printTable(
    [head, 'faults found', 'false alarms in correct sentences', 'in 40'],
    evidence.map(([name, { found, faults, falseAlarms, lookAlikes }]) => [
      name,
      `${found} of ${faults} (${percent(found, faults)})`,
      `${falseAlarms.length} of ${lookAlikes} (${percent(falseAlarms.length, lookAlikes)})`,
      ((falseAlarms.length / lookAlikes) * 40).toFixed(1),
    ]),
  );
  const [, own] = evidence[0] ?? [];
  if (own === undefined) return;
  printTable(
    [`${head}: found by category, and false alarms`, ...evidence.map(([name]) => name)],
    Array.from(own.byCategory.keys()).map((category) => [
      category,
      ...evidence.map(([, { byCategory }]) => partOf(byCategory.get(category))),
    ]),
  );
  printTable(
    [`${head}: missed by the service`, 'fault'],
    own.missed.map(({ category, fault }) => [category, fault ?? '']),
  );
  printTable(
    [`${head}: false alarms of the service`, 'text'],
    own.falseAlarms.map(({ category, text }) => [category, text]),
  );
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((part / whole) * 100).toFixed(0)} %`;

const partOf = (of: CategoryEvidence | undefined): string =>
  of === undefined
    ? ''
    : `${of.found} of ${of.faults}${of.falseAlarms === 0 ? '' : `, ${of.falseAlarms} false`}`;
