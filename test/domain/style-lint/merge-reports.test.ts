import { describe, expect, test } from '@jest/globals';
import type { Finding, LintReport } from '#domain/style-lint/output/lint-report.ts';
import { mergeReports } from '#domain/style-lint/output/merge-reports.ts';
import type { Category, RuleId } from '#domain/style-lint/model/rule.ts';

const nowhere = { line: 1, column: 1 };

const aFinding = (ruleId: RuleId, offset: number, length: number): Finding => ({
  id: `${ruleId} ${offset}`,
  ruleId,
  category: ruleId.slice(0, ruleId.indexOf('/')) as Category,
  severity: ruleId.startsWith('grammar/') ? 'error' : 'warning',
  message: '',
  offset,
  length,
  start: nowhere,
  end: nowhere,
  text: '',
  replacements: [],
  isAutoFixable: false,
});

/** A report that contains all of its findings, unless `changes` has a higher total. */
function aReport(findings: readonly Finding[], changes: Partial<LintReport> = {}): LintReport {
  const byCategory: Partial<Record<Category, number>> = {};
  const bySeverity = { suggestion: 0, warning: 0, error: 0 };
  for (const { category, severity } of findings) {
    byCategory[category] = (byCategory[category] ?? 0) + 1;
    bySeverity[severity] += 1;
  }
  const metrics = {
    characters: 0,
    words: 7,
    sentences: 1,
    avgSentenceWords: 7,
    lix: null,
    readingEase: null,
  };
  const counts = { total: findings.length, bySeverity, byCategory };
  return { findings, ...counts, isTruncated: false, isIncomplete: false, metrics, ...changes };
}

const idsOf = ({ findings }: LintReport): readonly string[] => findings.map(({ id }) => id);

describe('merging the reports of two engines', () => {
  const style = aReport([aFinding('usage/confused', 10, 5), aFinding('style/cliche', 40, 5)]);

  test('puts the findings in the order of the text, and adds up the counts', () => {
    const grammar = aReport([aFinding('grammar/form', 0, 3), aFinding('grammar/phrase', 15, 5)]);
    const merged = mergeReports(style, grammar, 500);
    expect(idsOf(merged)).toEqual([
      'grammar/form 0',
      'usage/confused 10',
      'grammar/phrase 15',
      'style/cliche 40',
    ]);
    expect(merged).toMatchObject({
      total: 4,
      bySeverity: { suggestion: 0, warning: 2, error: 2 },
      byCategory: { usage: 1, style: 1, grammar: 2 },
      isTruncated: false,
      metrics: { words: 7 },
    });
  });

  test.each([
    ['at the same place', 10, 5],
    ['in a part of it', 12, 1],
    ['around it', 5, 20],
    ['over its end', 14, 3],
  ])('keeps the style finding where grammar found something %s', (_, offset, length) => {
    const merged = mergeReports(style, aReport([aFinding('grammar/form', offset, length)]), 500);
    expect(merged).toEqual(style);
  });

  test.each<RuleId>(['clarity/long-sentence', 'clarity/many-commas', 'readability/grade'])(
    'keeps grammar findings in a sentence that %s marks as a whole',
    (ruleId) => {
      const whole = aReport([aFinding(ruleId, 0, 100)]);
      const merged = mergeReports(whole, aReport([aFinding('grammar/form', 0, 5)]), 500);
      expect(idsOf(merged)).toEqual(['grammar/form 0', `${ruleId} 0`]);
    },
  );

  test('reports no more findings than were asked for, but counts them', () => {
    const merged = mergeReports(style, aReport([aFinding('grammar/form', 20, 5)]), 2);
    expect(idsOf(merged)).toEqual(['usage/confused 10', 'grammar/form 20']);
    expect(merged).toMatchObject({ total: 3, isTruncated: true });
  });

  test.each([
    [true, false],
    [false, true],
  ])('is incomplete if either engine did not read the whole text', (...[one, other]) => {
    const merged = mergeReports(
      aReport([], { isIncomplete: one }),
      aReport([], { isIncomplete: other }),
      500,
    );
    expect(merged.isIncomplete).toBe(true);
  });
});
