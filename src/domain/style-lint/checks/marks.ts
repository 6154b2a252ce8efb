import type { CheckContext, CompiledCheck } from '../compiled-check.ts';
import type { Wording } from '../hits.ts';
import { unitsOfSource, type Reading } from '../reading.ts';
import type { MarkPattern, MarksCheck } from '../rule.ts';
import { secondCharacters } from './mark-beginnings.ts';

/**
 * Looks where words and other characters begin. A pattern is tried only where one of its first characters stands with one of its second
 * ones behind it, and of a number or a word only where it begins, so that a text without such marks costs nothing.
 */
export function compileMarks(check: MarksCheck): CompiledCheck {
  const byStart = new Map<number, MarkPattern[]>();
  for (const pattern of check.patterns)
    for (const unit of startsOf(pattern)) byStart.set(unit, [...(byStart.get(unit) ?? []), pattern]);
  const isStart = new Uint8Array(0x1_0000);
  for (const unit of byStart.keys()) isStart[unit] = 1;
  const candidates = new Candidates(byStart);
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
          const unit = units[at] ?? 0;
          if (at < from || isStart[unit] === 0) continue;
          const patterns = candidates.at(unit, units[at + 1] ?? 0);
          if (patterns.length === 0) continue;
          if (!context.budget.take(patterns.length)) return;
          from = endOfMatch(context, check.message, patterns, at, end, customs) ?? from;
        }
      }
      if (customs.length <= mostSlips)
        for (const { at, to, wording } of customs) context.sink.add(at, to, wording);
    },
  });
}

/** The patterns for two characters, found out when they are first met. */
class Candidates {
  readonly #byStart: ReadonlyMap<number, readonly MarkPattern[]>;
  readonly #byPair = new Map<number, readonly MarkPattern[]>();
  readonly #seconds = new Map<MarkPattern, ReadonlySet<string> | undefined>();

  constructor(byStart: ReadonlyMap<number, readonly MarkPattern[]>) {
    this.#byStart = byStart;
  }

  at(first: number, second: number): readonly MarkPattern[] {
    // Rarer letters are not told apart, so that no text fills the memory.
    if (second >= rare && !spaces.has(second)) return this.#byStart.get(first) ?? [];
    const pair = first * 0x1_0000 + second;
    const known = this.#byPair.get(pair);
    if (known !== undefined) return known;
    const character = String.fromCharCode(second);
    const fitting = (this.#byStart.get(first) ?? []).filter(
      (pattern) => this.#secondsOf(pattern)?.has(character) !== false,
    );
    this.#byPair.set(pair, fitting);
    return fitting;
  }

  #secondsOf(pattern: MarkPattern): ReadonlySet<string> | undefined {
    if (!this.#seconds.has(pattern)) this.#seconds.set(pattern, secondCharacters(pattern.match));
    return this.#seconds.get(pattern);
  }
}

const rare = 0x250;
const spaces = new Set([0x202f]);

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
