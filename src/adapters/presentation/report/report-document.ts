import type { Language } from '#domain/language.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import type { FindingKind } from '#domain/situation-map/findings/finding.ts';
import type { Chart } from './charts/chart.ts';

/** A report as a sequence of blocks, the same for every output format. All text is plain and in one language. */
export interface ReportDocument {
  readonly language: Language;
  readonly title: string;
  /** Below the title: the person's role or status. */
  readonly subtitle: string;
  /** Below the subtitle, in small print: a line of known circumstances, and a line of dates. */
  readonly facts: readonly string[];
  /** Shown before everything else, such as a note that the person is invented; empty in other reports. */
  readonly notice: string;
  readonly generatedAt: Date;
  readonly sections: readonly ReportSection[];
  /** At the bottom of every page. */
  readonly footer: string;
}

/** In the order of a report. */
export const reportParts = [
  'letter',
  'week',
  'finding',
  'question',
  'plan',
  'conversation',
  'natures',
  'attraction',
  'method',
  'appendix',
] as const;
export type ReportPart = (typeof reportParts)[number];

export interface ReportSection {
  /** Unique and usable in a URL. */
  readonly id: string;
  readonly part: ReportPart;
  /** Which finding this section is about, if any. */
  readonly finding?: { readonly kind: FindingKind; readonly nature: Nature | null };
  /** Above the title of a finding: its subject. */
  readonly kicker?: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

export type Block =
  /** In large print: the letter, and the beginning of a finding without a chart. */
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets'; readonly items: readonly (LabelledText | { readonly text: string })[] }
  | Figure
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'subheading'; readonly text: string }
  /** Names, each with a short text below it. */
  | { readonly kind: 'entries'; readonly items: readonly LabelledText[] }
  | { readonly kind: 'experiment'; readonly experiment: Experiment }
  /** Paragraphs that are highlighted one by one. */
  | { readonly kind: 'insights'; readonly items: readonly string[] }
  /** The question for the reader to answer. It is set in the largest print and stands in place of a chart. */
  | { readonly kind: 'question'; readonly text: string; readonly print: 'large' | 'largest' }
  | { readonly kind: 'milestone'; readonly milestone: Milestone }
  | { readonly kind: 'questions'; readonly items: readonly LabelledText[] }
  /** Set apart from the text: `care` is about the person's health, `method` about how to read the map. */
  | { readonly kind: 'note'; readonly tone: 'care' | 'method'; readonly text: string };

export type BlockKind = Block['kind'];

/** Something to try, with words to say. */
interface Experiment {
  readonly label: string;
  readonly name: string;
  readonly body: string;
  /** Introduces the words to say. */
  readonly sayTo: string;
  readonly script: string;
  readonly notice: string;
}

/** A chart with its title, and the same data as a table in the same order, for people who cannot see the chart. */
export interface Figure {
  readonly kind: 'figure';
  readonly id: string;
  readonly chart: Chart;
  readonly caption: string;
  /** Read by screen readers instead of the drawing. */
  readonly alternative: string;
  readonly table: Table;
}

export interface Table {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export interface TableColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
}

/** The first cell is the header of its row. */
interface TableRow {
  readonly cells: readonly string[];
}

/** A day of the plan, and what to do by then. */
export interface Milestone {
  /** Before the title, in smaller print: "By". */
  readonly label?: string;
  readonly title: string;
  /** That day as `YYYY-MM-DD`, for an application that marks the next one. */
  readonly until?: string;
  readonly steps: readonly Step[];
}

/** A task with a box to tick. The texts are whole sentences; nothing is added to them. */
export interface Step {
  /** The id of the action, for an application that stores which steps are ticked. */
  readonly id: string;
  readonly text: string;
  /** How to notice that it is done; empty if the step itself says so. */
  readonly sign: string;
  /** The goal or finding that it serves. */
  readonly serves: string;
}
