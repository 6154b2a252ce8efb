import type { Span } from './prose.ts';

const newline = 0x0a;
const carriageReturn = 0x0d;

/** The lines of a text without their ends, which are \n, \r\n or \r. A text that ends with one has an empty last line. */
export function linesOf(text: string): readonly Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== newline && unit !== carriageReturn) continue;
    lines.push({ start, end: at });
    if (unit === carriageReturn && text.charCodeAt(at + 1) === newline) at += 1;
    start = at + 1;
  }
  lines.push({ start, end: text.length });
  return lines;
}

/** The number of the line, from 0, that the unit at `offset` or the line end there belongs to. */
export function lineAt(lines: readonly Span[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
