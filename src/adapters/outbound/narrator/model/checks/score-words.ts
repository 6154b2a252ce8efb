import type { Language } from '#domain/language.ts';
import { anyWord, firstMatch, plainly, withoutTokens } from './prose.ts';
import type { TextCheck } from './scope.ts';

/** As parts of a pattern, without phrases in which the words mean something else, such as "at this point". */
const scoreWords: Readonly<Record<Language, RegExp>> = {
  en: anyWord([
    '(?<!at (?:this|that|one|some|which) |starting |turning |to the )points?(?! (?:of view|out)(?!\\p{L}))',
    'scor(?:es?|ed|ing)',
    'per ?cent',
    'percent(?:ages?|iles?)',
    'ratings?',
    'rated',
    'preferences?',
    'demands?',
    '(?:mis)?align(?:ed|ments?)',
    'zones?',
    '(?<!(?:in|into|second|by) )natures?',
    'gaps?',
  ]),
  fr: anyWord([
    '(?<!(?:faire|fait|faites|sur) le |au |à (?:quel|tel|ce) )points?(?! (?:de (?:vue|départ|repère)|communs?)(?!\\p{L}))',
    'scores?',
    'pour ?cent',
    'pourcentages?',
    '(?<!pren\\p{L}+ (?:une |en )?)note',
    'notée?s?',
    'cotations?',
    'préférences?',
    'adéquations?',
    'alignements?',
    '(?:dés)?alignée?s?',
    "(?<!à l')écarts?",
    'zones?',
    '(?<!dans la |pleine )natures?',
  ]),
};

/** A report is about weeks and work, so words about scores and scales count as faults. */
export const checkScoreWords: TextCheck = (text, _scope, { language }) => {
  const word = firstMatch(plainly(withoutTokens(text)), scoreWords[language]);
  if (word === undefined) return [];
  return [
    {
      check: 'scores',
      hint: `“${word}” is a word of scales and scores; say what happens in a week instead.`,
    },
  ];
};
