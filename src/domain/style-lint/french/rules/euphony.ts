import type { RuleContent } from '../../model/rule.ts';
import { euphony as euphonyCheck } from '../euphony.ts';

export const euphony: RuleContent = {
  check: euphonyCheck,
  examples: {
    bad: [
      'Il a vu ce arbre.',
      'Elle a fini sa enquête.',
      'Voici un nouveau hôpital.',
      'Un vieux immeuble.',
      'Un beau ouvrage.',
      'Dans cet hangar.',
      'Dans cet livre.',
      'Il visite ce entrepôt.',
      'Ils ont signé un nouveau avenant.',
      'Un vieux érable penche.',
    ],
    good: [
      'Il a vu cet arbre.',
      'Elle a fini son enquête.',
      'Voici un nouvel hôpital.',
      'Ce à quoi il pense, ce en quoi il croit.',
      'Sa hache et ce héros.',
      'Un bel ouvrage, beau et grand.',
      'Cet homme.',
      'On a de nouveau accès au fichier.',
      'Il fait à nouveau appel.',
      'Et ce afin de gagner du temps.',
    ],
  },
};
