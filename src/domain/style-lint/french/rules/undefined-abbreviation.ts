import type { RuleContent } from '../../model/rule.ts';
import { knownAbbreviations } from '../known-words.ts';
import { typeset } from '../typeset.ts';

export const undefinedAbbreviation: RuleContent = {
  check: () => ({
    kind: 'conditional',
    message: typeset('Expliquez « {match} » la première fois : forme longue (sigle).'),
    known: knownAbbreviations,
  }),
  examples: {
    bad: ['Le COPIL se réunit lundi.', 'Envoyez la demande à la DREAL.'],
    good: [
      'Le comité de pilotage (COPIL) se réunit lundi. Le COPIL décidera.',
      'La SNCF annonce un retard.',
      'Louis XIV aimait la danse.',
      'Le PDF pèse deux mégaoctets.',
    ],
  },
};
