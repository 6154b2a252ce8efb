import type { Span } from '#domain/style-lint/text/prose.ts';

/** Lines that belong together, each without the markers of quotes, lists or headings. */
export type Block = readonly Span[];

const delimiterRow = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/**
 * The lines before a table as one block, and each cell of the table as another. A block without a table stays as it is.
 * Tables are read here because markdown-it fills up short rows: a small text can make it create 65 536 cells.
 */
export function withoutTable(text: string, block: Block): readonly Block[] {
  const header = block.findIndex((line, index) => isHeader(text, line, block[index + 1]));
  if (header === -1) return [block];
  const rows = block.filter((_, index) => index >= header && index !== header + 1);
  const before = block.slice(0, header);
  return [
    ...(before.length > 0 ? [before] : []),
    ...rows.flatMap((row) => cellsOf(text, row).map((cell) => [cell])),
  ];
}

function isHeader(text: string, line: Span, next: Span | undefined): boolean {
  const delimiters = next && text.slice(next.start, next.end);
  if (delimiters === undefined || !delimiterRow.test(delimiters)) return false;
  if (!text.slice(line.start, line.end).includes('|')) return false;
  return columnsOf(text, line).length === columnsOf(text, next ?? line).length;
}

/** Empty columns before the first pipe and after the last one do not count. */
function columnsOf(text: string, row: Span): Span[] {
  const columns = split(text, row);
  if (isEmpty(columns[0])) columns.shift();
  if (isEmpty(columns.at(-1))) columns.pop();
  return columns;
}

const cellsOf = (text: string, row: Span): Span[] => split(text, row).filter((cell) => !isEmpty(cell));

const isEmpty = (span: Span | undefined): boolean => span !== undefined && span.start === span.end;

/** Splits at pipes that are not escaped. */
function split(text: string, { start, end }: Span): Span[] {
  const pieces: Span[] = [];
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && (text.charAt(at) !== '|' || text.charAt(at - 1) === '\\')) continue;
    pieces.push(trimmed(text, from, at));
    from = at + 1;
  }
  return pieces;
}

function trimmed(text: string, start: number, end: number): Span {
  const piece = text.slice(start, end);
  const first = start + piece.length - piece.trimStart().length;
  return { start: first, end: first + piece.trim().length };
}
