import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { nominalisations } from '../words/nominalisations.ts';

export const nominalisation: RuleContent = phraseRule({
  message: 'Dites-le par un verbe : « {replacement} ».',
  withoutReplacement: 'Dites-le par un verbe.',
  phrases: nominalisations,
  examples: {
    bad: [
      "Le laboratoire va procéder à l'analyse de l'eau.",
      'Le maire procède à la nomination du directeur.',
      'Nous avons pris une décision.',
      'Elle a effectué un achat.',
      'Il faut apporter une réponse aux élèves.',
      "Le projet fait l'objet d'une étude.",
      'Nous ferons usage du matériel.',
      'Elles opposent une fin de non-recevoir.',
      'Il faut mettre à la disposition du public ces cartes.',
    ],
    good: [
      "Le laboratoire va analyser l'eau.",
      'Le juge procède selon la loi.',
      'La décision est prise.',
      'Elle a fait un gâteau.',
      "L'analyse de l'eau est gratuite.",
      "C'est une étude sérieuse.",
    ],
  },
});
