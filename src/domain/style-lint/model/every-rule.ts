import { grammarRules } from './grammar-rules.ts';
import type { RuleFacts } from './rule.ts';
import { ruleList } from './rule-list.ts';

/** The rules of all engines, in the order of the public list. */
export const everyRule: readonly RuleFacts[] = [...ruleList, ...grammarRules];
