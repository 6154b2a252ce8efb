import type { RuleContent } from '../../model/rule.ts';
import { annotationCheck } from '../marks.ts';

export const annotation: RuleContent = {
  check: annotationCheck,
  examples: {
    bad: [
      'Dîner chez [nom du client] à midi.',
      'TODO : relire.',
      'Il a vendu XX % des parts.',
      'Il est né en 1990 (à vérifier).',
      'Lorem ipsum dolor.',
      'Le prix (source ?) a doublé.',
      'TODO relire ce passage.',
    ],
    good: [
      'Le faux texte « Lorem ipsum » est ancien.',
      "Pour revenir (demander à annuler l'envoi), il écrit.",
      'Le formulaire à compléter est prêt.',
      'Louis XX ne régna pas.',
      'Il écrit [sic] ainsi.',
      'Le XXe siècle.',
      'Le logiciel surligne chaque commentaire TODO des programmeurs.',
      'Le chapitre XXX se passe à Marseille.',
      'Il naquit à Lyon (?) vers 1450.',
      'Il partit (reste à savoir pourquoi).',
      '« J’ai vécu [à Lyon] trois ans. »',
      'Sans commentaire : le score se suffit.',
      'Assez de blabla !',
    ],
  },
};
