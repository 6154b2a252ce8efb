import { describe, expect, test } from '@jest/globals';
import { grammarReport, readForGrammar, type Remark } from '#domain/style-lint/output/grammar-report.ts';
import type { LintReport, LintSettings } from '#domain/style-lint/output/lint-report.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import type { Silence } from '#domain/style-lint/text/prose.ts';
import { lintSettings } from '#test/support/makers/lint-requests.ts';

const text = 'She go home, and they was late. It’s fine, and I has time.';

const aRemark = (words: string, changes: Partial<Remark> = {}): Remark => {
  const start = text.indexOf(words);
  const end = start + words.length;
  return { rule: 'grammar/form', start, end, message: 'Wrong.', replacements: [], ...changes };
};

const report = (
  remarks: readonly Remark[],
  settings: Partial<LintSettings> = {},
  silences: readonly Silence[] = [],
): LintReport =>
  grammarReport(readForGrammar({ ...plainProse(text), silences }), lintSettings(settings), remarks, false);

const foundTexts = ({ findings }: LintReport): readonly string[] => findings.map((finding) => finding.text);

describe('the report of grammar remarks', () => {
  test('has them in the order of the text, with counts and the facts of their rules', () => {
    const remarks = [aRemark('has', { rule: 'grammar/usage' }), aRemark('go', { replacements: ['goes'] })];
    expect(report(remarks)).toMatchObject({
      findings: [
        {
          ruleId: 'grammar/form',
          severity: 'error',
          text: 'go',
          replacements: ['goes'],
          isAutoFixable: false,
        },
        { ruleId: 'grammar/usage', category: 'grammar', severity: 'warning', text: 'has', offset: 49 },
      ],
      total: 2,
      bySeverity: { suggestion: 0, warning: 1, error: 1 },
      byCategory: { grammar: 2 },
      isTruncated: false,
      isIncomplete: false,
      metrics: { words: 13, sentences: 2 },
    });
  });

  test('has one of those that overlap: the first, and of two that begin together the shorter', () => {
    const remarks = [
      aRemark('was late'),
      aRemark('go home'),
      aRemark('they was'),
      aRemark('go'),
      aRemark('late'),
    ];
    expect(foundTexts(report(remarks))).toEqual(['go', 'they was', 'late']);
  });

  test('does not let a remark that is not wanted hide another', () => {
    const remarks = [aRemark('go home', { rule: 'grammar/phrase' }), aRemark('home')];
    expect(foundTexts(report(remarks))).toEqual(['go home']);
    expect(foundTexts(report(remarks, { disable: ['grammar/phrase'] }))).toEqual(['home']);
    expect(foundTexts(report(remarks, { minSeverity: 'error' }))).toEqual(['home']);
    expect(foundTexts(report(remarks, { ignoreWords: ['go'] }))).toEqual(['home']);
    const span = { start: 0, end: 6 };
    expect(foundTexts(report(remarks, {}, [{ span, rules: ['grammar/phrase'] }]))).toEqual(['home']);
    expect(foundTexts(report(remarks, {}, [{ span, rules: 'all' }]))).toEqual(['home']);
  });

  test('has apostrophes as the text has them', () => {
    const [finding] = report([aRemark('It’s', { replacements: ["It's", "it isn't"] })]).findings;
    expect(finding?.replacements).toEqual(['It’s', 'It isn’t']);
  });

  test('has the first findings if there are more than were asked for', () => {
    const limited = report([aRemark('go'), aRemark('was'), aRemark('has')], { maxFindings: 2 });
    expect(foundTexts(limited)).toEqual(['go', 'was']);
    expect(limited).toMatchObject({ total: 3, isTruncated: true });
  });
});
