import { endOfUnit, foldedSlice, type FoldedText } from './folded-text.ts';
import type { LintLanguage, Prose } from './prose.ts';
import type { Sentences } from './sentences.ts';
import { foldOf, kindOf, UnitKind } from './unit-kinds.ts';
import { Gap, type Words } from './words.ts';

/** A text as all checks see it. */
export interface Reading {
  readonly prose: Prose;
  readonly language: LintLanguage;
  readonly text: FoldedText;
  readonly words: Words;
  /** What the vocabulary calls each word; 0 for those that no rule knows. */
  readonly ids: Int32Array;
  readonly sentences: Sentences;
}

export const startOf = ({ text, words }: Reading, word: number): number =>
  text.starts[words.firsts[word] ?? 0] ?? 0;

export const endOf = ({ text, words }: Reading, word: number): number =>
  endOfUnit(text, (words.lasts[word] ?? 0) - 1);

/** Lower case and so on: as the rules spell it. */
export const spellingOf = ({ text, words }: Reading, word: number): string =>
  foldedSlice(text, words.firsts[word] ?? 0, words.lasts[word] ?? 0);

/** Whether the word follows the one before it with nothing but white space between them, in one sentence. */
export const isJoined = ({ words }: Reading, word: number): boolean => words.gaps[word] === Gap.plain;

export const isSentenceStart = ({ sentences }: Reading, word: number): boolean =>
  sentences.firsts[sentences.of[word] ?? 0] === word;

/** In the case of the text, but without masked markup and with plain spaces, apostrophes and hyphens. */
export const writtenAs = (reading: Reading, first: number, end: number): string =>
  cleaned(reading.text.source.slice(startOf(reading, first), endOf(reading, end - 1)));

export function cleaned(source: string): string {
  let written = '';
  for (const character of source.normalize('NFC')) {
    const unit = character.charCodeAt(0);
    const kind = kindOf(unit);
    if (kind === UnitKind.ignored) continue;
    written += kind === UnitKind.other ? String.fromCharCode(foldOf(unit)) : character;
  }
  return written.trim().replace(/\s+/g, ' ');
}
