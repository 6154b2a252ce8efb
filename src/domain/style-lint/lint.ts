import { makeLinter } from './linter.ts';
import { rules } from './rules.ts';

/** Every rule over one text. Pure, deterministic and linear in the length of the text. */
export const lint = makeLinter(rules);
