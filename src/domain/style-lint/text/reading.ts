import { endOfUnit, foldedSlice, type FoldedText } from './folded-text.ts';
import type { LintLanguage } from '../languages.ts';
import type { Prose } from './prose.ts';
import type { Sentences } from './sentences.ts';
import { foldOf, kindOf, UnitKind } from '../model/unit-kinds.ts';
import { Gap, type Words } from './words.ts';

/** A text as all checks read it. */
export interface Reading {
  readonly prose: Prose;
  readonly language: LintLanguage;
  readonly text: FoldedText;
  readonly words: Words;
  /** The vocabulary's number for each word; 0 for words that no rule knows. */
  readonly ids: Int32Array;
  readonly sentences: Sentences;
}

export const startOf = ({ text, words }: Reading, word: number): number =>
  text.starts[words.firsts[word] ?? 0] ?? 0;

export const endOf = ({ text, words }: Reading, word: number): number =>
  endOfUnit(text, (words.lasts[word] ?? 0) - 1);

/** The word in the spelling that the rules use: in lower case, with straight apostrophes. */
export const spellingOf = ({ text, words }: Reading, word: number): string =>
  foldedSlice(text, words.firsts[word] ?? 0, words.lasts[word] ?? 0);

/** Whether only white space separates the word from the previous one, within one sentence. */
export const isJoined = ({ words }: Reading, word: number): boolean => words.gaps[word] === Gap.plain;

export const isSentenceStart = ({ sentences }: Reading, word: number): boolean =>
  sentences.firsts[sentences.of[word] ?? 0] === word;

/** The words in the case of the text, without masked markup, and with plain spaces, apostrophes and hyphens. */
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

const sourceUnits = new WeakMap<Reading, Uint16Array>();

/** The UTF-16 units of the source, for checks that read them one by one. */
export function unitsOfSource(reading: Reading): Uint16Array {
  const known = sourceUnits.get(reading);
  if (known !== undefined) return known;
  const { source } = reading.text;
  const units = new Uint16Array(source.length);
  for (let at = 0; at < source.length; at += 1) units[at] = source.charCodeAt(at);
  sourceUnits.set(reading, units);
  return units;
}
