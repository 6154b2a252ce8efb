import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { weaselPhrases } from '../words/fillers.ts';

export const weasel: RuleContent = phraseRule({
  message: 'Trop vague : dites qui, combien ou quand.',
  withoutReplacement: 'Trop vague : dites qui, combien ou quand.',
  phrases: weaselPhrases,
  examples: {
    bad: [
      'Certains disent que le prix va monter.',
      'Des études montrent que le sommeil aide.',
      'Il y a un certain nombre de fautes.',
      'Le prix est relativement bas.',
      "Il paraît qu'il viendra.",
    ],
    good: ['Trois études de 2019 le montrent.', 'Le prix baissera de 3 %.', 'Un certain jour, il partit.'],
  },
});
