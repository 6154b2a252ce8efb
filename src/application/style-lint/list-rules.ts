import type { Rule } from '../../domain/style-lint/rule.ts';
import { rules } from '../../domain/style-lint/rules.ts';

const byId = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]));

/** Every rule, in the order in which they are told. */
export const listRules = (): readonly Rule[] => rules;

export const findRule = (id: string): Rule | undefined => byId.get(id);
