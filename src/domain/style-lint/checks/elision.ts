import type { CompiledCheck, Workshop } from '../compiled-check.ts';
import { endOf, isJoined, isSentenceStart, spellingOf, startOf, type Reading } from '../reading.ts';
import type { ElisionCheck } from '../rule.ts';
import { isShouted, Shape } from '../words.ts';

/** Before a vowel or a mute h. Letters and abbreviations are said in more than one way, and names keep their h. */
export function compileElision(check: ElisionCheck, { vocabulary }: Workshop): CompiledCheck {
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
        if (isOfName(reading, word) || !losesVowel(reading, word + 1, check.kept)) continue;
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

/** By the word after `word`, or by both. */
const isKept = ({ ids }: Reading, keptWords: readonly (readonly number[])[], word: number): boolean =>
  keptWords.some((kept) => kept.every((id, i) => ids[word + 2 - kept.length + i] === id));

function losesVowel(reading: Reading, word: number, kept: readonly string[]): boolean {
  const shape = reading.words.shapes[word] ?? 0;
  if ((shape & Shape.hasLetter) === 0 || (shape & Shape.opaque) !== 0 || isShouted(shape)) return false;
  const spelling = spellingOf(reading, word);
  if (spelling === 'y') return true;
  if (spelling.length === 1 || kept.some((beginning) => spelling.startsWith(beginning))) return false;
  const initial = spelling.normalize('NFD').charAt(0);
  return initial === 'h' ? (shape & Shape.firstUpper) === 0 : 'aeiouœæ'.includes(initial);
}
