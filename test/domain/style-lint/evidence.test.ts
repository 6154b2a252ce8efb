import type { LintLanguage } from '#domain/style-lint/languages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lint } from '#domain/style-lint/lint.ts';
import type { LintReport } from '#domain/style-lint/output/lint-report.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import { rules } from '#domain/style-lint/rules/rules.ts';
import { gatherEvidence, sentencesOf } from '#test/support/makers/lint-evidence.ts';
import { settingsOf } from './rule-examples.ts';

const folder = join(import.meta.dirname, '../../data/style-lint');
const matters = new Set<string>(rules.filter(({ isTaste }) => !isTaste).map(({ id }) => id));

const report = (text: string, language: LintLanguage, enable: readonly string[] = []): LintReport =>
  lint(plainProse(text), settingsOf(language, { enable }));

interface Advice {
  readonly language: LintLanguage;
  readonly guide: string;
  readonly bad: string;
  readonly good: string;
}

const guides = JSON.parse(readFileSync(join(folder, 'style-guides.json'), 'utf8')) as readonly Advice[];

/** With all rules, including those that are off by default. */
const found = (text: string, language: LintLanguage): readonly string[] =>
  report(
    text,
    language,
    rules.map(({ id }) => id),
  ).findings.map(({ ruleId }) => ruleId);

describe('on edited prose, rules that are not a matter of taste', () => {
  const texts = readdirSync(join(folder, 'texts')).map((name) => {
    const language = name.slice(0, 2) as LintLanguage;
    const read = report(readFileSync(join(folder, 'texts', name), 'utf8'), language);
    return {
      name,
      isModern: Number(/\d{4}/.exec(name)?.[0] ?? 1900) >= 1900,
      words: read.metrics.words,
      findings: read.findings
        .filter(({ ruleId }) => matters.has(ruleId))
        .map(({ ruleId, text }) => `${ruleId}: ${text}`),
    };
  });

  test('are measured on fifteen texts', () => {
    expect(texts).toHaveLength(15);
    expect(texts.reduce((sum, { words }) => sum + words, 0)).toBeGreaterThan(24_000);
  });

  test.each([
    ['en', 'since 1900', true, 1],
    ['en', 'before 1900', false, 2],
    ['fr', 'since 1900', true, 1],
    ['fr', 'before 1900', false, 1],
  ] as const)('in %s, %s, find at most so many things in a thousand words', (language, _, isModern, most) => {
    const own = texts.filter((text) => text.name.startsWith(language) && text.isModern === isModern);
    const words = own.reduce((sum, each) => sum + each.words, 0);

    expect(words).toBeGreaterThan(1000);
    expect(own.flatMap(({ findings }) => findings).length).toBeLessThanOrEqual((words / 1000) * most);
  });
});

describe('of forty examples from public style guides', () => {
  test('most of what the guides advise against is found', () => {
    const missed = guides.filter(({ bad, language }) => found(bad, language).length === 0);

    expect(guides).toHaveLength(40);
    expect(missed.length).toBeLessThanOrEqual(10);
  });

  test.each(guides)('nothing is found in what $guide recommends: $good', ({ good, language }) => {
    expect(report(good, language).findings).toEqual([]);
  });
});

describe('of the sentences by strangers', () => {
  test.each([
    ['en', 'a', 113, 0],
    ['en', 'b', 110, 0],
    ['en', 'c', 105, 0],
    ['fr', 'a', 117, 0],
    ['fr', 'b', 113, 0],
    ['fr', 'c', 115, 0],
    ['fr', 'd', 111, 0],
    ['fr', 'e', 108, 1],
    ['fr', 'f', 92, 0],
    ['fr', 'g', 88, 0],
    ['fr', 'i', 89, 0],
  ] as const)('in %s, set %s, at least %i faults are found, with at most %i false alarms', async (...row) => {
    const [language, set, leastFound, mostFalse] = row;
    const evidence = await gatherEvidence(sentencesOf(language, set), (text) =>
      report(text, language).findings.map(({ offset, length }) => ({ start: offset, end: offset + length })),
    );

    expect(evidence.faults).toBe(120);
    expect(evidence.lookAlikes).toBe(120);
    expect(evidence.found).toBeGreaterThanOrEqual(leastFound);
    expect(evidence.falseAlarms.length).toBeLessThanOrEqual(mostFalse);
  });

  const reported = (texts: readonly string[]): readonly string[] =>
    texts.filter((text) => report(text, 'fr').findings.length > 0);

  test('in fr, set h, of 203 correct ones at most one is reported', () => {
    const texts = sentencesOf('fr', 'h').map(({ text }) => text);
    expect(texts).toHaveLength(203);
    expect(reported(texts)).toEqual([expect.stringContaining('procéder à la mise à jour du logiciel')]);
  });

  test('in fr, set j, of 247 correct ones that look like faults none is reported', () => {
    const texts = sentencesOf('fr', 'j').map(({ text }) => text);
    expect(texts).toHaveLength(247);
    expect(reported(texts)).toEqual([]);
  });

  test('in fr, at most 13 of 162 that somebody wrote to deceive the rules are reported', () => {
    const texts = readFileSync(join(folder, 'strangers/fr-adversary.txt'), 'utf8').trim().split('\n');
    expect(texts).toHaveLength(162);
    expect(reported(texts).length).toBeLessThanOrEqual(13);
  });
});

describe.each(['en', 'fr'] as const)('of correct sentences that look like faults: %s', (language) => {
  const sentences = readFileSync(join(folder, 'look-alikes', `${language}.txt`), 'utf8')
    .trim()
    .split('\n');

  test('there are many, and nothing is found in any', () => {
    const reported = sentences.flatMap((text) =>
      report(text, language).findings.map((finding) => [finding.text, text]),
    );

    expect(sentences.length).toBeGreaterThanOrEqual(100);
    expect(reported).toEqual([]);
  });
});
