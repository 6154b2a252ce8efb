import type { Rule } from '../model/rule.ts';
import { construction as constructionFr } from '../french/rules/construction.ts';
import { illogic as illogicEn } from '../english/rules/illogic.ts';
import { needlessVariants as needlessVariantsEn } from '../english/rules/needless-variants.ts';
import { uncomparables as uncomparablesEn } from '../english/rules/uncomparables.ts';
import { redundancies as redundanciesEn } from '../english/rules/redundancies.ts';
import { redundancy as redundancyFr } from '../french/rules/redundancy.ts';
import { confusedWords as confusedWordsEn } from '../english/rules/confused-words.ts';
import { confused as confusedFr } from '../french/rules/confused.ts';

export const usageRules = [
  {
    id: 'usage/construction',
    description: 'A French construction that grammar does not allow, such as "ne" after "sans que".',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { fr: constructionFr },
  },
  {
    id: 'usage/illogical',
    description: 'Words that say something else than is meant.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: illogicEn },
  },
  {
    id: 'usage/needless-variant',
    description: 'A variant or back-formation for which style guides prefer another word.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: needlessVariantsEn },
  },
  {
    id: 'usage/uncomparable',
    description: 'A degree of what has no degrees, such as "most unanimous".',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: uncomparablesEn },
  },
  {
    id: 'usage/redundancy',
    description: 'A word that says again what another has said.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: redundanciesEn, fr: redundancyFr },
  },
  {
    id: 'usage/confused',
    description: 'A word or form in place of another that looks or sounds like it.',
    severity: 'error',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: confusedWordsEn, fr: confusedFr },
  },
] as const satisfies readonly Rule[];
