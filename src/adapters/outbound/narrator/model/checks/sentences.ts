import type { Language } from '#domain/language.ts';
import { mentionsIn } from './natures-in.ts';
import { plainly, sentencesIn, wordsIn } from './prose.ts';
import type { TextCheck } from './scope.ts';

/** In words. */
const longestSentence = 30;

/**
 * Finds sentences that are too long to understand at first reading. The name of a kind of work counts as one word, and
 * so does a number.
 */
export const checkSentences: TextCheck = (text, _scope, { language }) =>
  sentencesIn(text).every((sentence) => lengthOf(sentence, language) <= longestSentence)
    ? []
    : [{ check: 'sentences', hint: `Write no sentence of more than ${longestSentence} words.` }];

const lengthOf = (sentence: string, language: Language): number =>
  mentionsIn(plainly(sentence), language).reduce(
    (count, { start, end }) => count + 1 - wordsIn(plainly(sentence).slice(start, end)).length,
    wordsIn(sentence).length,
  );
