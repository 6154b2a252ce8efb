import type { Block, BlockKind, ReportSection } from '../../presentation/report/report-document.ts';
import { blockContents } from './blocks.ts';
import type { Content, TextContent } from './content.ts';
import { isBrief, keepTogether, type Part } from './keep-together.ts';
import { styles } from './page-style.ts';
import type { Typeset } from './text-runs.ts';

interface Flow {
  readonly kind: Part['kind'];
  /** Below the block, in points. */
  readonly gap: number;
}

const flows: Readonly<Record<BlockKind, Flow>> = {
  lead: { kind: 'flowing', gap: 10 },
  paragraph: { kind: 'flowing', gap: 8 },
  quote: { kind: 'flowing', gap: 12 },
  bullets: { kind: 'flowing', gap: 12 },
  key_figures: { kind: 'whole', gap: 14 },
  figure: { kind: 'whole', gap: 16 },
  table: { kind: 'whole', gap: 16 },
  card: { kind: 'whole', gap: 10 },
  subheading: { kind: 'heading', gap: 5 },
  checklist: { kind: 'flowing', gap: 14 },
  questions: { kind: 'flowing', gap: 14 },
  note: { kind: 'whole', gap: 12 },
  links: { kind: 'flowing', gap: 14 },
};

const headingGap = 9;
const sectionGap = 26;

export const sectionTarget = ({ id }: ReportSection): string => `section-${id}`;

export function sectionContent(
  section: ReportSection,
  { number, isLast }: { readonly number: number; readonly isLast: boolean },
  set: Typeset,
): Content {
  const heading: Part = { content: sectionHeading(section, number, set), gap: headingGap, kind: 'heading' };
  const parts = [heading, ...introduced(section.blocks.flatMap((block) => partsOf(block, set)))];
  const ended = endingWith(isLast ? 0 : sectionGap, parts);
  return { stack: keepTogether(isLast ? withoutStray(ended) : ended), tag: { type: 'Sect' } };
}

const partsOf = (block: Block, set: Typeset): readonly Part[] =>
  blockContents(block, set).map((content) => ({ content, ...flows[block.kind] }));

/** A brief text before all others is the introduction to them. */
const introduced = ([first, ...others]: readonly Part[]): readonly Part[] => {
  if (first === undefined) return [];
  const isIntroduction = first.kind === 'flowing' && others.length > 0 && isBrief(first.content);
  return [isIntroduction ? { ...first, kind: 'introduction' } : first, ...others];
};

/** What ends the report does not stand on a page alone, if it is brief. */
const withoutStray = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part, index) =>
    index === parts.length - 2 && part.kind === 'flowing' && isBrief(part.content)
      ? { ...part, kind: 'introduction' }
      : part,
  );

/** A gap that does not fit at the foot of the last page would begin another. */
const endingWith = (gap: number, parts: readonly Part[]): readonly Part[] =>
  parts.map((part, index) => (index === parts.length - 1 ? { ...part, gap } : part));

const sectionHeading = (section: ReportSection, number: number, set: Typeset): TextContent => ({
  text: [...set(`${number}  `, styles.sectionNumber), ...set(section.title, styles.section)],
  tag: { type: 'H2', bookmark: section.title },
  id: sectionTarget(section),
});
