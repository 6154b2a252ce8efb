import type { Finding, LintReport } from './lint-report.ts';
import type { Category, RuleId, Severity } from '../model/rule.ts';
import { SpanSet } from '../engine/span-set.ts';

/** These rules report whole sentences or texts and say nothing about single words. */
const ofSentences: ReadonlySet<RuleId> = new Set([
  'clarity/long-sentence',
  'clarity/many-commas',
  'readability/grade',
]);

/**
 * Merges the reports of both engines about one text. Where findings overlap, the style finding stays, because its rules
 * know the house terms and the variant of English. Counts are exact unless the style report is truncated: then some
 * grammar findings after its last finding may be counted although they overlap with style findings that are not
 * returned.
 */
export function mergeReports(style: LintReport, grammar: LintReport, maxFindings: number): LintReport {
  const taken = new SpanSet(style.findings.filter(({ ruleId }) => !ofSentences.has(ruleId)).map(spanOf));
  const added = grammar.findings.filter((finding) => !taken.touches(spanOf(finding)));
  const dropped = grammar.findings.filter((finding) => taken.touches(spanOf(finding)));
  const findings = [...style.findings, ...added].toSorted(inOrder).slice(0, maxFindings);
  const total = style.total + grammar.total - dropped.length;
  return {
    findings,
    total,
    ...countsOf(style, grammar, dropped),
    isTruncated: total > findings.length,
    isIncomplete: style.isIncomplete || grammar.isIncomplete,
    metrics: style.metrics,
  };
}

const spanOf = ({ offset, length }: Finding) => ({ start: offset, end: offset + length });

const inOrder = (a: Finding, b: Finding): number =>
  a.offset - b.offset || a.length - b.length || (a.ruleId < b.ruleId ? -1 : 1);

function countsOf(
  style: LintReport,
  grammar: LintReport,
  dropped: readonly Finding[],
): Pick<LintReport, 'bySeverity' | 'byCategory'> {
  const bySeverity: Record<Severity, number> = { ...style.bySeverity };
  for (const severity of Object.keys(bySeverity) as Severity[])
    bySeverity[severity] +=
      grammar.bySeverity[severity] - dropped.filter((finding) => finding.severity === severity).length;
  const byCategory: Partial<Record<Category, number>> = { ...style.byCategory };
  const grammarCount = (grammar.byCategory.grammar ?? 0) - dropped.length;
  if (grammarCount > 0) byCategory.grammar = grammarCount;
  return { bySeverity, byCategory };
}
