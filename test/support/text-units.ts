import type { PositionUnit } from '#domain/style-lint/output/lint-report.ts';

/** Divides a text into the elements that a unit counts. */
const units = {
  utf16: (text: string): string[] => text.split(''),
  codepoint: (text: string): string[] => Array.from(text),
  utf8: (text: string): string[] => Array.from(Buffer.from(text, 'utf8').toString('latin1')),
} satisfies Record<PositionUnit, (text: string) => string[]>;

const lengthIn = (unit: PositionUnit, text: string): number => units[unit](text).length;

/** Cuts the text like a client that counts in this unit. */
export function sliceIn(unit: PositionUnit, text: string, offset: number, length: number): string {
  const piece = units[unit](text)
    .slice(offset, offset + length)
    .join('');
  return unit === 'utf8' ? Buffer.from(piece, 'latin1').toString('utf8') : piece;
}

/** Line and column of an offset, both from 1, computed in a slow and obvious way. */
export function placeIn(unit: PositionUnit, text: string, offset: number): { line: number; column: number } {
  const before = sliceIn(unit, text, 0, offset);
  const breaks = [...text.matchAll(/\r\n|\n|\r/g)].filter(
    (match) => match.index + match[0].length <= before.length,
  );
  const last = breaks.at(-1);
  const lineStart = last === undefined ? 0 : last.index + last[0].length;
  return { line: breaks.length + 1, column: lengthIn(unit, before.slice(lineStart)) + 1 };
}
