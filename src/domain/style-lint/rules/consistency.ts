import type { Rule } from '../model/rule.ts';
import { termsRule } from './house-terms.ts';
import { spellings as spellingsEn } from '../english/rules/spellings.ts';
import { spelling as spellingFr } from '../french/rules/spelling.ts';
import { spellingVariants as spellingVariantsEn } from '../english/rules/spelling-variants.ts';
import { quoteMarks as quoteMarksEn } from '../english/rules/mechanics.ts';
import { quotes as quotesFr } from '../french/rules/quotes.ts';

export const consistencyRules = [
  {
    id: 'consistency/terms',
    description: 'A word that the house writes otherwise: the terms of the request.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: termsRule.en, fr: termsRule.fr },
  },
  {
    id: 'consistency/spelling',
    description: 'One word spelled in two ways in one text.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: spellingsEn, fr: spellingFr },
  },
  {
    id: 'consistency/spelling-variant',
    description: 'British and American spelling in one text, or the one where the other was asked for.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: spellingVariantsEn },
  },
  {
    id: 'consistency/quotes',
    description: 'Straight and curly quotation marks or apostrophes in one text.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    contents: { en: quoteMarksEn, fr: quotesFr },
  },
] as const satisfies readonly Rule[];
