import type { Rule } from '../model/rule.ts';
import {
  repeatedWords as repeatedWordsEn,
  doubleSpaces as doubleSpacesEn,
  indefiniteArticles as indefiniteArticlesEn,
} from '../english/rules/mechanics.ts';
import { repeatedWord as repeatedWordFr } from '../french/rules/repeated-word.ts';
import { doubleSpace as doubleSpaceFr } from '../french/rules/double-space.ts';
import { elision as elisionFr } from '../french/rules/elision.ts';
import { typography as typographyFr } from '../french/rules/typography.ts';
import {
  annotations as annotationsEn,
  punctuation as punctuationEn,
  quotations as quotationsEn,
  symbols as symbolsEn,
} from '../english/rules/marks.ts';
import { annotation as annotationFr } from '../french/rules/annotation.ts';
import { capitals as capitalsEn } from '../english/rules/capitals.ts';
import { capital as capitalFr } from '../french/rules/capital.ts';
import { sums as sumsEn, datesAndTimes as datesAndTimesEn } from '../english/rules/dates-and-sums.ts';
import { dateTime as dateTimeFr } from '../french/rules/date-time.ts';
import { euphony as euphonyFr } from '../french/rules/euphony.ts';
import { misspellings as misspellingsEn } from '../english/rules/misspellings.ts';
import { punctuation as punctuationFr } from '../french/rules/punctuation.ts';
import { unit as unitFr } from '../french/rules/unit.ts';

export const mechanicsRules = [
  {
    id: 'mechanics/repeated-word',
    description: 'The same word twice in a row.',
    severity: 'error',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: repeatedWordsEn, fr: repeatedWordFr },
  },
  {
    id: 'mechanics/double-space',
    description: 'More than one space between two words, or a space before a comma or a full stop.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: doubleSpacesEn, fr: doubleSpaceFr },
  },
  {
    id: 'mechanics/indefinite-article',
    description: '"a" where "an" is said, or the other way round.',
    severity: 'error',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: indefiniteArticlesEn },
  },
  {
    id: 'mechanics/elision',
    description: 'A French word that keeps a vowel which is dropped there.',
    severity: 'error',
    isOnByDefault: true,
    isTaste: false,
    contents: { fr: elisionFr },
  },
  {
    id: 'mechanics/typography',
    description: 'French spaces before double punctuation marks and inside guillemets.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    contents: { fr: typographyFr },
  },
  {
    id: 'mechanics/annotation',
    description: 'A note to oneself or a placeholder that was left in.',
    severity: 'error',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: annotationsEn, fr: annotationFr },
  },
  {
    id: 'mechanics/capital',
    description: 'A capital letter missing or too many, and names spelled otherwise.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: capitalsEn, fr: capitalFr },
  },
  {
    id: 'mechanics/currency',
    description: 'A currency said twice, or in the wrong place.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: sumsEn },
  },
  {
    id: 'mechanics/date-time',
    description: 'A date or time said twice, unclear or written against custom.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: datesAndTimesEn, fr: dateTimeFr },
  },
  {
    id: 'mechanics/euphony',
    description: 'French forms that change before a vowel, such as "cet" and "mon".',
    severity: 'error',
    isOnByDefault: true,
    isTaste: false,
    contents: { fr: euphonyFr },
  },
  {
    id: 'mechanics/misspelling',
    description: 'A common misspelling, or an irregular plural.',
    severity: 'error',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: misspellingsEn },
  },
  {
    id: 'mechanics/punctuation',
    description: 'Marks that are doubled, mixed, missing or misplaced.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: punctuationEn, fr: punctuationFr },
  },
  {
    id: 'mechanics/quotation',
    description: 'Quotation marks that do not match, or are misplaced.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: quotationsEn },
  },
  {
    id: 'mechanics/symbol',
    description: 'A makeshift for a sign, or a sign where a word belongs.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: symbolsEn },
  },
  {
    id: 'mechanics/unit',
    description: 'Symbols of units as the international system writes them.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    contents: { fr: unitFr },
  },
] as const satisfies readonly Rule[];
