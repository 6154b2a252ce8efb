import type { CompiledCheck } from '../engine/compiled-check.ts';
import type { SpacingCheck } from '../model/rule.ts';
import { endOf, type Reading } from '../text/reading.ts';

const space = 0x20;

/** Checks the spaces between words. Indents, the space after a sentence and spaces at the end of a line are ignored. */
export function compileSpacing(check: SpacingCheck): CompiledCheck {
  return ({ reading, budget, sink }) => ({
    finish() {
      const { words } = reading;
      const { source } = reading.text;
      for (let at = 0; at < words.count; at += 1) {
        const from = endOf(reading, at);
        const to = endOfSpaces(source, from);
        if (!budget.take(1 + to - from)) return;
        const replacement = betterThan(reading, at, to, to - from);
        if (replacement === undefined) continue;
        const end = replacement === ' ' ? to : to + 1;
        sink.add(from, end, {
          message: check.message,
          replacements: [replacement],
          isSafe: true,
          isExact: true,
        });
      }
    },
  });
}

function endOfSpaces(source: string, from: number): number {
  let to = from;
  while (source.charCodeAt(to) === space) to += 1;
  return to;
}

/** What should replace the spaces after a word, including the punctuation mark that follows them. */
function betterThan(reading: Reading, word: number, to: number, count: number): string | undefined {
  if (count === 0) return undefined;
  const { source, starts } = reading.text;
  const mark = source.charAt(to);
  if (mark === ',' || (mark === '.' && isFullStop(source, to))) return mark;
  return count > 1 && starts[reading.words.firsts[word + 1] ?? -1] === to ? ' ' : undefined;
}

/** Whether the dot is a full stop: not in `.NET`, nor in "a file with a . in it". */
const isFullStop = (source: string, at: number): boolean =>
  !/^(?:[\p{L}\p{N}.]|\s+\p{Ll})/u.test(source.slice(at + 1, at + 4));
