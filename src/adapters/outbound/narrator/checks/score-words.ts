import type { Language } from '../../../../domain/language.ts';
import { anyWord, firstMatch, plainly, withoutTokens } from './prose.ts';
import type { TextCheck } from './scope.ts';

/** As fragments of a pattern. Plain turns of phrase that hold one, such as "at this point", are refused as well. */
const scoreWords: Readonly<Record<Language, RegExp>> = {
  en: anyWord([
    'points?',
    'scor(?:es?|ed|ing)',
    'per ?cent',
    'percent(?:ages?|iles?)',
    'ratings?',
    'rated',
    'preferences?',
    'demands?',
    '(?:mis)?align(?:ed|ments?)',
    'zones?',
    'natures?',
    'gaps?',
  ]),
  fr: anyWord([
    'points?',
    'scores?',
    'pour ?cent',
    'pourcentages?',
    'notes?',
    'notée?s?',
    'cotations?',
    'préférences?',
    'adéquations?',
    'alignements?',
    '(?:dés)?alignée?s?',
    'écarts?',
    'zones?',
    'natures?',
  ]),
};

/** The report speaks of weeks and of work: no word of the scales that its findings were computed on. */
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
