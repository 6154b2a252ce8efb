import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import { inlineStyleLinter } from '#adapters/outbound/style-lint/inline-style-linter.ts';
import type { DetectedLanguage } from '#application/ports/texts/language-detector.ts';
import type { LintRequest } from '#application/ports/texts/style-linter.ts';
import type { RuleSettings } from '#application/style-lint/judge-rule-settings.ts';
import { type LintedText, type LintInput, makeLintText } from '#application/style-lint/lint-text.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';

const noRuleSettings: RuleSettings = { enable: [], disable: [], options: {} };

const anInput = (changes: Partial<LintInput> = {}): LintInput => ({
  text: 'A plain text.',
  language: 'auto',
  format: 'plain',
  engines: ['style'],
  rules: noRuleSettings,
  terms: [],
  ignoreWords: [],
  minSeverity: 'suggestion',
  maxFindings: 500,
  positionUnit: 'utf16',
  ...changes,
});

/**
 * The use case, and the requests that its linters received. The grammar linter returns the same findings as the style
 * linter.
 */
function stage(detected: DetectedLanguage = { language: 'fr', confidence: 0.7 }) {
  const asked: LintRequest[] = [];
  const askedOfGrammar: LintRequest[] = [];
  const lintText = makeLintText({
    languageDetector: { detect: () => detected },
    styleLinter: {
      lint: async (request) => {
        asked.push(request);
        return inlineStyleLinter.lint(request);
      },
    },
    grammarLinter: {
      lint: async (request) => {
        askedOfGrammar.push(request);
        return Ok({ ...expectOk(await inlineStyleLinter.lint(request)), isIncomplete: true });
      },
    },
  });
  return { lintText, asked, askedOfGrammar };
}

describe('linting a text', () => {
  test('reads it in the detected language', async () => {
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
  ] as const)('reads it as %s if requested', async (named, language, variant) => {
    const { lintText, asked } = stage();
    const linted = expectOk(await lintText(anInput({ language: named })));
    expect(linted.language).toEqual({ code: named, isDetected: false, confidence: 1 });
    expect(asked[0]?.settings).toMatchObject({ language, variant });
  });

  test('passes on every option', async () => {
    const { lintText, asked } = stage();
    const options = {
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
    expectOk(await lintText(anInput({ ...options, rules, format: 'markdown', language: 'en' })));
    expect(asked).toEqual([
      {
        text: 'A plain text.',
        format: 'markdown',
        settings: { ...options, ...rules, language: 'en', variant: undefined },
      },
    ]);
  });

  test.each<[string, Partial<RuleSettings>, object[]]>([
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
  ])('refuses %s, and reads nothing', async (_, changes, faults) => {
    const { lintText, asked } = stage();
    const refused = await lintText(anInput({ rules: { ...noRuleSettings, ...changes } }));
    expect(expectErr(refused)).toEqual({ kind: 'rules_refused', faults });
    expect(asked).toEqual([]);
  });

  test('accepts options at the ends of their range', async () => {
    const { lintText } = stage();
    const options = { 'clarity/long-sentence': { max_words: 5 }, 'clarity/many-commas': { max_commas: 50 } };
    expect((await lintText(anInput({ rules: { ...noRuleSettings, options } }))).isOk()).toBe(true);
  });

  test.each(['styleLinter', 'grammarLinter'] as const)(
    'passes on that the %s is overloaded',
    async (name) => {
      const refusal = { kind: 'overloaded', retryAfterSeconds: 3 } as const;
      const lintText = makeLintText({
        languageDetector: { detect: () => ({ language: 'en', confidence: 0 }) },
        styleLinter: inlineStyleLinter,
        grammarLinter: inlineStyleLinter,
        [name]: { lint: async () => Err(refusal) },
      });
      expect(expectErr(await lintText(anInput({ engines: ['style', 'grammar'] })))).toEqual(refusal);
    },
  );
});

describe('checking grammar', () => {
  const text = 'Please log in. The the end.';
  const terms = [
    { prefer: 'sign in', avoid: ['log in'], isCaseSensitive: false, severity: 'warning' },
  ] as const;
  const english = { text, terms, language: 'en' } as const;
  const ids = ({ report }: LintedText): readonly string[] => report.findings.map(({ ruleId }) => ruleId);

  test('happens only if the request asks for it', async () => {
    const { lintText, askedOfGrammar } = stage();
    const linted = expectOk(await lintText(anInput(english)));
    expect(linted.engines).toEqual([{ engine: 'style', status: 'complete' }]);
    expect(askedOfGrammar).toEqual([]);
  });

  test('passes on every option, and room for findings that are dropped', async () => {
    const { lintText, asked, askedOfGrammar } = stage();
    const both = { engines: ['style', 'grammar'], maxFindings: 7 } as const;
    const { report, engines } = expectOk(await lintText(anInput({ ...english, ...both })));
    const [request] = asked;
    expect(askedOfGrammar).toEqual([{ ...request, settings: { ...request?.settings, maxFindings: 1000 } }]);
    expect(engines).toEqual([
      { engine: 'style', status: 'complete' },
      { engine: 'grammar', status: 'incomplete' },
    ]);
    expect(report).toMatchObject({ total: 2, isIncomplete: true });
  });

  test('reports nothing about style if only grammar is asked for', async () => {
    const { lintText, asked } = stage();
    const linted = expectOk(await lintText(anInput({ ...english, engines: ['grammar'] })));
    expect(linted.engines).toEqual([{ engine: 'grammar', status: 'incomplete' }]);
    expect(ids(linted)).toEqual(['consistency/terms', 'mechanics/repeated-word']);
    expect(asked[0]?.settings.disable).toContain('consistency/*');
    expect(linted.report.metrics.words).toBe(6);
  });

  test('says of other languages that it does not know them', async () => {
    const { lintText, askedOfGrammar } = stage();
    const french = { ...english, language: 'fr', engines: ['grammar', 'style'] } as const;
    const linted = expectOk(await lintText(anInput(french)));
    expect(linted.engines).toEqual([
      { engine: 'grammar', status: 'language_not_supported' },
      { engine: 'style', status: 'complete' },
    ]);
    expect(ids(linted)).toContain('consistency/terms');
    expect(askedOfGrammar).toEqual([]);
  });
});
