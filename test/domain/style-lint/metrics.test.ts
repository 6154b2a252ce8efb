import type { LintLanguage } from '#domain/style-lint/languages.ts';
import { describe, expect, test } from '@jest/globals';
import type { Metrics } from '#domain/style-lint/output/lint-report.ts';
import { makeLinter } from '#domain/style-lint/engine/linter.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import { settingsOf } from './rule-examples.ts';

const lint = makeLinter([]);
const measure = (text: string, language: LintLanguage = 'en'): Metrics =>
  lint(plainProse(text), settingsOf(language)).metrics;

describe('metrics', () => {
  test('count characters by code point, words and sentences', () => {
    expect(measure('😀 The cat sat. It purred!')).toMatchObject({
      characters: 25,
      words: 5,
      sentences: 2,
      avgSentenceWords: 2.5,
    });
  });

  test.each([
    ["L'arbre qu'il a vu aujourd'hui", 'fr', 5],
    ["It's a well-known state-of-the-art e.g. of 3.14", 'en', 7],
    ['don’t', 'en', 1],
    ['\uFFFC\uFFFC\uFFFC runs', 'en', 2],
  ] as const)('count words as a reader does: %s', (text, language, words) => {
    expect(measure(text, language).words).toBe(words);
  });

  test('add the share of words of more than six letters to the length of sentences for LIX', () => {
    expect(measure('The elephant sat. Seventh heaven is above.').lix).toBe(
      Math.round((3.5 + 200 / 7) * 10) / 10,
    );
  });

  test('have no reading ease under a hundred words', () => {
    expect(measure('The cat sat on it. '.repeat(19)).readingEase).toBeNull();
    expect(measure('The cat sat on it. '.repeat(20)).readingEase).not.toBeNull();
  });

  test.each([
    ['The cat sat on it. ', 'en', 206.835 - 1.015 * 5 - 84.6],
    ['We make a table here. ', 'en', 206.835 - 1.015 * 5 - 84.6 * (6 / 5)],
    ['Le chat a bu là. ', 'fr', 207 - 1.015 * 5 - 73.6],
    ['Les portes restent au fond. ', 'fr', 207 - 1.015 * 5 - 73.6 * (6 / 5)],
  ] as const)('give the reading ease of %s', (sentence, language, expected) => {
    expect(measure(sentence.repeat(20), language).readingEase).toBe(Math.round(expected * 10) / 10);
  });
});
