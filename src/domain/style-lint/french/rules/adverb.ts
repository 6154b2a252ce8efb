import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { adverbPhrases } from '../words/fillers.ts';

export const adverb: RuleContent = phraseRule({
  message: 'Dites simplement « {replacement} ».',
  withoutReplacement: '« {match} » ajoute peu : supprimez-le ou donnez un fait.',
  phrases: adverbPhrases,
  examples: {
    bad: ['Il est extrêmement fatigué.', "C'est très simple.", 'Le plan est totalement absurde.'],
    good: ['Il est fatigué.', 'Il parle lentement.', 'Le tremblement a duré peu de temps.'],
  },
});
