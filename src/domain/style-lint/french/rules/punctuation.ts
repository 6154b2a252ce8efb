import type { RuleContent } from '../../model/rule.ts';
import { punctuationCheck } from '../marks.ts';

export const punctuation: RuleContent = {
  check: punctuationCheck,
  examples: {
    bad: [
      'A partir de lundi, la ligne circulera la nuit.',
      'Il vend des pommes, des poires, etc...',
      'Vite !!!',
      'Quoi ?!',
      'Il dit “bonjour” hier.',
      'Il vient?',
      'Voici: non.',
      'Il a ( par erreur ) dormi.',
      'Je me demande quand il viendra ?',
      'Le dossier est chez M.Lambert.',
      'Comment a-t-il pu entrer….. je ne sais.',
    ],
    good: [
      'À partir de lundi, la ligne circulera la nuit.',
      'Elle a travaillé chez Yahoo! avant de partir.',
      'Il vend des pommes, des poires, etc.',
      'Vite\u202f!',
      'Quoi\u202f?',
      'Il dit «\u00a0bonjour\u00a0».',
      'Voici\u00a0: non.',
      'Il a (par erreur) dormi.',
      'Demandez-vous s’il vient.',
      'Qui sait quand il reviendra ?',
      'Comment savoir si la pièce convient ?',
      'Elle regarde Mr. Bean.',
      'Le dossier /etc est vide.',
      "Du rock 'n' roll.",
    ],
  },
};
