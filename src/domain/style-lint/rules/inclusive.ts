import type { Rule } from '../model/rule.ts';
import { inclusiveTerms as inclusiveTermsEn } from '../english/rules/inclusive-terms.ts';
import { inclusiveTerms as inclusiveTermsFr } from '../french/rules/inclusive-terms.ts';

export const inclusiveRules = [
  {
    id: 'inclusive/terms',
    description: 'A word that shuts out or hurts people, with one that does not.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: inclusiveTermsEn, fr: inclusiveTermsFr },
  },
] as const satisfies readonly Rule[];
