import type { Rule } from '../model/rule.ts';
import { clarityRules } from './clarity.ts';
import { styleRules } from './style.ts';
import { consistencyRules } from './consistency.ts';
import { mechanicsRules } from './mechanics.ts';
import { usageRules } from './usage.ts';
import { inclusiveRules } from './inclusive.ts';
import { readabilityRules } from './readability.ts';

const list = [
  ...clarityRules,
  ...styleRules,
  ...consistencyRules,
  ...mechanicsRules,
  ...usageRules,
  ...inclusiveRules,
  ...readabilityRules,
] as const;

export type StyleRuleId = (typeof list)[number]['id'];

/** Every style rule, in the order in which findings at one place are reported. */
export const rules: readonly (Rule & { readonly id: StyleRuleId })[] = list;
