import type { Content } from './content.ts';
import { lettersInLine, linesOf, linesOfRow } from './line-estimate.ts';
import type { FitsOnPage } from './page-fit.ts';

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

/** In lines of ordinary text, by the estimate. */
const mostLines = {
  item: 20,
  flowingUnderHeading: 14,
  flowing: 5,
  headings: 20,
  introduction: 4,
  row: 12,
} as const;

/** What a heading needs below it when what follows is long, in points: four lines. */
const reserve = 62;

/** An item of a list, not broken unless it is long. */
export const wholeItem = (content: Content): Content =>
  linesOf(content) <= mostLines.item ? unbroken(content) : content;

/** On one page, which it must fit. */
export const unbroken = (content: Content): Content => ({ stack: [content], unbreakable: true });

/** Whether a text is short enough to stay with what it introduces. */
export const isBrief = (content: Content): boolean => linesOf(content) <= mostLines.introduction;

/** Whether a row of a table can stay whole, also below the head and another one. */
export const isLowRow = (row: readonly Content[]): boolean =>
  linesOfRow(row, lettersInLine / row.length) <= mostLines.row;

/** Puts every heading on one page with what follows it: all of it where that is short, else its beginning. */
export function keepTogether(parts: readonly Part[], fits: FitsOnPage): readonly Content[] {
  const contents: Content[] = [];
  let headings: Part[] = [];
  for (const part of parts) {
    headings.push(part);
    if (part.kind === 'heading' || part.kind === 'introduction') continue;
    contents.push(...joined(headings.slice(0, -1), part, fits));
    headings = [];
  }
  return [...contents, ...headings.map(spaced)];
}

function joined(headings: readonly Part[], part: Part, fits: FitsOnPage): readonly Content[] {
  const group: Content = { stack: [...headings.map(spaced), part.content] };
  if (isKeptWhole(group, part, headings, fits)) return [below(part.gap, unbroken(group))];
  const introduction = headings.find(({ kind }) => kind === 'introduction');
  if (introduction && part.kind === 'whole') return withoutRoom(introduction, headings, part, fits);
  const canMove = headings.length > 0 && linesIn(headings) <= mostLines.headings;
  return canMove ? aboveItsBeginning(headings, part) : [...headings, part].map(spaced);
}

/** What flows is kept with its heading, or whole, only where it is short. */
function isKeptWhole(group: Content, { kind }: Part, headings: readonly Part[], fits: FitsOnPage): boolean {
  if (kind === 'whole') return fits(group);
  return linesOf(group) <= (headings.length > 0 ? mostLines.flowingUnderHeading : mostLines.flowing);
}

/** The introduction stays with its own heading only. */
function withoutRoom(
  introduction: Part,
  headings: readonly Part[],
  part: Part,
  fits: FitsOnPage,
): readonly Content[] {
  const at = headings.indexOf(introduction);
  return [
    ...joined(headings.slice(0, at), { ...introduction, kind: 'flowing' }, fits),
    ...joined(headings.slice(at + 1), part, fits),
  ];
}

const linesIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { content }) => sum + linesOf(content), 0);

/** The headings move to the next page together with a room below them, into which the part then goes. */
const aboveItsBeginning = (headings: readonly Part[], part: Part): readonly Content[] => [
  { stack: [...headings.map(spaced), { stack: [], margin: [0, 0, 0, reserve] }], unbreakable: true },
  { stack: [spaced(part)], margin: [0, -reserve, 0, 0] },
];

export const spaced = ({ content, gap }: Part): Content => below(gap, content);

/** What comes next stands lower; at the foot of a page it may do without the gap. */
const below = (gap: number, content: Content): Content => ({ stack: [content], margin: [0, 0, 0, gap] });
