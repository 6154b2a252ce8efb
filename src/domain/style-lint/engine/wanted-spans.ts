import type { LintSettings } from '../output/lint-report.ts';
import type { Prose, Span } from '../text/prose.ts';
import type { RuleId, Severity } from '../model/rule.ts';
import { isAtLeast, names } from '../model/selection.ts';
import { SpanSet } from './span-set.ts';

/**
 * Returns a function that decides whether a finding of the rule is wanted, from the settings and the comments in the
 * text.
 */
export function wantedSpans(
  id: RuleId,
  { silences }: Prose,
  { minSeverity }: LintSettings,
  ignored?: SpanSet,
): (span: Span, severity: Severity) => boolean {
  const silenced = new SpanSet(
    silences
      .filter(({ rules }) => rules === 'all' || rules.some((pattern) => names(pattern, id)))
      .map(({ span }) => span),
  );
  return (span, severity) =>
    isAtLeast(severity, minSeverity) && !silenced.touches(span) && ignored?.hasWithin(span) !== true;
}
