import type { RuleContent } from '../../model/rule.ts';
import { typeset } from '../typeset.ts';

export const doubleSpace: RuleContent = {
  check: () => ({
    kind: 'spacing',
    message: typeset('Une seule espace entre deux mots, aucune avant une virgule ou un point.'),
  }),
  examples: {
    bad: ['Le  chat dort.', 'Le chat , lui , dort.', 'Le chat dort .'],
    good: ['Le chat dort.', 'Le chat, lui, dort.', 'Qui dort ? Le chat !', 'Trois points… et la suite.'],
  },
};
