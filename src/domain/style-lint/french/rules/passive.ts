import type { RuleContent } from '../../model/rule.ts';
import { passive as passiveCheck } from '../passive.ts';

export const passive: RuleContent = {
  check: passiveCheck,
  examples: {
    bad: [
      'Le formulaire a été rempli par Anne.',
      'La loi est votée par le Parlement.',
      'Les colis seront livrés par un coursier.',
      'La décision fut prise par le maire.',
      'Le pont avait été entièrement détruit par la crue.',
      'Ces lettres ont été écrites par ma mère.',
    ],
    good: [
      'Anne a rempli le formulaire.',
      'Il est passé par Lyon.',
      'Elle est entrée par la fenêtre.',
      "L'histoire s'est terminée par un mariage.",
      'Le pull est rouge.',
      'Il était content de partir.',
      'Elle est venue par le train.',
      'Ils sont deux par chambre.',
    ],
  },
};
