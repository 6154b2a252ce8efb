import { grammarRules } from '../model/grammar-rules.ts';
import type { RuleFacts } from '../model/rule.ts';
import { rules } from './rules.ts';

/** The rules of all engines, in the order of the public list. */
export const everyRule: readonly RuleFacts[] = [...rules, ...grammarRules];
