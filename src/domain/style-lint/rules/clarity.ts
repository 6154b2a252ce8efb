import type { Rule } from '../model/rule.ts';
import { wordyPhrases as wordyPhrasesEn } from '../english/rules/wordy-phrases.ts';
import { wordyPhrase as wordyPhraseFr } from '../french/rules/wordy-phrase.ts';
import { complexWords as complexWordsEn } from '../english/rules/complex-words.ts';
import { complexWord as complexWordFr } from '../french/rules/complex-word.ts';
import {
  longSentence as longSentenceEn,
  manyCommas as manyCommasEn,
  undefinedAbbreviation as undefinedAbbreviationEn,
} from '../english/rules/sentences.ts';
import { longSentence as longSentenceFr } from '../french/rules/long-sentence.ts';
import { passive as passiveEn } from '../english/rules/passive.ts';
import { passive as passiveFr } from '../french/rules/passive.ts';
import { nominalisations as nominalisationsEn } from '../english/rules/nominalisations.ts';
import { nominalisation as nominalisationFr } from '../french/rules/nominalisation.ts';
import { manyCommas as manyCommasFr } from '../french/rules/many-commas.ts';
import { undefinedAbbreviation as undefinedAbbreviationFr } from '../french/rules/undefined-abbreviation.ts';

export const clarityRules = [
  {
    id: 'clarity/wordy-phrase',
    description: 'A phrase for which there is a shorter one.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: wordyPhrasesEn, fr: wordyPhraseFr },
  },
  {
    id: 'clarity/complex-word',
    description: 'A long or official word for which there is a common one.',
    severity: 'suggestion',
    isOnByDefault: true,
    isTaste: false,
    contents: { en: complexWordsEn, fr: complexWordFr },
  },
  {
    id: 'clarity/long-sentence',
    description: 'A sentence with more words than most readers take in at once.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    options: [
      {
        name: 'max_words',
        description: 'The most words that a sentence may have.',
        default: 30,
        least: 5,
        most: 200,
      },
    ],
    contents: { en: longSentenceEn, fr: longSentenceFr },
  },
  {
    id: 'clarity/passive',
    description: 'A passive verb, which hides who does what.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    contents: { en: passiveEn, fr: passiveFr },
  },
  {
    id: 'clarity/nominalisation',
    description: 'A noun made from a verb, beside a verb that says little.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    contents: { en: nominalisationsEn, fr: nominalisationFr },
  },
  {
    id: 'clarity/many-commas',
    description: 'A sentence with many commas.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    options: [
      {
        name: 'max_commas',
        description: 'The most commas that a sentence may have.',
        default: 5,
        least: 1,
        most: 50,
      },
    ],
    contents: { en: manyCommasEn, fr: manyCommasFr },
  },
  {
    id: 'clarity/undefined-abbreviation',
    description: 'An abbreviation that the text does not explain.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    contents: { en: undefinedAbbreviationEn, fr: undefinedAbbreviationFr },
  },
] as const satisfies readonly Rule[];
