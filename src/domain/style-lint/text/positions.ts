import type { Place, PositionUnit } from '../output/lint-report.ts';

export interface Position extends Place {
  readonly offset: number;
}

/** Returns the places of the given offsets, in one pass over the text. */
export function locate(
  text: string,
  offsets: readonly number[],
  unit: PositionUnit,
): ReadonlyMap<number, Position> {
  const positions = new Map<number, Position>();
  const widthOf = widths[unit];
  let [at, offset, line, lineStart] = [0, 0, 1, 0];
  for (const target of offsets.toSorted((a, b) => a - b)) {
    while (at < target) {
      const code = text.charCodeAt(at);
      offset += widthOf(code, at === 0 ? 0 : text.charCodeAt(at - 1));
      at += 1;
      if (code === newline || (code === carriageReturn && text.charCodeAt(at) !== newline)) {
        line += 1;
        lineStart = offset;
      }
    }
    positions.set(target, { offset, line, column: offset - lineStart + 1 });
  }
  return positions;
}

const newline = 0x0a;
const carriageReturn = 0x0d;

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** How much a UTF-16 unit adds to the count, given the unit before it: a surrogate pair counts at its second half. */
const widths: Readonly<Record<PositionUnit, (code: number, before: number) => number>> = {
  utf16: () => 1,
  codepoint: (code, before) => (isLow(code) && isHigh(before) ? 0 : 1),
  utf8: (code, before) => {
    if (isLow(code) && isHigh(before)) return 1;
    if (code < 0x80) return 1;
    return code < 0x800 ? 2 : 3;
  },
};
