import type { Content, TextContent } from './content.ts';
import { textWidth } from './page-style.ts';

/** Of ordinary text across the page; on the low side, so that lines are counted on the high side. */
export const lettersInLine = 72;
const ordinarySize = 10.5;
const lineHeight = 15.5;
/** Of a table, for the padding of its cells. */
const rowPadding = 0.6;

/** Capitals, signs, letters of other scripts and very long words, which leave lines half empty. */
const wide = /\S{25,}|[^a-lnopq-vx-zà-åç-ÿ\s\d.,;:!?'’"«»()-]/g;
/** How much wider than other letters those are, at most. */
const wideness = 1.7;

/**
 * How many lines of ordinary text are about as high, gaps included; at least three quarters of what it takes. A
 * page has 46.
 */
export function linesOf(content: Content, letters = lettersInLine): number {
  const [, above, , below] = content.margin ?? [0, 0, 0, 0];
  return (above + below) / lineHeight + linesInside(content, letters);
}

function linesInside(content: Content, letters: number): number {
  if ('text' in content) return linesOfText(content, letters);
  if ('stack' in content) return content.stack.reduce((sum, child) => sum + linesOf(child, letters), 0);
  if ('columns' in content) return linesOfColumns(content.columns, letters);
  if ('table' in content)
    return content.table.body.reduce((sum, row) => sum + linesOfRow(row, letters / row.length), 0);
  return 'svg' in content ? linesOfDrawing(content.svg, content.width) : 0;
}

export const linesOfRow = (row: readonly Content[], letters: number): number =>
  rowPadding + Math.max(...row.map((cell) => linesOf(cell, letters)));

/** One of them takes what those with a width leave. */
function linesOfColumns(columns: readonly Content[], letters: number): number {
  const fixed = columns.reduce((sum, { width }) => sum + lettersIn(width), 0);
  return Math.max(...columns.map((column) => linesOf(column, lettersIn(column.width) || letters - fixed)));
}

const lettersIn = (width: Content['width']): number =>
  typeof width === 'number' ? (lettersInLine * width) / textWidth : 0;

function linesOfDrawing(svg: string, width: number): number {
  const [, drawn, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return (width * Number(height)) / Number(drawn) / lineHeight;
}

function linesOfText({ text }: TextContent, letters: number): number {
  const scale = Math.max(...text.map(({ fontSize }) => fontSize ?? ordinarySize)) / ordinarySize;
  const paragraphs = text
    .map((run) => run.text)
    .join('')
    .split('\n');
  const lines = paragraphs.map((part) => Math.ceil((widthOf(part) * scale) / letters) || 1);
  return scale * lines.reduce((sum, count) => sum + count, 0);
}

const widthOf = (text: string): number =>
  text.length + (wideness - 1) * (text.match(wide) ?? []).reduce((sum, match) => sum + match.length, 0);
