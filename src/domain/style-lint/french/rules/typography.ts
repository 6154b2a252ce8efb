import type { RuleContent } from '../../model/rule.ts';
import { typeset } from '../typeset.ts';

export const typography: RuleContent = {
  check: () => ({
    kind: 'typography',
    message: typeset('Mettez une espace insécable avant « ; : ! ? » et à l’intérieur des guillemets.'),
  }),
  examples: {
    bad: ['Que veux-tu?', 'Il dit: oui.', 'Elle dit «oui».', 'Quoi !'],
    good: ['Que veux-tu\u202F?', 'Il dit\u00A0: oui.', 'Elle dit «\u00A0oui\u00A0».', 'Rendez-vous à 10:30.'],
  },
};
