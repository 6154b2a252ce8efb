import type { RuleContent } from '../../model/rule.ts';
import { dateCheck } from '../marks.ts';

export const dateTime: RuleContent = {
  check: dateCheck,
  examples: {
    bad: [
      'Comptez deux à 3 jours pour recevoir la commande.',
      'Il part le 1 septembre.',
      'Il arrive à 14h30.',
      'Il arrive le 05 juin.',
      "La mode des années '90.",
      'Il mange à 7 h PM.',
      'Aucun bus ne circulera le 1 mai.',
      'La fête a lieu le 04 juillet.',
      'Le camion vient le 12 Mars.',
      'La réunion aura lieu mardi, le 4 juin.',
      'Les tubes des années 80’s.',
    ],
    good: [
      'Comptez deux à trois jours.',
      'Il part le 1er septembre.',
      'Il arrive à 14 h 30.',
      'Il arrive le 5 juin.',
      'La mode des années 90.',
      'Il a 1 septembre.',
      'Le défilé du 14 Juillet est annulé.',
      'En mars, 2000 personnes ont défilé.',
      'En l’an 2000, nous avions peur.',
    ],
  },
};
