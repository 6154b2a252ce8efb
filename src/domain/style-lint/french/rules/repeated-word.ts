import type { RuleContent } from '../../model/rule.ts';
import { allowedTwice, pairEnds, towardsTheEast } from '../known-words.ts';
import { typeset } from '../typeset.ts';

export const repeatedWord: RuleContent = {
  check: () => ({
    kind: 'repetition',
    message: typeset('« {match} » : un mot est écrit deux fois.'),
    allowed: allowedTwice,
    // « Ceux qui l’ont ont de la chance. »
    allowedAfter: { est: towardsTheEast, ont: ["l'", 'les', 'en', 'y', 'qui'] },
    pairEnds,
  }),
  examples: {
    bad: [
      'Il vient de de partir.',
      'Le le chat dort.',
      'Elle a pris pris le train.',
      'Nous partons pour pour Lyon.',
      'Le livre est sur la\nla table.',
      'Les clés sont à la à la loge.',
      'Le toit a été a été refait.',
    ],
    good: [
      'Nous nous levons tôt.',
      'Vous vous trompez.',
      'Il se fait faire un costume.',
      "Le violon a perdu son son d'autrefois.",
      'Partie, partie pour toujours.',
      'Des pommes, des poires, etc. Et des noix.',
      'Il en parle. En en parlant, il rit.',
      'Vient-il ? Il vient.',
      'La façade est est en pierre, la façade ouest est en brique.',
      'Ils avancent côte à côte à petits pas.',
    ],
  },
};
