import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { latinPhrases } from '../words/further-phrases.ts';

export const latin: RuleContent = phraseRule({
  message: 'Écrivez « {replacement} » au lieu de « {match} ».',
  withoutReplacement: 'Dites-le en français.',
  phrases: latinPhrases,
  areSpokenOf: true,
  examples: {
    bad: [
      'Ils sont arrivés ex-aequo.',
      'Une condition sine qua none.',
      'Le status quo dure.',
      'Un groupe ad-hoc.',
      'Il vote a-priori.',
      'Leurs desideratas sont lus.',
      'Il faut à minima deux clés.',
    ],
    good: [
      'Ils sont arrivés ex aequo.',
      'Une condition sine qua non.',
      'Le statu quo dure.',
      'Un groupe ad hoc.',
      'Le thermomètre à minima est cassé.',
      'De facto, il dirige.',
      'Et cætera.',
    ],
  },
});
