import type { LintSettings } from '../output/lint-report.ts';
import { severities, type RuleFacts, type RuleId, type Severity } from './rule.ts';

/** Matches a rule id, or all rules of a category, as in `clarity/*`. */
export const names = (pattern: string, id: RuleId): boolean =>
  pattern === id || (pattern.endsWith('/*') && id.startsWith(pattern.slice(0, -1)));

export const isSelected = ({ id, isOnByDefault }: RuleFacts, { enable, disable }: LintSettings): boolean =>
  (isOnByDefault || enable.some((pattern) => names(pattern, id))) &&
  !disable.some((pattern) => names(pattern, id));

export const isAtLeast = (severity: Severity, least: Severity): boolean =>
  severities.indexOf(severity) >= severities.indexOf(least);

/** The value in the request, or the rule's default. */
export function optionOf({ id, options }: RuleFacts, name: string, settings: LintSettings): number {
  const option = options?.find((one) => one.name === name);
  return settings.options[id]?.[name] ?? option?.default ?? 0;
}
