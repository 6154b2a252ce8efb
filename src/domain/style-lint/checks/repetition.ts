import type { CompiledCheck, Workshop } from '../compiled-check.ts';
import { markupMask } from '../prose.ts';
import { endOf, isJoined, isSentenceStart, startOf, type Reading } from '../reading.ts';
import type { RepetitionCheck } from '../rule.ts';
import { isShouted, Shape } from '../words.ts';

/** Three in a row are one hit as well. */
export function compileRepetition(check: RepetitionCheck, { vocabulary }: Workshop): CompiledCheck {
  const allowed = vocabulary.learnAll(check.allowed);
  return ({ reading, budget, sink }) => ({
    finish() {
      for (let first = 0; first < reading.words.count;) {
        if (!budget.take(1)) return;
        const end = endOfRun(reading, first);
        if (end > first + 1 && !allowed.has(reading.ids[first] ?? 0) && isSlip(reading, first))
          sink.add(startOf(reading, first), endOf(reading, end - 1), {
            message: check.message,
            replacements: [reading.text.source.slice(startOf(reading, first), endOf(reading, first))],
            isSafe: true,
            isExact: true,
          });
        first = end;
      }
    },
  });
}

function endOfRun(reading: Reading, first: number): number {
  let end = first + 1;
  while (end < reading.words.count && repeats(reading, end)) end += 1;
  return end;
}

const isSlip = (reading: Reading, first: number): boolean =>
  !isName(reading, first) && !differInCase(reading, first);

function repeats(reading: Reading, word: number): boolean {
  const { ids, words, text } = reading;
  if (ids[word] !== ids[word - 1] || !isJoined(reading, word)) return false;
  const shape = words.shapes[word] ?? 0;
  if ((shape & Shape.hasLetter) === 0 || (shape & (Shape.opaque | Shape.elided)) !== 0) return false;
  const [first, end] = [words.firsts[word] ?? 0, words.lasts[word] ?? 0];
  const before = words.firsts[word - 1] ?? 0;
  if (end - first !== (words.lasts[word - 1] ?? 0) - before) return false;
  for (let i = 0; i < end - first; i += 1) if (text.units[first + i] !== text.units[before + i]) return false;
  return !isPartedByMarkup(reading, word);
}

/** By more than emphasis: two links with one text are no slip. */
function isPartedByMarkup(reading: Reading, word: number): boolean {
  const between = reading.text.source.slice(endOf(reading, word - 1), startOf(reading, word));
  return between.length > mostEmphasis && between.includes(markupMask);
}

const mostEmphasis = 8;

/** Such as a town called Walla Walla; where a sentence begins, if it is no word that the rules know. */
function isName(reading: Reading, first: number): boolean {
  const [one, other] = [reading.words.shapes[first] ?? 0, reading.words.shapes[first + 1] ?? 0];
  const mayBeWord = isSentenceStart(reading, first) && reading.ids[first] !== 0;
  if (mayBeWord || isShouted(one)) return false;
  return (one & other & Shape.firstUpper) !== 0;
}

const caseOf = Shape.firstUpper | Shape.hasLower | Shape.manyUpper;

/** `AND and`, `e E`; not `The the` where something begins. */
function differInCase(reading: Reading, first: number): boolean {
  const [one, other] = [reading.words.shapes[first] ?? 0, reading.words.shapes[first + 1] ?? 0];
  if ((one & caseOf) === (other & caseOf)) return false;
  return isJoined(reading, first) || isShouted(one) || (other & Shape.firstUpper) !== 0;
}
