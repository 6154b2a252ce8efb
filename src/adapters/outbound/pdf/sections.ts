import type {
  Block,
  BlockKind,
  ReportPart,
  ReportSection,
} from '../../presentation/report/report-document.ts';
import type { Balance } from './balance.ts';
import { blockContents } from './blocks.ts';
import type { Content, TextContent } from './content.ts';
import { isBrief, keepTogether, type Part, spaced, unbroken } from './keep-together.ts';
import { linesOf } from './line-estimate.ts';
import type { FitsOnPage } from './page-fit.ts';
import { styles } from './page-style.ts';
import type { Typeset } from './text-runs.ts';

/** What sections are laid out with. */
export interface Setting {
  readonly set: Typeset;
  readonly balance: Balance;
  readonly fits: FitsOnPage;
}

interface Flow {
  readonly kind: Part['kind'];
  /** Below the block, in points. */
  readonly gap: number;
}

const flows: Readonly<Record<BlockKind, Flow>> = {
  lead: { kind: 'flowing', gap: 10 },
  paragraph: { kind: 'flowing', gap: 8 },
  bullets: { kind: 'flowing', gap: 12 },
  figure: { kind: 'whole', gap: 14 },
  table: { kind: 'whole', gap: 14 },
  subheading: { kind: 'heading', gap: 5 },
  entries: { kind: 'flowing', gap: 7 },
  experiment: { kind: 'whole', gap: 12 },
  insights: { kind: 'flowing', gap: 14 },
  question: { kind: 'whole', gap: 14 },
  milestone: { kind: 'whole', gap: 16 },
  questions: { kind: 'flowing', gap: 14 },
  note: { kind: 'whole', gap: 12 },
};

/** Parts that may run over several pages; all others stay on one if they fit. */
const runOn: ReadonlySet<ReportPart> = new Set<ReportPart>(['letter', 'natures']);

/** Parts in smaller print. */
const inFinePrint: ReadonlySet<ReportPart> = new Set<ReportPart>(['method']);

/** What does not fit on one page is set closer, with so much of its gaps, if it fits then. */
const closer = 0.5;

/** By the estimate; a page has 46. */
const ampleLines = 45;

const headingGap = 9;
const sectionGap = 26;

/** All sections, each where it belongs on its page. */
export const sectionContents = (sections: readonly ReportSection[], setting: Setting): readonly Content[] =>
  sections.map((section, index) => {
    const [before, after] = [sections[index - 1], sections[index + 1]];
    const begins = beginsPage(section, before);
    const placed =
      section.part === 'question' ? asItFitsBeside({ before, after }, section, setting) : section;
    const content = sectionContent(placed, { begins, end: endOf(section, after) }, setting);
    return { stack: [content], ...(begins && { pageBreak: 'before' }) };
  });

interface Neighbours {
  readonly before: ReportSection | undefined;
  readonly after: ReportSection | undefined;
}

/** A question is set smaller where it then shares a page with the finding before it, or with the plan after it. */
function asItFitsBeside(
  { before, after }: Neighbours,
  section: ReportSection,
  setting: Setting,
): ReportSection {
  const smaller: ReportSection = {
    ...section,
    blocks: section.blocks.map((block) => (block.kind === 'question' ? { ...block, print: 'large' } : block)),
  };
  const fitTogether = (sections: readonly ReportSection[]): boolean =>
    setting.fits({
      stack: sections.map((one) => sectionContent(one, { begins: false, end: 'before another' }, setting)),
    });
  const fitsBelow = before?.part === 'finding' && fitTogether([before, smaller]);
  return fitsBelow || (after?.part === 'plan' && fitTogether([smaller, after])) ? smaller : section;
}

/**
 * The week, each finding and the appendix begin a page, and the natures unless a short section before them leaves room.
 * A week without a chart is too short for a page of its own: it follows the letter, and the first finding follows it.
 */
function beginsPage(section: ReportSection, before: ReportSection | undefined): boolean {
  switch (section.part) {
    case 'week':
      return isIllustrated(section);
    case 'finding':
      return before?.part !== 'week' || isIllustrated(before);
    case 'natures':
      return before?.part !== 'conversation';
    case 'appendix':
      return true;
    case 'letter':
    case 'question':
    case 'plan':
    case 'conversation':
    case 'attraction':
    case 'method':
      return false;
  }
}

const isIllustrated = ({ blocks }: ReportSection): boolean => blocks.some(({ kind }) => kind === 'figure');

interface Place {
  /** Whether it begins a page. */
  readonly begins: boolean;
  readonly end: 'end of report' | 'end of page' | 'before another';
}

function endOf(section: ReportSection, after: ReportSection | undefined): Place['end'] {
  if (after === undefined) return 'end of report';
  return beginsPage(after, section) ? 'end of page' : 'before another';
}

function sectionContent(
  section: ReportSection,
  { begins, end }: Place,
  { set, balance, fits }: Setting,
): Content {
  const heading: Part = { content: balance(sectionHeading(section, set)), gap: headingGap, kind: 'heading' };
  const print = inFinePrint.has(section.part) ? finePrint(set) : set;
  const parts = [
    ...kickerOf(section, set),
    heading,
    ...introduced(section.blocks.flatMap((block) => partsOf(block, print, balance))),
  ];
  const ended = endingWith(end === 'before another' ? sectionGap : 0, parts);
  const last = end === 'end of report' ? withoutStray(ended) : ended;
  const isFree = runOn.has(section.part) || (begins && probablyFits(last));
  return (isFree ? undefined : onOnePage(last, fits)) ?? tagged(keepTogether(last, fits));
}

/** What begins a page needs no closer look unless it comes near the end of that page. */
const probablyFits = (parts: readonly Part[]): boolean => linesOf({ stack: parts.map(spaced) }) <= ampleLines;

/** Whole, if it fits at all. */
function onOnePage(parts: readonly Part[], fits: FitsOnPage): Content | undefined {
  const close = parts.map((part) => ({ ...part, gap: closer * part.gap }));
  const whole = [parts, close]
    .map((some) => tagged(keepTogether(some, () => true)))
    .find((content) => fits(content));
  return whole && unbroken(whole);
}

const tagged = (stack: readonly Content[]): Content => ({ stack, tag: { type: 'Sect' } });

const finePrint =
  (set: Typeset): Typeset =>
  (text, style) =>
    set(text, { ...styles.fine, ...style });

const kickerOf = ({ kicker }: ReportSection, set: Typeset): readonly Part[] =>
  kicker === undefined ? [] : [{ content: { text: set(kicker, styles.kicker) }, gap: 2, kind: 'heading' }];

function partsOf(block: Block, set: Typeset, balance: Balance): readonly Part[] {
  const parts = blockContents(block, set, balance).map((content): Part => ({
    content,
    ...flows[block.kind],
  }));
  return block.kind === 'entries' ? withLastTwo(parts) : parts;
}

/** The last of several does not begin a page alone. */
const withLastTwo = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part, index) =>
    index === parts.length - 2 && isBrief(part.content) ? { ...part, kind: 'introduction' } : part,
  );

/** A brief text before all others is the introduction to them. */
const introduced = ([first, ...others]: readonly Part[]): readonly Part[] => {
  if (first === undefined) return [];
  const isIntroduction = first.kind === 'flowing' && others.length > 0 && isBrief(first.content);
  return [isIntroduction ? { ...first, kind: 'introduction' } : first, ...others];
};

/** What ends the report does not stand on a page alone, if it is brief. */
function withoutStray(parts: readonly Part[]): readonly Part[] {
  const [before, last] = parts.slice(-2);
  if (before === undefined || last === undefined || !isBrief(last.content)) return parts;
  if (before.kind === 'flowing' && isBrief(before.content))
    return [...parts.slice(0, -2), { ...before, kind: 'introduction' }, last];
  if (before.kind !== 'whole') return parts;
  return [
    ...parts.slice(0, -2),
    { content: { stack: [spaced(before), last.content] }, gap: last.gap, kind: 'whole' },
  ];
}

/** A gap that does not fit at the foot of a page would begin another, which would stay empty before a new page. */
const endingWith = (gap: number, parts: readonly Part[]): readonly Part[] =>
  parts.map((part, index) => (index === parts.length - 1 ? { ...part, gap } : part));

const sectionHeading = ({ title }: ReportSection, set: Typeset): TextContent => ({
  text: set(title, styles.section),
  tag: { type: 'H2', bookmark: title },
});
