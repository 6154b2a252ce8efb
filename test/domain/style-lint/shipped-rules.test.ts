import { hash } from 'node:crypto';
import { rulesetVersion } from '#domain/style-lint/model/versions.ts';
import { lintLanguages, type LintLanguage } from '#domain/style-lint/languages.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Finding } from '#domain/style-lint/output/lint-report.ts';
import { lint } from '#domain/style-lint/lint.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import { rules } from '#domain/style-lint/rules/rules.ts';
import { applyFixes, settingsOf } from './rule-examples.ts';

// Rules that look at the whole text may report different findings when a text changes.
const settings = {
  enable: rules.map(({ id }) => id),
  disable: ['consistency/*', 'readability/*', 'clarity/undefined-abbreviation'],
};

const findingsOf = (language: LintLanguage, text: string): readonly Finding[] =>
  lint(plainProse(text), settingsOf(language, settings)).findings;

const phrasesOf = (language: LintLanguage): readonly string[] =>
  rules.flatMap(({ contents }) => {
    const check = contents[language]?.check();
    return check?.kind === 'phrases' ? check.phrases.map(({ match }) => match) : [];
  });

const fillers: Readonly<Record<LintLanguage, readonly string[]>> = {
  en: ['the', 'a', 'an', 'of', 'is', 'house', 'apple', 'They', 'we', 'to', 'it', 'not', 'very'],
  fr: ['le', 'la', 'de', "l'", 'que', 'est', 'maison', 'arbre', 'Elle', 'nous', 'à', 'pas', 'un'],
};

const texts = (language: LintLanguage): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom(...phrasesOf(language)), fc.constantFrom(...fillers[language])),
        fc.constantFrom(' ', ' ', ' ', ' ', '\n', ', ', '. ', ' (', ') '),
      ),
      { maxLength: 25 },
    )
    .map((pairs) => pairs.flat().join(''));

/** Everything that decides what is found, as text. */
const digestOfRules = (): string => {
  const checked = rules.map(({ contents, ...facts }) => [facts, contents.en?.check(), contents.fr?.check()]);
  const text = JSON.stringify(checked, (_key, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  );
  return hash('sha256', text).slice(0, 16);
};

test('the version of the rules changes with them: after a change, write a new version and its digest here', () => {
  expect({ version: rulesetVersion, digest: digestOfRules() }).toEqual({
    version: '2026-11-24',
    digest: '05ffc4cad3e0a027',
  });
});

describe.each(lintLanguages)('the shipped rules in %s', (language) => {
  test('have no additional findings after the automatic fixes of a text', () => {
    fc.assert(
      fc.property(texts(language), (text) => {
        const before = findingsOf(language, text);
        const after = findingsOf(language, applyFixes(text, before));
        const left = before.filter(({ isAutoFixable }) => !isAutoFixable);
        const countIn = (findings: typeof after, id: string): number =>
          findings.filter(({ ruleId }) => ruleId === id).length;
        const additional = rules.filter(({ id }) => countIn(after, id) > countIn(left, id));
        expect(additional.map(({ id }) => id)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('find something in most of their own phrases', () => {
    const phrases = phrasesOf(language);
    const silent = batches(phrases).flatMap((batch) => silentOnes(language, batch));
    expect(silent.length).toBeLessThan(phrases.length / 20);
  });
});

/** Reading many phrases in one text takes a fraction of the time. */
const batchSize = 100;

const batches = (phrases: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(phrases.length / batchSize) }, (_, index) =>
    phrases.slice(index * batchSize, (index + 1) * batchSize),
  );

/** Returns the phrases that stand in paragraphs without a finding. */
function silentOnes(language: LintLanguage, phrases: readonly string[]): readonly string[] {
  const paragraphs = phrases.map((phrase) => `Xyz ${phrase} qux.`);
  const found = findingsOf(language, paragraphs.join('\n\n'));
  let start = 0;
  return phrases.filter((_, index) => {
    const end = start + (paragraphs[index] ?? '').length + 2;
    const isSilent = !found.some(({ offset }) => offset >= start && offset < end);
    start = end;
    return isSilent;
  });
}

test('each rule has data in at least one language', () => {
  const unknown = rules.filter(({ contents }) => Object.keys(contents).length === 0);
  expect(unknown.map(({ id }) => id)).toEqual([]);
});
