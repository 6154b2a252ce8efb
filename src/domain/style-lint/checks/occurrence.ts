import type { CompiledCheck } from '../engine/compiled-check.ts';
import { endOf, startOf, type Reading } from '../text/reading.ts';
import type { OccurrenceCheck } from '../model/rule.ts';
import { Shape } from '../text/words.ts';

export function compileOccurrence(check: OccurrenceCheck): CompiledCheck {
  const count = check.counted === 'words' ? countWords : countCommas;
  return ({ reading, budget, sink, option }) => ({
    finish() {
      const most = option(check.option);
      const { firsts, lasts } = reading.sentences;
      for (let sentence = 0; sentence < reading.sentences.count; sentence += 1) {
        const [first, end] = [firsts[sentence] ?? 0, lasts[sentence] ?? 0];
        if (!budget.take(end - first)) return;
        const found = count(reading, first, end);
        if (found > most)
          sink.add(startOf(reading, first), endOf(reading, end - 1), {
            message: check.message,
            replacements: [],
            isSafe: false,
            values: { count: String(found) },
          });
      }
    },
  });
}

/** French `l'arbre` counts as one word, as usual for counts by spaces. */
export function countWords({ words }: Reading, first: number, end: number): number {
  let count = 0;
  for (let at = first; at < end; at += 1) if (((words.shapes[at] ?? 0) & Shape.elided) === 0) count += 1;
  return count;
}

const comma = 0x2c;

function countCommas({ text, words }: Reading, first: number, end: number): number {
  let count = 0;
  for (let at = first + 1; at < end; at += 1)
    for (let unit = words.lasts[at - 1] ?? 0; unit < (words.firsts[at] ?? 0); unit += 1)
      if (text.units[unit] === comma) count += 1;
  return count;
}
