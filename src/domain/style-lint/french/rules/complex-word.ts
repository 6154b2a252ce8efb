import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { complexWords } from '../words/complex-words.ts';

export const complexWord: RuleContent = phraseRule({
  message: 'Plus simple : « {replacement} » au lieu de « {match} ».',
  withoutReplacement: 'Cherchez un mot plus simple que « {match} ».',
  phrases: complexWords,
  examples: {
    bad: [
      'Nous avons solutionné le problème.',
      "Elle solutionne l'affaire.",
      'Le magasin réceptionne les colis le matin.',
      'Cette règle complexifie le calcul.',
      'Il faut pérenniser les emplois.',
      'Les documents susmentionnés sont à rendre.',
      'Nonobstant la pluie, le marché aura lieu.',
      'Nous vous répondrons ultérieurement.',
      'Vous paierez sous huitaine.',
    ],
    good: [
      'Nous avons trouvé la solution du problème.',
      'La réception des colis se fait le matin.',
      'La lettre est arrivée après les autres.',
      'Il travaille en sous-sol.',
      'Le travail est plus complexe.',
      'Je vous en parlerai plus tard.',
      'Elle a résolu cette énigme.',
      'Le règlement, stricto sensu, l’interdit.',
      'Une dent surnuméraire a été extraite.',
      'Elle s’est bien réceptionnée après son saut.',
    ],
  },
});
