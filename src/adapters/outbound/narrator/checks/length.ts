import { sentencesIn, wordsIn } from './prose.ts';
import type { Fault, TextCheck } from './scope.ts';

/** Beyond this nothing else is looked at. */
export const mostCharacters = 1_200;

const fault = (hint: string): Fault => ({ check: 'length', hint });

/** As long as the place in the report allows, and whole: the last sentence ends. */
export const checkLength: TextCheck = (text, { words, ending, sentences }) => {
  const count = wordsIn(text).length;
  const isWhole = (ending === 'question' ? /\?$/u : /[.!…]["'»”)]?$/u).test(text.trim());
  return [
    ...(count < words.least || count > words.most
      ? [fault(`Write ${words.least} to ${words.most} words; this has ${count}.`)]
      : []),
    ...(isWhole ? [] : [fault(`End with ${ending === 'question' ? 'a question mark' : 'a full stop'}.`)]),
    ...(sentencesIn(text).length > sentences
      ? [fault(`Write ${sentences === 1 ? 'one sentence' : 'fewer sentences'}.`)]
      : []),
  ];
};
