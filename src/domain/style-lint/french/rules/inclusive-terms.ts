import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { respectfulPhrases } from '../words/further-phrases.ts';
import { unmarriedCheck } from '../marks.ts';

const respect = phraseRule({
  message: 'Mot qui peut blesser : « {replacement} » ne blesse pas.',
  withoutReplacement: 'Mot qui peut blesser ou exclure : cherchez un terme neutre.',
  phrases: respectfulPhrases,
  areSpokenOf: true,
  examples: {
    bad: [
      'Donnez votre nom de jeune fille.',
      'Un enfant mongolien.',
      'Il est cloué dans un fauteuil roulant.',
      'Des sourds-muets.',
      'Une politique schizophrène.',
      'Cochez la case Mme, Mlle ou M.',
    ],
    good: [
      'Elle a préféré consulter une femme médecin.',
      'Donnez votre nom de naissance.',
      'Un enfant trisomique.',
      'Il est en fauteuil roulant.',
      'Un jeune sourd.',
      'La cour infirme le jugement.',
      'Mme Petit et Mlle Lange sont arrivées.',
      'Elle garde ma petite sœur.',
      'La caissière rend la monnaie.',
    ],
  },
});

export const inclusiveTerms: RuleContent = {
  check: () => ({ kind: 'several', checks: [respect.check(), unmarriedCheck()] }),
  examples: respect.examples,
};
