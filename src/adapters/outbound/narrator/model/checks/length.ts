import { wordsIn } from './prose.ts';
import { isWithin, rangeOf } from './range.ts';
import type { Fault, TextCheck, TextScope } from './scope.ts';

/** Longer texts get no other check. */
export const mostCharacters = 1_200;

const fault = (hint: string): Fault => ({ check: 'length', hint });

const sentence = { pattern: /[.!?…]\s?["'»”)]*$/u, hint: 'End with a full stop or a question mark.' };

/** The pattern of a complete text for each form. */
const wholes: Readonly<Record<TextScope['form'], { readonly pattern: RegExp; readonly hint: string }>> = {
  sentences: sentence,
  speech: sentence,
  heading: {
    pattern: /^\p{Lu}[^.!?…:;]*$/u,
    hint: 'A heading begins with a capital and has no full stop, colon or question mark.',
  },
  addressee: {
    pattern: /^\p{Ll}[^.!?…:;,]*$/u,
    hint: 'Name whom to speak to in small letters and without punctuation, such as “your manager” in its language.',
  },
};

/** The text must have a length that its place in the report allows, and must be complete. */
export const checkLength: TextCheck = (text, { words, form }) => {
  const count = wordsIn(text).length;
  const { pattern, hint } = wholes[form];
  return [
    ...(isWithin(words, count) ? [] : [fault(`Write ${rangeOf(words)} words; this has ${count}.`)]),
    ...(pattern.test(text.trim()) ? [] : [fault(hint)]),
  ];
};
