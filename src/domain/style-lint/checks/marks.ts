import type { CheckContext, CompiledCheck } from '../engine/compiled-check.ts';
import type { Wording } from '../engine/hits.ts';
import { unitsOfSource, type Reading } from '../text/reading.ts';
import type { MarkPattern, MarksCheck } from '../model/rule.ts';
import { secondCharacters } from './mark-beginnings.ts';

/**
 * Looks where words and other characters begin. A pattern is tried only where one of its first characters is followed by
 * one of its second ones, and a number or a word only where it begins. So a text without such marks costs almost nothing.
 */
export function compileMarks(check: MarksCheck): CompiledCheck {
  const candidates = new Candidates(check.patterns);
  return (context) => ({
    finish() {
      const customs: Custom[] = [];
      const units = unitsOfSource(context.reading);
      const beginnings = beginningsOf(context.reading);
      let next = 0;
      for (const { start, end } of context.reading.prose.paragraphs) {
        if (!context.budget.take((end - start) >> 2)) return;
        let from = start;
        for (; next < beginnings.length; next += 1) {
          const at = beginnings[next] ?? 0;
          if (at >= end) break;
          if (at < from) continue;
          const patterns = candidates.at(units[at] ?? 0, units[at + 1] ?? 0);
          if (patterns === undefined) continue;
          if (!context.budget.take(patterns.length)) return;
          from = endOfMatch(context, check.message, patterns, at, end, customs) ?? from;
        }
      }
      if (customs.length <= mostSlips)
        for (const { at, to, wording } of customs) context.sink.add(at, to, wording);
    },
  });
}

/**
 * The patterns for two characters. Each pair is looked up once, when it is first met: a table holds the number of its
 * list, in a row for each first character and a column for each second one.
 */
class Candidates {
  readonly #byStart = new Map<number, MarkPattern[]>();
  readonly #seconds = new Map<MarkPattern, ReadonlySet<string> | undefined>();
  /** For each UTF-16 unit its row, or 0 if no pattern begins with it. */
  readonly #rows = new Uint16Array(0x1_0000);
  readonly #table: Uint16Array;
  readonly #lists: (readonly MarkPattern[] | undefined)[] = [undefined, undefined];

  constructor(patterns: readonly MarkPattern[]) {
    for (const pattern of patterns)
      for (const unit of startsOf(pattern))
        this.#byStart.set(unit, [...(this.#byStart.get(unit) ?? []), pattern]);
    for (const [row, unit] of [...this.#byStart.keys()].entries()) this.#rows[unit] = row + 1;
    this.#table = new Uint16Array((this.#byStart.size + 1) * rowLength);
  }

  /** Returns undefined where no pattern can match. */
  at(first: number, second: number): readonly MarkPattern[] | undefined {
    const row = this.#rows[first] ?? 0;
    if (row === 0) return undefined;
    if (second >= columns && second !== narrowSpace) return this.#byStart.get(first);
    const place = row * rowLength + Math.min(second, columns);
    const known = this.#table[place] ?? 0;
    return this.#lists[known === notMet ? this.#lookUp(place, first, second) : known];
  }

  #lookUp(place: number, first: number, second: number): number {
    const character = String.fromCharCode(second);
    const fitting = (this.#byStart.get(first) ?? []).filter(
      (pattern) => this.#secondsOf(pattern)?.has(character) !== false,
    );
    const number = fitting.length === 0 ? noPattern : this.#lists.push(fitting) - 1;
    this.#table[place] = number;
    return number;
  }

  #secondsOf(pattern: MarkPattern): ReadonlySet<string> | undefined {
    if (!this.#seconds.has(pattern)) this.#seconds.set(pattern, secondCharacters(pattern.match));
    return this.#seconds.get(pattern);
  }
}

/** Second characters before U+0250, the end of the Latin letters, have a column each, and so has the narrow space. */
const columns = 0x250;
const rowLength = columns + 1;
const narrowSpace = 0x202f;

const notMet = 0;
const noPattern = 1;

interface Custom {
  readonly at: number;
  readonly to: number;
  readonly wording: Wording;
}

/** The most matches of a pattern marked `isCustom` that still count as slips. */
const mostSlips = 3;

const knownBeginnings = new WeakMap<Reading, Uint32Array>();

/** Where words and numbers begin, and all other characters: the same for every check. */
function beginningsOf(reading: Reading): Uint32Array {
  const known = knownBeginnings.get(reading);
  if (known !== undefined) return known;
  const units = unitsOfSource(reading);
  const found = new Uint32Array(units.length);
  let count = 0;
  for (const { start, end } of reading.prose.paragraphs) {
    let isInside = false;
    for (let at = start; at < end; at += 1) {
      const isOfWord = isWordUnit(units[at] ?? 0);
      if (!isOfWord || !isInside) {
        found[count] = at;
        count += 1;
      }
      isInside = isOfWord;
    }
  }
  const beginnings = found.slice(0, count);
  knownBeginnings.set(reading, beginnings);
  return beginnings;
}

const startsOf = ({ starts }: MarkPattern): ReadonlySet<number> =>
  new Set(
    Array.from(starts.replace('0-9', '0123456789')).flatMap((character) => [
      character.charCodeAt(0),
      character.toUpperCase().charCodeAt(0),
    ]),
  );

const isWordUnit = (unit: number): boolean =>
  (unit >= 0x30 && unit <= 0x39) ||
  (unit >= 0x41 && unit <= 0x5a) ||
  (unit >= 0x61 && unit <= 0x7a) ||
  (unit >= 0xc0 && unit <= 0x24f && unit !== 0xd7 && unit !== 0xf7);

/** Reports the first pattern that matches, and returns where it ends. */
function endOfMatch(
  { reading, settings, sink }: CheckContext,
  message: string,
  patterns: readonly MarkPattern[],
  at: number,
  end: number,
  customs: Custom[],
): number | undefined {
  const { source } = reading.text;
  for (const pattern of patterns) {
    if (pattern.variant !== undefined && pattern.variant !== settings.variant) continue;
    pattern.match.lastIndex = at;
    const found = pattern.match.exec(source);
    const to = at + (found?.[0].length ?? 0);
    if (found === null || to === at || to > end) continue;
    const wording = wordingOf(pattern, message, found);
    if (pattern.isCustom === true) customs.push({ at, to, wording });
    else sink.add(at, to, wording);
    return to;
  }
  return undefined;
}

const wordingOf = (pattern: MarkPattern, message: string, found: RegExpExecArray): Wording => ({
  message: pattern.message ?? message,
  replacements: (pattern.replace ?? []).map((text) =>
    text.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? ''),
  ),
  isSafe: pattern.isSafe === true,
  isExact: true,
});
