import type { CompiledCheck, CompileTools } from '../engine/compiled-check.ts';
import { endOf, isJoined, isSentenceStart, spellingOf, startOf, type Reading } from '../text/reading.ts';
import type { ElisionCheck } from '../model/rule.ts';
import { isShouted, Shape } from '../text/words.ts';

/**
 * Checks words that change before a vowel or a silent h, or before a consonant. Single letters and abbreviations have
 * several pronunciations, and names keep their h, so both are left out.
 */
export function compileElision(check: ElisionCheck, { vocabulary }: CompileTools): CompiledCheck {
  const elided = new Map<number, string>();
  for (const [word, short] of Object.entries(check.elided))
    for (const id of vocabulary.learn(word).words) elided.set(id, short);
  const keptWords = (check.keptWords ?? []).map((words) => vocabulary.learn(words).words);
  return ({ reading, budget, sink }) => ({
    finish() {
      for (let word = 0; word + 1 < reading.words.count; word += 1) {
        if (!budget.take(1)) return;
        const short = elided.get(reading.ids[word] ?? 0);
        if (short === undefined || !isJoined(reading, word + 1) || isKept(reading, keptWords, word)) continue;
        if (isOfName(reading, word) || !changes(reading, word + 1, check)) continue;
        const [start, end] = [startOf(reading, word), endOf(reading, word + 1)];
        const next = reading.text.source.slice(startOf(reading, word + 1), end);
        sink.add(start, end, { message: check.message, replacements: [short + next], isSafe: true });
      }
    },
  });
}

/** `Le Ouen`, `De Angelis` */
function isOfName(reading: Reading, word: number): boolean {
  const [one, other] = [reading.words.shapes[word] ?? 0, reading.words.shapes[word + 1] ?? 0];
  return (one & other & Shape.firstUpper) !== 0 && !isShouted(other) && !isSentenceStart(reading, word);
}

/** Whether the word after `word`, or both words together, are in the list. */
const isKept = ({ ids }: Reading, keptWords: readonly (readonly number[])[], word: number): boolean =>
  keptWords.some((kept) => kept.every((id, i) => ids[word + 2 - kept.length + i] === id));

function changes(reading: Reading, word: number, { kept, before = 'vowel' }: ElisionCheck): boolean {
  return before === 'vowel' ? losesVowel(reading, word, kept) : keepsConsonant(reading, word, kept);
}

/** An h may be silent or aspirated: only the listed words count. */
function keepsConsonant(reading: Reading, word: number, kept: readonly string[]): boolean {
  const shape = reading.words.shapes[word] ?? 0;
  if ((shape & Shape.hasLetter) === 0 || (shape & (Shape.opaque | Shape.hasDigit)) !== 0) return false;
  const initial = initialOf(reading, word);
  if (!'bcdfghjklmnpqrstvwxz'.includes(initial) || isShouted(shape)) return false;
  const spelling = spellingOf(reading, word);
  if (spelling.length < 3) return false;
  return initial !== 'h' || kept.some((beginning) => spelling.startsWith(beginning));
}

function losesVowel(reading: Reading, word: number, kept: readonly string[]): boolean {
  const shape = reading.words.shapes[word] ?? 0;
  if ((shape & Shape.hasLetter) === 0 || (shape & (Shape.opaque | Shape.hasDigit)) !== 0) return false;
  if (isShouted(shape)) return false;
  const initial = initialOf(reading, word);
  if (!'aeiouœæhy'.includes(initial)) return false;
  const spelling = spellingOf(reading, word);
  if (initial === 'y') return spelling === 'y';
  if (spelling.length === 1 || kept.some((beginning) => spelling.startsWith(beginning))) return false;
  return initial !== 'h' || (shape & Shape.firstUpper) === 0;
}

const initials = new Map<number, string>();

/** The first letter in lower case, without its accent. */
function initialOf({ text, words }: Reading, word: number): string {
  const unit = text.units[words.firsts[word] ?? 0] ?? 0;
  const known = initials.get(unit);
  if (known !== undefined) return known;
  const initial = String.fromCharCode(unit).normalize('NFD').charAt(0);
  initials.set(unit, initial);
  return initial;
}
