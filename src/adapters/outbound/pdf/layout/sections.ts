import type {
  Block,
  BlockKind,
  ReportPart,
  ReportSection,
} from '#adapters/presentation/report/report-document.ts';
import type { Balance } from './balance.ts';
import { blockContents } from './blocks.ts';
import type { Content, TextContent } from './content.ts';
import { isBrief, keepTogether, type Part, spaced, unbroken } from './keep-together.ts';
import { linesOf } from './line-estimate.ts';
import type { FitsOnPage } from './page-fit.ts';
import { styles } from './page-style.ts';
import type { Typeset } from './text-runs.ts';

/** What is needed to lay out sections. */
export interface Setting {
  readonly set: Typeset;
  readonly balance: Balance;
  readonly fits: FitsOnPage;
  /** Stands above the first section on its page. */
  readonly head: Content;
}

interface Flow {
  readonly kind: Part['kind'];
  /** The space below the block, in points. */
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

/** Parts that may run over several pages; all others stay on one page if they fit. */
const runOn: ReadonlySet<ReportPart> = new Set<ReportPart>(['letter', 'natures']);

/** Parts in smaller print. */
const inFinePrint: ReadonlySet<ReportPart> = new Set<ReportPart>(['method']);

/** If a section does not fit on one page, its gaps are multiplied by this, provided that it fits then. */
const closer = 0.5;

/** In estimated lines; a page has 46. */
const ampleLines = 45;
/** The estimate is often too high. A section of more lines than this is not tried in larger print. */
const worthATry = 54;

/** How much larger a section is printed that would otherwise leave much of its page empty. */
const largerPrint = 1.12;
/** Gaps grow faster than letters. */
const gapsIn = (scale: number): number => 1 + 4 * (scale - 1);

const headingGap = 9;
const sectionGap = 26;

/** All sections in order, with page breaks. */
export function sectionContents(sections: readonly ReportSection[], setting: Setting): readonly Content[] {
  const placed = sections.map((section, index) =>
    section.part === 'question'
      ? besideOthers({ before: sections[index - 1], after: sections[index + 1] }, section, setting)
      : { section, isBelow: false },
  );
  const close = sections.findIndex((section, index) => areClose(section, sections[index + 1], setting));
  return placed.map(({ section }, index) => {
    const next = placed[index + 1];
    const begins = beginsPage(section, sections[index - 1]);
    const place: Place = {
      begins,
      end: endOf(section, next?.section),
      isAlone: (begins || index === 0) && next !== undefined && leavesPage(section, next),
      above: index === 0 ? setting.head : null,
      gaps: close !== -1 && (index === close || index === close + 1) ? closer : 1,
    };
    return { stack: [sectionContent(section, place, setting)], ...(begins && { pageBreak: 'before' }) };
  });
}

interface Placed {
  readonly section: ReportSection;
  /** Whether a question is on the page of the finding before it. */
  readonly isBelow: boolean;
}

/** Whether the next section is on another page. */
const leavesPage = (section: ReportSection, next: Placed): boolean =>
  beginsPage(next.section, section) || (next.section.part === 'question' && !next.isBelow);

interface Neighbours {
  readonly before: ReportSection | undefined;
  readonly after: ReportSection | undefined;
}

/** A question is printed smaller if it then fits on one page with the finding before it or with the plan after it. */
function besideOthers({ before, after }: Neighbours, section: ReportSection, setting: Setting): Placed {
  const smaller: ReportSection = {
    ...section,
    blocks: section.blocks.map((block) => (block.kind === 'question' ? { ...block, print: 'large' } : block)),
  };
  const fitTogether = (some: readonly ReportSection[]): boolean =>
    setting.fits({ stack: some.map((one) => sectionContent(one, amongOthers, setting)) });
  if (before?.part === 'finding' && fitTogether([before, smaller]))
    return { section: smaller, isBelow: true };
  const fitsAbove = after?.part === 'plan' && fitTogether([smaller, after]);
  return { section: fitsAbove ? smaller : section, isBelow: false };
}

/** What draws the person and how to read the map get smaller gaps if this makes them fit on one page. */
function areClose(first: ReportSection, second: ReportSection | undefined, setting: Setting): boolean {
  if (first.part !== 'attraction' || second?.part !== 'method') return false;
  const fitWith = (gaps: number): boolean =>
    setting.fits({
      stack: [first, second].flatMap((one) =>
        keepTogether(partsOfSection(one, { ...amongOthers, gaps }, setting, 1), () => true),
      ),
    });
  return !fitWith(1) && fitWith(closer);
}

/**
 * The week, each finding and the appendix start a page. The natures do too, unless a short section before them leaves
 * room. A week without a chart is too short for its own page: it follows the letter, and the first finding follows it.
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
  /** Whether the section starts a page. */
  readonly begins: boolean;
  readonly end: 'end of report' | 'end of page' | 'before another';
  /** Whether it starts a page that it shares with no other section. */
  readonly isAlone: boolean;
  /** What is above it on that page. */
  readonly above: Content | null;
  /** All gaps are multiplied by this. */
  readonly gaps: number;
}

const amongOthers: Place = { begins: false, end: 'before another', isAlone: false, above: null, gaps: 1 };

function endOf(section: ReportSection, after: ReportSection | undefined): Place['end'] {
  if (after === undefined) return 'end of report';
  return beginsPage(after, section) ? 'end of page' : 'before another';
}

function sectionContent(section: ReportSection, place: Place, setting: Setting): Content {
  return (
    (place.isAlone ? inLargerPrint(section, place, setting) : undefined) ?? inPrint(section, place, setting)
  );
}

/** `undefined` if the section fills its page well, or fits on no page. */
function inLargerPrint(section: ReportSection, place: Place, setting: Setting): Content | undefined {
  const content = tagged(keepTogether(partsOfSection(section, place, setting, largerPrint), () => true));
  const page = { stack: [...(place.above === null ? [] : [place.above]), content] };
  return linesOf(page) <= worthATry && setting.fits(page) ? unbroken(content) : undefined;
}

function inPrint(section: ReportSection, place: Place, setting: Setting): Content {
  const { fits } = setting;
  const parts = partsOfSection(section, place, setting, 1);
  const isFree = runOn.has(section.part) || (place.begins && probablyFits(parts));
  return (isFree ? undefined : onOnePage(parts, fits)) ?? tagged(keepTogether(parts, fits));
}

function partsOfSection(
  section: ReportSection,
  { end, gaps }: Place,
  { set, balance }: Setting,
  scale: number,
): readonly Part[] {
  const scaled = scale === 1 ? set : enlarged(set, scale);
  const heading: Part = { content: balance(sectionHeading(section, set)), gap: headingGap, kind: 'heading' };
  const print = inFinePrint.has(section.part) ? finePrint(set) : scaled;
  const parts = [
    ...kickerOf(section, set),
    heading,
    ...introduced(section.blocks.flatMap((block) => partsOf(block, print, balance, scale))),
  ].map((part) => ({ ...part, gap: gaps * gapsIn(scale) * part.gap }));
  const ended = endingWith(end === 'before another' ? gaps * sectionGap : 0, parts);
  return end === 'end of report' ? withoutStray(ended) : ended;
}

/** A section that starts a page is laid out for a closer look only if it may reach the end of that page. */
const probablyFits = (parts: readonly Part[]): boolean => linesOf({ stack: parts.map(spaced) }) <= ampleLines;

/** The whole section unbroken; `undefined` if it does not fit. */
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

const enlarged =
  (set: Typeset, scale: number): Typeset =>
  (text, style = {}) =>
    set(text, { ...style, fontSize: scale * (style.fontSize ?? styles.body.fontSize) });

const kickerOf = ({ kicker }: ReportSection, set: Typeset): readonly Part[] =>
  kicker === undefined ? [] : [{ content: { text: set(kicker, styles.kicker) }, gap: 2, kind: 'heading' }];

function partsOf(block: Block, set: Typeset, balance: Balance, scale: number): readonly Part[] {
  const parts = blockContents(block, set, balance, scale).map((content): Part => ({
    content,
    ...flows[block.kind],
  }));
  return block.kind === 'entries' ? withLastTwo(parts) : parts;
}

/** Prevents the last of several entries from starting a page alone. */
const withLastTwo = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part, index) =>
    index === parts.length - 2 && isBrief(part.content) ? { ...part, kind: 'introduction' } : part,
  );

/** A brief text before all others is treated as their introduction. */
const introduced = ([first, ...others]: readonly Part[]): readonly Part[] => {
  if (first === undefined) return [];
  const isIntroduction = first.kind === 'flowing' && others.length > 0 && isBrief(first.content);
  return [isIntroduction ? { ...first, kind: 'introduction' } : first, ...others];
};

/** Prevents a brief end of the report from standing alone on a page. */
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

/**
 * A gap that does not fit at the bottom of a page would create another page, which would stay empty before a page
 * break.
 */
const endingWith = (gap: number, parts: readonly Part[]): readonly Part[] =>
  parts.map((part, index) => (index === parts.length - 1 ? { ...part, gap } : part));

const sectionHeading = ({ title }: ReportSection, set: Typeset): TextContent => ({
  text: set(title, styles.section),
  tag: { type: 'H2', bookmark: title },
});
