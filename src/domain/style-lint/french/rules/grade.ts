import type { RuleContent } from '../../model/rule.ts';
import { typeset } from '../typeset.ts';

const hard =
  'Conformément aux dispositions réglementaires susceptibles de modifications ultérieures, l’administration territoriale compétente procédera systématiquement à la vérification approfondie des justificatifs communiqués. ';

export const grade: RuleContent = {
  check: () => ({
    kind: 'metric',
    message: typeset(
      'Texte difficile à lire (facilité de lecture : {value}) : raccourcissez les phrases et les mots.',
    ),
    metric: 'reading_ease',
    option: 'min_reading_ease',
  }),
  examples: {
    bad: [hard.repeat(6)],
    good: ['Le chat dort sur le lit. Il est gris. Il fait chaud. On ouvre la porte. Il sort. '.repeat(8)],
  },
};
