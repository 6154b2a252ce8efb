import { addressesIn } from './addresses.ts';
import { linesOf } from './lines.ts';
import { MaskedText } from './masked-text.ts';
import type { Prose, Span } from './prose.ts';

/** Text without markup: blank lines separate its paragraphs. */
export function plainProse(text: string): Prose {
  return { text, masked: withoutAddresses(text), paragraphs: paragraphsOf(text), silences: [] };
}

function withoutAddresses(text: string): string {
  const masked = new MaskedText(text);
  for (const { start, end } of addressesIn(text)) masked.cover(start, end);
  return masked.toString();
}

function paragraphsOf(text: string): readonly Span[] {
  const paragraphs: Span[] = [];
  let open: Span | undefined;
  for (const line of linesOf(text)) {
    const start = line.start + blanksBefore(text, line);
    if (start < line.end) open = { start: open?.start ?? start, end: line.end };
    else if (open !== undefined) {
      paragraphs.push(open);
      open = undefined;
    }
  }
  return open === undefined ? paragraphs : [...paragraphs, open];
}

const blanksBefore = (text: string, { start, end }: Span): number => {
  const line = text.slice(start, end);
  return line.length - line.trimStart().length;
};
