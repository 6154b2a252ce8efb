import type { RuleContent } from '../../model/rule.ts';
import { unitCheck } from '../marks.ts';

export const unit: RuleContent = {
  check: unitCheck,
  examples: {
    bad: [
      'La hausse atteint 2.5 % en un an.',
      'L’usine emploie 1.200 salariés.',
      'La ville a versé 1,8 millions d’euros au club.',
      'Le chantier a coûté 3,2 millions €.',
      'Un sac de 25 Kg.',
      'Il roule à 128 kmh.',
      'Il pèse 500 grs.',
      'Une pièce de 85 m2.',
      'Une hausse de 12%.',
      'Il faut 30 sec.',
      'Il coûte €20.',
      'L’azote est à 77 °K.',
      'Il consomme 3 kilowatts par heure.',
    ],
    good: [
      'La version 1.200 corrige ce défaut.',
      'La ville a versé 2,8 millions d’euros.',
      'Un sac de 25 kg.',
      'Il roule à 128 km/h.',
      'Une pièce de 85 m².',
      'Une hausse de 12\u00a0%.',
      'Il faut 30 s.',
      'Il coûte 20\u00a0€.',
      'Un véhicule 4x4.',
      'Sa carrière compte 6 KO.',
    ],
  },
};
