import type { Advice } from '#adapters/inbound/web/api/api-types.ts';
import type { Language } from '#adapters/inbound/web/language/language.ts';

/** In code points, because the service counts them that way. */
export const longestQuestion = 2000;

/** A question and the answer to it. */
export interface Turn {
  readonly question: string;
  readonly advice: Advice;
  readonly language: Language;
  /** What chose the suggestions: a language model, or a keyword search. */
  readonly source: 'model' | 'rules';
}

export const lengthOf = (text: string): number => Array.from(text).length;

/** Removes blanks around the text, and control characters, which pasted text may contain. */
export const tidy = (typed: string): string => typed.replaceAll(/[^\P{Cc}\t\n]/gu, ' ').trim();

/**
 * The question together with the earlier turns, because the service stores no conversation. If it gets too long, the
 * oldest text is dropped. Questions of the service are included only for a model: a keyword search would take them for
 * the person's words.
 */
export function promptOf(turns: readonly Turn[], question: string): string {
  // An empty question is sent as it is, so that the service returns its error.
  if (question === '') return question;
  const said = turns.flatMap(({ question: earlier, advice, source }) =>
    source === 'model' ? [earlier, `> ${advice.follow_up}`] : [earlier],
  );
  const before = Array.from(said.map((part) => `${part}\n\n`).join(''));
  const room = longestQuestion - lengthOf(question);
  return `${lastWords(before, room)}${question}`;
}

function lastWords(text: readonly string[], room: number): string {
  if (text.length <= room) return text.join('');
  const cut = text.slice(text.length - room).join('');
  // The cut may have split the first word.
  return cut.replace(/^\S*\s+/u, '');
}
