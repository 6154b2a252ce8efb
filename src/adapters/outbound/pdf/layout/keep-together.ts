import type { Content } from './content.ts';
import { lettersInLine, linesOf, linesOfRow } from './line-estimate.ts';
import type { FitsOnPage } from './page-fit.ts';

export interface Part {
  readonly content: Content;
  /** The space below, in points. */
  readonly gap: number;
  /**
   * `heading`: stays with what follows. `introduction`: stays with what follows if there is room. `whole`: stays on one
   * page if it can. `flowing`: may break anywhere.
   */
  readonly kind: 'heading' | 'introduction' | 'whole' | 'flowing';
}

/** In estimated lines of ordinary text. Longer content may be broken. */
const mostLines = {
  item: 20,
  flowingUnderHeading: 14,
  flowing: 5,
  headings: 20,
  introduction: 4,
  row: 12,
} as const;

/** The space that a heading needs below it if what follows is long, in points: four lines. */
const reserve = 62;

/** An item of a list. It is not broken unless it is long. */
export const wholeItem = (content: Content): Content =>
  linesOf(content) <= mostLines.item ? unbroken(content) : content;

/** Keeps content on one page. It must fit on a page. */
export const unbroken = (content: Content): Content => ({ stack: [content], unbreakable: true });

/** Whether a text is short enough to stay with what it introduces. */
export const isBrief = (content: Content): boolean => linesOf(content) <= mostLines.introduction;

/** Whether a row of a table can stay unbroken, even below the header and another row. */
export const isLowRow = (row: readonly Content[]): boolean =>
  linesOfRow(row, lettersInLine / row.length) <= mostLines.row;

/**
 * Puts every heading on one page with what follows it: with all of it if that is short, otherwise with its beginning.
 */
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

/** Flowing content is kept with its heading, or unbroken, only if it is short. */
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

/** Moves the headings to the next page together with an empty space below them; the part then starts in that space. */
const aboveItsBeginning = (headings: readonly Part[], part: Part): readonly Content[] => [
  { stack: [...headings.map(spaced), { stack: [], margin: [0, 0, 0, reserve] }], unbreakable: true },
  { stack: [spaced(part)], margin: [0, -reserve, 0, 0] },
];

export const spaced = ({ content, gap }: Part): Content => below(gap, content);

/** Moves what follows down by the gap. At the bottom of a page the gap is not needed. */
const below = (gap: number, content: Content): Content => ({ stack: [content], margin: [0, 0, 0, gap] });
