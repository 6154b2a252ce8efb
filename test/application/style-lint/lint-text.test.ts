import { describe, expect, test } from '@jest/globals';
import { Err } from 'ts-results';
import { inlineStyleLinter } from '../../../src/adapters/outbound/style-lint/inline-style-linter.ts';
import type { DetectedLanguage } from '../../../src/application/ports/language-detector.ts';
import type { LintRequest } from '../../../src/application/ports/style-linter.ts';
import type { RuleWishes } from '../../../src/application/style-lint/judge-rule-wishes.ts';
import { type LintInput, makeLintText } from '../../../src/application/style-lint/lint-text.ts';
import { expectErr, expectOk } from '../../support/expect-ok.ts';

const noWishes: RuleWishes = { enable: [], disable: [], options: {} };

const anInput = (changes: Partial<LintInput> = {}): LintInput => ({
  text: 'A plain text.',
  language: 'auto',
  format: 'plain',
  rules: noWishes,
  terms: [],
  ignoreWords: [],
  minSeverity: 'suggestion',
  maxFindings: 500,
  positionUnit: 'utf16',
  ...changes,
});

/** The use case, with what its linter was asked. */
function stage(detected: DetectedLanguage = { language: 'fr', confidence: 0.7 }) {
  const asked: LintRequest[] = [];
  const lintText = makeLintText({
    languageDetector: { detect: () => detected },
    styleLinter: {
      lint: async (request) => {
        asked.push(request);
        return inlineStyleLinter.lint(request);
      },
    },
  });
  return { lintText, asked };
}

describe('linting a text', () => {
  test('reads it in the language that it seems to be in', async () => {
    const { lintText, asked } = stage();
    const { language } = expectOk(await lintText(anInput()));
    expect(language).toEqual({ code: 'fr', isDetected: true, confidence: 0.7 });
    expect(asked[0]?.settings).toMatchObject({ language: 'fr', variant: undefined });
  });

  test.each([
    ['en', 'en', undefined],
    ['en-US', 'en', 'en-US'],
    ['en-GB', 'en', 'en-GB'],
    ['fr', 'fr', undefined],
  ] as const)('reads it as %s if it is told so', async (named, language, variant) => {
    const { lintText, asked } = stage();
    const linted = expectOk(await lintText(anInput({ language: named })));
    expect(linted.language).toEqual({ code: named, isDetected: false, confidence: 1 });
    expect(asked[0]?.settings).toMatchObject({ language, variant });
  });

  test('hands on every wish', async () => {
    const { lintText, asked } = stage();
    const wishes = {
      terms: [{ prefer: 'a', avoid: ['b'], isCaseSensitive: true, severity: 'error' }],
      ignoreWords: ['c'],
      minSeverity: 'warning',
      maxFindings: 7,
      positionUnit: 'utf8',
    } as const;
    const rules = {
      enable: ['style/*', 'readability/grade'],
      disable: ['usage/confused'],
      options: { 'clarity/long-sentence': { max_words: 12 } },
    };
    expectOk(await lintText(anInput({ ...wishes, rules, format: 'markdown', language: 'en' })));
    expect(asked).toEqual([
      {
        text: 'A plain text.',
        format: 'markdown',
        settings: { ...wishes, ...rules, language: 'en', variant: undefined },
      },
    ]);
  });

  test.each<[string, Partial<RuleWishes>, object[]]>([
    [
      'rules that do not exist',
      { enable: ['clarity/nix', 'clarity/*', 'nix/*'], disable: ['toString'] },
      [
        { kind: 'unknown_rule', list: 'enable', index: 0 },
        { kind: 'unknown_rule', list: 'enable', index: 2 },
        { kind: 'unknown_rule', list: 'disable', index: 0 },
      ],
    ],
    [
      'options of rules that do not exist, or of whole categories',
      { options: { nix: {}, 'clarity/*': { max_words: 9 } } },
      [
        { kind: 'unknown_rule_of_options', rule: 'nix' },
        { kind: 'unknown_rule_of_options', rule: 'clarity/*' },
      ],
    ],
    [
      'options that a rule does not have',
      { options: { 'clarity/long-sentence': { words: 9 }, 'usage/confused': { constructor: 1 } } },
      [
        { kind: 'unknown_option', rule: 'clarity/long-sentence', option: 'words' },
        { kind: 'unknown_option', rule: 'usage/confused', option: 'constructor' },
      ],
    ],
    [
      'numbers out of range, on either side',
      { options: { 'clarity/long-sentence': { max_words: 4 }, 'clarity/many-commas': { max_commas: 51 } } },
      [
        {
          kind: 'option_out_of_range',
          rule: 'clarity/long-sentence',
          option: 'max_words',
          least: 5,
          most: 200,
        },
        {
          kind: 'option_out_of_range',
          rule: 'clarity/many-commas',
          option: 'max_commas',
          least: 1,
          most: 50,
        },
      ],
    ],
  ])('refuses %s, and reads nothing', async (_, wishes, faults) => {
    const { lintText, asked } = stage();
    const refused = await lintText(anInput({ rules: { ...noWishes, ...wishes } }));
    expect(expectErr(refused)).toEqual({ kind: 'rules_refused', faults });
    expect(asked).toEqual([]);
  });

  test('takes options at the ends of their range', async () => {
    const { lintText } = stage();
    const options = { 'clarity/long-sentence': { max_words: 5 }, 'clarity/many-commas': { max_commas: 50 } };
    expect((await lintText(anInput({ rules: { ...noWishes, options } }))).isOk()).toBe(true);
  });

  test('passes on that the linter has too much to do', async () => {
    const refusal = { kind: 'overloaded', retryAfterSeconds: 3 } as const;
    const lintText = makeLintText({
      languageDetector: { detect: () => ({ language: 'en', confidence: 0 }) },
      styleLinter: { lint: async () => Err(refusal) },
    });
    expect(expectErr(await lintText(anInput()))).toEqual(refusal);
  });
});
