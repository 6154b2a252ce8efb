import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Language } from '../../../src/domain/language.ts';
import { lint } from '../../../src/domain/style-lint/lint.ts';
import type { LintReport } from '../../../src/domain/style-lint/lint-report.ts';
import { plainProse } from '../../../src/domain/style-lint/plain-prose.ts';
import { ruleList } from '../../../src/domain/style-lint/rule-list.ts';
import { settingsOf } from './rule-examples.ts';

const folder = join(import.meta.dirname, '../../data/style-lint');
const matters = new Set(ruleList.filter(({ isTaste }) => !isTaste).map(({ id }) => id));

const report = (text: string, language: Language, enable: readonly string[] = []): LintReport =>
  lint(plainProse(text), settingsOf(language, { enable }));

interface Advice {
  readonly language: Language;
  readonly guide: string;
  readonly bad: string;
  readonly good: string;
}

const guides = JSON.parse(readFileSync(join(folder, 'style-guides.json'), 'utf8')) as readonly Advice[];

/** By all rules, those included that are off unless asked for. */
const found = (text: string, language: Language): readonly string[] =>
  report(
    text,
    language,
    ruleList.map(({ id }) => id),
  ).findings.map(({ ruleId }) => ruleId);

describe('on edited prose, rules that are no matter of taste', () => {
  const texts = readdirSync(join(folder, 'texts')).map((name) => {
    const language = name.slice(0, 2) as Language;
    const read = report(readFileSync(join(folder, 'texts', name), 'utf8'), language);
    return {
      name,
      words: read.metrics.words,
      findings: read.findings
        .filter(({ ruleId }) => matters.has(ruleId))
        .map(({ ruleId, text }) => `${ruleId}: ${text}`),
    };
  });

  test('are measured on ten texts', () => {
    expect(texts).toHaveLength(10);
    expect(texts.reduce((sum, { words }) => sum + words, 0)).toBeGreaterThan(14_000);
  });

  test.each(['en', 'fr'])('find at most one thing in a thousand words: %s', (language) => {
    const own = texts.filter(({ name }) => name.startsWith(language));
    const words = own.reduce((sum, each) => sum + each.words, 0);

    expect(own.flatMap(({ findings }) => findings).length).toBeLessThanOrEqual(words / 1000);
  });
});

describe('of forty examples from public style guides', () => {
  test('most of what the guides tell their readers to avoid is found', () => {
    const missed = guides.filter(({ bad, language }) => found(bad, language).length === 0);

    expect(guides).toHaveLength(40);
    expect(missed.length).toBeLessThanOrEqual(10);
  });

  test.each(guides)('nothing is found in what $guide tells them to write: $good', ({ good, language }) => {
    expect(report(good, language).findings).toEqual([]);
  });
});
