import type { RuleContent } from '../../model/rule.ts';
import { typeset } from '../typeset.ts';

const thirty = 'Le petit chat gris dort sur le grand lit bleu près de la porte grande ouverte du salon où';

export const longSentence: RuleContent = {
  check: () => ({
    kind: 'occurrence',
    message: typeset('Cette phrase compte {count} mots : coupez-la en deux.'),
    counted: 'words',
    option: 'max_words',
  }),
  examples: {
    bad: [
      `${thirty} ma grande sœur lit un très vieux livre plein de belles images.`,
      `${thirty} mon père boit son café noir et parle de tout, de rien, du temps et des voisins.`,
    ],
    good: [
      'Le chat dort. La sœur lit. Le père boit son café.',
      `${thirty} ma sœur lit un vieux livre plein de belles images.`,
      "L'arbre qu'on voit d'ici n'est qu'un vieux chêne.",
    ],
  },
};
