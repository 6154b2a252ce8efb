import type { Content, TextContent } from './content.ts';

export interface Part {
  readonly content: Content;
  /** Below, in points. */
  readonly gap: number;
  /**
   * A heading stays with what follows, and so does an introduction where there is room; a whole stays on one page if it
   * can; what flows may break anywhere.
   */
  readonly kind: 'heading' | 'introduction' | 'whole' | 'flowing';
}

/** In lines of ordinary text. A page has about 50; the estimates are on the high side, for what does not fit is lost. */
const mostLines = {
  whole: 36,
  flowingUnderHeading: 14,
  flowing: 5,
  headings: 24,
  introduction: 4,
  row: 12,
} as const;
const lettersInLine = 72;
const ordinarySize = 10.5;
const linesOfDrawing = 26;

/** What a heading needs below it when what follows is long, in points: four lines. */
const reserve = 62;

/** On one page if it can be. */
export const whole = (content: Content): Content =>
  linesOf(content, lettersInLine) <= mostLines.whole ? { stack: [content], unbreakable: true } : content;

/** Whether a text is short enough to stay with what it introduces. */
export const isBrief = (content: Content): boolean =>
  linesOf(content, lettersInLine) <= mostLines.introduction;

/** Whether a row of a table can stay whole, also below the head and another one. */
export const isLowRow = (row: readonly Content[]): boolean =>
  linesOfRow(row, lettersInLine / row.length) <= mostLines.row;

/** Puts every heading on one page with what follows it: all of it where that is short, else its beginning. */
export function keepTogether(parts: readonly Part[]): readonly Content[] {
  const contents: Content[] = [];
  let headings: Part[] = [];
  for (const part of parts) {
    headings.push(part);
    if (part.kind === 'heading' || part.kind === 'introduction') continue;
    contents.push(...joined(headings.slice(0, -1), part));
    headings = [];
  }
  return [...contents, ...headings.map(spaced)];
}

function joined(headings: readonly Part[], part: Part): readonly Content[] {
  const group = [...headings, part];
  if (linesIn(group) <= limitOf(part, headings.length > 0))
    return [below(part.gap, { stack: [...headings.map(spaced), part.content], unbreakable: true })];
  const introduction = headings.find(({ kind }) => kind === 'introduction');
  if (introduction && part.kind === 'whole') return withoutRoom(introduction, headings, part);
  const canMove = headings.length > 0 && linesIn(headings) <= mostLines.headings;
  return canMove ? aboveItsBeginning(headings, part) : group.map(spaced);
}

/** The introduction stays with its own heading only. */
function withoutRoom(introduction: Part, headings: readonly Part[], part: Part): readonly Content[] {
  const at = headings.indexOf(introduction);
  return [
    ...joined(headings.slice(0, at), { ...introduction, kind: 'flowing' }),
    ...joined(headings.slice(at + 1), part),
  ];
}

const linesIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { content }) => sum + linesOf(content, lettersInLine), 0);

const limitOf = ({ kind }: Part, isUnderHeading: boolean): number => {
  if (kind === 'whole') return mostLines.whole;
  return isUnderHeading ? mostLines.flowingUnderHeading : mostLines.flowing;
};

/** The headings move to the next page together with a room below them, into which the part then goes. */
const aboveItsBeginning = (headings: readonly Part[], part: Part): readonly Content[] => [
  { stack: [...headings.map(spaced), { stack: [], margin: [0, 0, 0, reserve] }], unbreakable: true },
  { stack: [spaced(part)], margin: [0, -reserve, 0, 0] },
];

const spaced = ({ content, gap }: Part): Content => below(gap, content);

/** What comes next stands lower; at the foot of a page it may do without the gap. */
const below = (gap: number, content: Content): Content => ({ stack: [content], margin: [0, 0, 0, gap] });

function linesOf(content: Content, letters: number): number {
  if ('text' in content) return linesOfText(content, letters);
  if ('stack' in content) return content.stack.reduce((sum, child) => sum + linesOf(child, letters), 0);
  if ('columns' in content) return Math.max(...content.columns.map((child) => linesOf(child, letters)));
  if ('table' in content)
    return content.table.body.reduce((sum, row) => sum + linesOfRow(row, letters / row.length), 1);
  return 'svg' in content ? linesOfDrawing : 0;
}

const linesOfRow = (row: readonly Content[], letters: number): number =>
  1.3 * Math.max(...row.map((cell) => linesOf(cell, letters)));

function linesOfText({ text }: TextContent, letters: number): number {
  const scale = (text[0]?.fontSize ?? ordinarySize) / ordinarySize;
  const paragraphs = text
    .map((run) => run.text ?? '')
    .join('')
    .split('\n');
  const lines = paragraphs.map((part) => Math.ceil((part.length * scale) / letters) || 1);
  return scale * lines.reduce((sum, count) => sum + count, 0);
}
