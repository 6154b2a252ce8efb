import type { Span } from './prose.ts';

const newline = 0x0a;
const carriageReturn = 0x0d;

/** The lines of a text without their ends (\n, \r\n or \r). If a text ends with a line end, its last line is empty. */
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

/** The number of a line, from 0: the line that contains the unit at `offset`, which may be its line end. */
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
