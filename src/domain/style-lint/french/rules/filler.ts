import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { fillerPhrases } from '../words/fillers.ts';

export const filler: RuleContent = phraseRule({
  message: 'Dites simplement « {replacement} ».',
  withoutReplacement: 'Supprimez « {match} », si la phrase dit la même chose sans.',
  phrases: fillerPhrases,
  examples: {
    bad: [
      'En fait, le train était parti.',
      'Il va sans dire que nous paierons.',
      'Du coup, je reste ici.',
      'Moi personnellement, je préfère le thé.',
      "Il est clair que le plan n'a pas marché.",
      "À vrai dire, je n'ai rien vu.",
    ],
    good: [
      'Le train était parti.',
      'Il est clair de peau.',
      "Ce n'est qu'un fait parmi d'autres.",
      "J'ai entendu le coup de feu.",
      'Il va dire que nous paierons.',
    ],
  },
});
