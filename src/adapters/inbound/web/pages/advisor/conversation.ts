import type { Advice } from '../../api/api-types.ts';
import type { Language } from '../../language/language.ts';

/** In code points, as the service counts. */
export const longestQuestion = 2000;

/** A question and what came of it. */
export interface Turn {
  readonly question: string;
  readonly advice: Advice;
  readonly language: Language;
  /** Who chose: a language model, or search by words. */
  readonly source: 'model' | 'rules';
}

export const lengthOf = (text: string): number => Array.from(text).length;

/** Without blanks around it, and without controls, which come along with what is pasted. */
export const tidy = (typed: string): string => typed.replaceAll(/[^\P{Cc}\t\n]/gu, ' ').trim();

/**
 * The question with what was said before, of which the oldest goes where there is too much: the service remembers
 * nothing. What the service asked is told to a model only, since a search would take it for words of the person.
 */
export function promptOf(turns: readonly Turn[], question: string): string {
  // Nothing was asked, and the service shall say so.
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
  // The first word may be half of one.
  return cut.replace(/^\S*\s+/u, '');
}
