import type { RuleContent } from '../../model/rule.ts';
import { elision as elisionCheck } from '../elision.ts';

export const elision: RuleContent = {
  check: elisionCheck,
  examples: {
    bad: [
      'Le arbre est grand.',
      'Il parle de une chose.',
      'Je aime le thé.',
      'Elle ne aime rien.',
      'Je crois que il pleut.',
      'La histoire est longue.',
      'Il se habille vite.',
      'Ils vont jusque ici.',
      'Le homme attend.',
      'Il te écoute.',
    ],
    good: [
      "L'arbre est grand.",
      'Le héros entre dans le hall.',
      'Le haut du mur, le hasard et la honte.',
      'Le onze du mois, le huit du suivant.',
      'Il dit que oui.',
      'Le yaourt est frais.',
      'Le ou les parents signent.',
      "Le journal l'a mis à la une.",
      'Donne-le à Paul.',
      'Puis-je entrer ?',
      'Les poèmes de Hugo et la ville de Hambourg.',
      'Au début du IVe siècle, le IIe régime tomba.',
      'Le a et le o sont des voyelles.',
      'Je crois que, ayant lu, il comprit.',
      'La hauteur de la haie et le hibou.',
      'Il lit le hors-série de la revue.',
      'Prenez une feuille de format A4, et le A3 plus tard.',
      'Dites-le à Paul, rendez-la aussitôt.',
    ],
  },
};
