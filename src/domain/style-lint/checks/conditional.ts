import type { CompiledCheck, CompileTools } from '../engine/compiled-check.ts';
import { endOf, spellingOf, startOf, type Reading } from '../text/reading.ts';
import type { ConditionalCheck } from '../model/rule.ts';
import { isShouted } from '../text/words.ts';

const leastLetters = 2;
const mostLetters = 6;
const opening = 0x28;
const closing = 0x29;

/**
 * Reports the first occurrence of an abbreviation. Roman numerals, and words in capitals among others in capitals, do
 * not count.
 */
export function compileConditional(check: ConditionalCheck, { vocabulary }: CompileTools): CompiledCheck {
  const known = vocabulary.learnAll(check.known);
  const wording = { message: check.message, replacements: [], isSafe: false };
  return ({ reading, budget, sink }) => ({
    finish() {
      const firstMet = new Map<string, number>();
      const explained = new Set<string>();
      for (let word = 0; word < reading.words.count; word += 1) {
        if (!budget.take(1)) return;
        if (!isAbbreviation(reading, word) || known.has(reading.ids[word] ?? 0)) continue;
        const spelling = spellingOf(reading, word);
        if (isExplained(reading, word)) explained.add(spelling);
        else if (!firstMet.has(spelling)) firstMet.set(spelling, word);
      }
      for (const [spelling, word] of firstMet)
        if (!explained.has(spelling)) sink.add(startOf(reading, word), endOf(reading, word), wording);
    },
  });
}

function isAbbreviation(reading: Reading, word: number): boolean {
  const { shapes, firsts, lasts } = reading.words;
  const length = (lasts[word] ?? 0) - (firsts[word] ?? 0);
  if (!isShouted(shapes[word] ?? 0) || length < leastLetters || length > mostLetters) return false;
  if (isShouted(shapes[word - 1] ?? 0) || isShouted(shapes[word + 1] ?? 0)) return false;
  return !/^[ivxlcdm]+$|[^\p{L}\p{N}]/u.test(spellingOf(reading, word));
}

/** `long form (ABC)` or `ABC (long form)` */
function isExplained({ text, words }: Reading, word: number): boolean {
  const before = (words.firsts[word] ?? 0) - 1;
  const after = words.lasts[word] ?? 0;
  if (text.units[before] === opening && text.units[after] === closing) return true;
  return words.gaps[word + 1] === opening && text.units[(words.firsts[word + 1] ?? 0) - 1] === opening;
}
