import type { CompiledCheck, CompileTools } from '../engine/compiled-check.ts';
import { markupMask } from '../text/prose.ts';
import { endOf, isJoined, isSentenceStart, startOf, type Reading } from '../text/reading.ts';
import type { RepetitionCheck } from '../model/rule.ts';
import { isShouted, Shape } from '../text/words.ts';

/** Three in a row are one hit as well, and so are two pairs, as in `of the of the`. */
export function compileRepetition(check: RepetitionCheck, { vocabulary }: CompileTools): CompiledCheck {
  const allowed = vocabulary.learnAll(check.allowed);
  const pairEnds = vocabulary.learnAll(check.pairEnds ?? []);
  const allowedAfter = new Map(
    Object.entries(check.allowedAfter ?? {}).map(([word, before]) => [
      vocabulary.learn(word).words[0],
      vocabulary.learnAll(before),
    ]),
  );
  const mayStandTwice = ({ ids }: Reading, first: number): boolean =>
    allowed.has(ids[first] ?? 0) || allowedAfter.get(ids[first])?.has(ids[first - 1] ?? 0) === true;
  return ({ reading, budget, sink }) => ({
    finish() {
      for (let first = 0; first < reading.words.count;) {
        if (!budget.take(1)) return;
        const isPair = pairEnds.has(reading.ids[first + 1] ?? 0) && isPairTwice(reading, first);
        const end = isPair ? first + 4 : endOfRun(reading, first);
        if (isPair || (end > first + 1 && !mayStandTwice(reading, first) && isSlip(reading, first)))
          sink.add(startOf(reading, first), endOf(reading, end - 1), {
            message: check.message,
            replacements: [
              reading.text.source.slice(startOf(reading, first), endOf(reading, isPair ? first + 1 : first)),
            ],
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

const isPairTwice = (reading: Reading, first: number): boolean =>
  first + 3 < reading.words.count &&
  reading.ids[first] !== reading.ids[first + 1] &&
  isJoined(reading, first + 1) &&
  repeats(reading, first + 2, 2) &&
  repeats(reading, first + 3, 2);

/** Whether the word stands there for the second time, so many words after the first one. */
function repeats(reading: Reading, word: number, distance = 1): boolean {
  const { ids, words, text } = reading;
  if (ids[word] !== ids[word - distance] || !isJoined(reading, word)) return false;
  const shape = words.shapes[word] ?? 0;
  if ((shape & Shape.hasLetter) === 0 || (shape & (Shape.opaque | Shape.elided)) !== 0) return false;
  const [first, end] = [words.firsts[word] ?? 0, words.lasts[word] ?? 0];
  const before = words.firsts[word - distance] ?? 0;
  if (end - first !== (words.lasts[word - distance] ?? 0) - before) return false;
  for (let i = 0; i < end - first; i += 1) if (text.units[first + i] !== text.units[before + i]) return false;
  return !isPartedByMarkup(reading, word);
}

/** Whether markup other than emphasis stands between them: two links with the same text are not a repetition. */
function isPartedByMarkup(reading: Reading, word: number): boolean {
  const between = reading.text.source.slice(endOf(reading, word - 1), startOf(reading, word));
  return between.length > mostEmphasis && between.includes(markupMask);
}

const mostEmphasis = 8;

/** A name such as Walla Walla. At the start of a sentence, only words that no rule knows can be names. */
function isName(reading: Reading, first: number): boolean {
  const [one, other] = [reading.words.shapes[first] ?? 0, reading.words.shapes[first + 1] ?? 0];
  const mayBeWord = isSentenceStart(reading, first) && reading.ids[first] !== 0;
  if (mayBeWord || isShouted(one)) return false;
  return (one & other & Shape.firstUpper) !== 0;
}

const caseOf = Shape.firstUpper | Shape.hasLower | Shape.manyUpper;

/** `AND and`, `e E`; but not `The the` at the start of a sentence. */
function differInCase(reading: Reading, first: number): boolean {
  const [one, other] = [reading.words.shapes[first] ?? 0, reading.words.shapes[first + 1] ?? 0];
  if ((one & caseOf) === (other & caseOf)) return false;
  return isJoined(reading, first) || isShouted(one) || (other & Shape.firstUpper) !== 0;
}
