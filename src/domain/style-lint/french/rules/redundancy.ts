import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { morePleonasms } from '../words/more-phrases.ts';
import { redundancies } from '../words/redundancies.ts';

export const redundancy: RuleContent = phraseRule({
  message: 'Pléonasme : « {replacement} » suffit.',
  withoutReplacement: 'Pléonasme : « {match} » dit deux fois la même chose.',
  phrases: () => [...morePleonasms(), ...redundancies()],
  examples: {
    bad: [
      "Au jour d'aujourd'hui, tout va vite.",
      'Au jour d’aujourd’hui, tout va vite.',
      'Il faut prévoir à l’avance.',
      'Elle est montée en haut.',
      'Le livre est long, voire même ennuyeux.',
      'Il reste, car en effet il pleut.',
      'Ils collaborent ensemble.',
      'Puis ensuite, elle partit.',
      'Mes collègues de travail arrivent.',
      'Les travaux actuellement en cours gênent.',
      'Cela permet de pouvoir lire.',
      'Ils s’entraident mutuellement.',
      'Les directeurs se sont succédé les uns après les autres.',
      'La salle s’est esclaffée de rire.',
    ],
    good: [
      "Aujourd'hui, tout va vite.",
      'Elle est montée en haut de la tour.',
      'Le livre est long, voire ennuyeux.',
      'Il est entré à l’intérieur du palais.',
      "Il a payé d'avance.",
      'Pour ensuite partir, il faut un billet.',
      'Ils chantent ensemble.',
      'Après six heures de temps libre, il rentre.',
      'Une période de temps froid arrive.',
      'Le jour se lève.',
      'Les deux jumeaux sont partis tous ensemble.',
      'Ajoutez également le sel.',
      'Il dit seulement que le pain manque.',
      'Et en plus, il pleut.',
      'Reculez derrière la ligne.',
      'Continuez encore un peu.',
      'Je suis derrière toi.',
    ],
  },
});
