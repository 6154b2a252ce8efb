import type { Content, TextContent } from './content.ts';
import { textWidth } from './page-style.ts';

/**
 * Letters in a line of ordinary text. The value is low, so that the number of lines is rather too high than too low.
 */
export const lettersInLine = 72;
const ordinarySize = 10.5;
const lineHeight = 15.5;
/** In lines, for the padding of table cells. */
const rowPadding = 0.6;

/** Capitals, symbols, letters of other scripts, and very long words, which leave lines half empty. */
const wide = /\S{25,}|[^a-lnopq-vx-zà-åç-ÿ\s\d.,;:!?'’"«»()-]/g;
/** The greatest width of those characters, relative to other letters. */
const wideness = 1.7;

/**
 * The height of the content in lines of ordinary text, including gaps. The estimate is at least three quarters of the
 * real height. A page has 46 lines.
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

/** The column without a width gets the space that the others leave. */
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
