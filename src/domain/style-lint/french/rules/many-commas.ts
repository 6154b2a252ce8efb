import type { RuleContent } from '../../model/rule.ts';
import { typeset } from '../typeset.ts';

export const manyCommas: RuleContent = {
  check: () => ({
    kind: 'occurrence',
    message: typeset('Cette phrase compte {count} virgules : faites-en plusieurs phrases ou une liste.'),
    counted: 'commas',
    option: 'max_commas',
  }),
  examples: {
    bad: ['Lundi, mardi, mercredi, jeudi, vendredi, samedi, il travaille.'],
    good: [
      'Lundi, mardi et mercredi, il travaille.',
      'Il y avait des pommes, des poires, des prunes, du raisin.',
    ],
  },
};
