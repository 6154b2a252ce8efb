import { countWords } from '../checks/occurrence.ts';
import type { Metrics } from '../output/lint-report.ts';
import type { LintLanguage } from '../languages.ts';
import type { Reading } from './reading.ts';
import { UnitKind } from '../model/unit-kinds.ts';
import { Shape } from './words.ts';

/** With fewer words, a reading ease means nothing. */
const leastWords = 100;
const longWordLetters = 6;

export function measure(reading: Reading): Metrics {
  const { prose, words: columns, sentences } = reading;
  const words = countWords(reading, 0, columns.count);
  const characters = countCharacters(prose.text);
  if (words === 0)
    return { characters, words, sentences: 0, avgSentenceWords: 0, lix: null, readingEase: null };
  const { syllables, longWords } = countParts(reading);
  const perSentence = words / sentences.count;
  return {
    characters,
    words,
    sentences: sentences.count,
    avgSentenceWords: round(perSentence),
    lix: round(perSentence + (longWords * 100) / words),
    readingEase:
      words < leastWords ? null : round(readingEase(reading.language, perSentence, syllables / words)),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Flesch 1948; for French, Kandel and Moles 1958. */
const readingEase = (language: LintLanguage, perSentence: number, syllables: number): number =>
  language === 'en'
    ? 206.835 - 1.015 * perSentence - 84.6 * syllables
    : 207 - 1.015 * perSentence - 73.6 * syllables;

function countCharacters(text: string): number {
  let count = text.length;
  for (let at = 0; at + 1 < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(at + 1);
    if (next >= 0xdc00 && next <= 0xdfff) count -= 1;
  }
  return count;
}

interface Parts {
  readonly syllables: number;
  readonly longWords: number;
}

/**
 * Counts groups of vowels as syllables, without a silent e at the end. This is accurate enough for an average over a
 * hundred words.
 */
function countParts(reading: Reading): Parts {
  const { words } = reading;
  let syllables = 0;
  let longWords = 0;
  for (let word = 0; word < words.count; word += 1) {
    const { letters, groups } = countLetters(reading, word);
    if (((words.shapes[word] ?? 0) & Shape.elided) !== 0) continue;
    syllables += Math.max(1, groups);
    if (letters > longWordLetters) longWords += 1;
  }
  return { syllables, longWords };
}

function countLetters({ text, words, language }: Reading, word: number): { letters: number; groups: number } {
  const end = words.lasts[word] ?? 0;
  let letters = 0;
  let groups = 0;
  let isInGroup = false;
  for (let at = words.firsts[word] ?? 0; at < end; at += 1) {
    if (text.kinds[at] === UnitKind.letter) letters += 1;
    const isVowel = isAVowel(text.units[at] ?? 0);
    if (isVowel && !isInGroup) groups += 1;
    isInGroup = isVowel;
  }
  return { letters, groups: groups > 1 && isMute(text.units, end, language) ? groups - 1 : groups };
}

/** Indexed by unit; all vowels are among the first units of Unicode. */
const vowels = new Uint8Array(0x200);
for (const vowel of 'aeiouyàâäéèêëîïôöùûüÿœæ') vowels[vowel.charCodeAt(0)] = 1;
const isAVowel = (unit: number): boolean => vowels[unit] === 1;
const [e, l, s] = [0x65, 0x6c, 0x73];

/** Whether the last e is silent: in English `make`, but not `table`; in French `porte` and `portes`. */
function isMute(units: Uint16Array, end: number, language: LintLanguage): boolean {
  const last = language === 'fr' && units[end - 1] === s ? end - 2 : end - 1;
  if (units[last] !== e || isAVowel(units[last - 1] ?? 0)) return false;
  return language === 'fr' || units[last - 1] !== l || isAVowel(units[last - 2] ?? 0);
}
