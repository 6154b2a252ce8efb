import type { RuleContent } from '../../model/rule.ts';
import { superfluousNeCheck } from '../marks.ts';

export const construction: RuleContent = {
  check: superfluousNeCheck,
  examples: {
    bad: [
      'Il part sans que personne ne le voie.',
      'Attendez jusqu’à ce que le voyant ne s’allume.',
      "C'est de ce livre dont il parle.",
      'Après que le train soit parti, il pleut.',
      "Il est presqu'entièrement vide.",
      "Ils parlent entr'eux.",
      'Attendez que l’eau ne bouille.',
      'Vérifiez le niveau avant de ne démarrer.',
      'Je doute que le fournisseur ne puisse livrer.',
    ],
    good: [
      'Il part sans que personne le voie.',
      'Attendez que le voyant s’allume.',
      "C'est de ce livre qu'il parle.",
      'Après que le train est parti, il pleut.',
      "Une presqu'île.",
      'Ils parlent entre eux.',
      'Je ne doute pas qu’il ne vienne.',
      'Attendez que le voyant ne clignote plus.',
      'C’est du pain dont je raffole.',
      'Mieux vaut attendre que de ne rien recevoir.',
      'Il pousse jusqu’à ce qu’il n’en reste qu’un.',
    ],
  },
};
