import { makeLinter } from './engine/linter.ts';
import { rules } from './rules/rules.ts';

/** Checks a text with every rule. Pure, deterministic and linear in the length of the text. */
export const lint = makeLinter(rules);
