import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { capitalPhrases } from '../words/capitals.ts';

export const capital: RuleContent = phraseRule({
  message: 'Majuscule : écrivez « {replacement} ».',
  withoutReplacement: 'Majuscule : vérifiez « {match} ».',
  phrases: capitalPhrases,
  examples: {
    bad: [
      'Il vient Lundi.',
      'Il part en Septembre.',
      'Il aime la cuisine Italienne.',
      'Il connaît les espagnols.',
      "C'est un coup d'état.",
      'La Directrice du théâtre a parlé.',
      'Il parle couramment le Portugais.',
      'Les agents de l’état sont en grève.',
      'Ils traversent la Mer Baltique.',
      'Nous partons l’Été prochain.',
    ],
    good: [
      'Il vient lundi.',
      'Il part en septembre.',
      'Il aime la cuisine italienne.',
      'Il connaît les Espagnols.',
      "C'est un coup d'État.",
      'L’état de la route empire.',
      'Les agents de l’état civil.',
      'Elle lit Chrétien de Troyes.',
      'Le Printemps de Prague dura peu.',
      'Le Roi-Soleil dansait.',
      'Depuis Mai 68, tout a changé.',
      'La sonde émet depuis Mars.',
      'Elle lit le Journal du Dimanche.',
    ],
  },
});
