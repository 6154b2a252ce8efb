import type { RuleContent } from '../../model/rule.ts';
import { typeset } from '../typeset.ts';

export const quotes: RuleContent = {
  check: () => ({
    kind: 'quotes',
    message: typeset('Gardez dans tout le texte la même forme : ici « {replacement} ».'),
  }),
  examples: {
    bad: ["L’arbre qu'il a planté et l’herbe poussent.", 'Il dit "oui", elle dit “non”, et encore “non”.'],
    good: [
      'L’arbre qu’il a planté pousse.',
      "L'arbre qu'il a planté pousse.",
      'Il dit « oui », elle dit « non ».',
    ],
  },
};
