import type { RuleContent } from '../../model/rule.ts';
import { spellings } from '../words/spellings.ts';
import { typeset } from '../typeset.ts';

export const spelling: RuleContent = {
  check: () => ({
    kind: 'consistency',
    message: typeset('Écrivez ce mot partout de la même façon : « {replacement} ».'),
    families: spellings(),
  }),
  examples: {
    bad: [
      "Envoyez un e-mail. L'email doit être court.",
      'La clé est ici. Rendez la clef ce soir.',
      "Cet événement compte. L'évènement suivant aussi.",
      'Les clés sont là, les clefs aussi.',
      'Il faut connaître la règle et reconnaître sa faute, ou connaitre un juge.',
    ],
    good: [
      "Envoyez un e-mail. L'e-mail doit être court.",
      'La clé est ici. Rendez la clé ce soir.',
      'Cet évènement compte. Les évènements suivants aussi.',
      'Il est sur le lit. Je suis sûr de moi.',
    ],
  },
};
