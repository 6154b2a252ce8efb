import type { Language } from '../../../domain/language.ts';
import type { Nature } from '../../../domain/scoring/dimensions.ts';
import type { FindingKind } from '../../../domain/situation-map/findings/finding.ts';
import type { Chart } from './chart.ts';

/** A report as a sequence of blocks, the same for every way of showing it. All text is plain and in one language. */
export interface ReportDocument {
  readonly language: Language;
  readonly title: string;
  /** Below the title: whose situation. */
  readonly subtitle: string;
  /** Below that, in small print: a line of circumstances, where any are known, and one of dates. */
  readonly facts: readonly string[];
  /** Said before everything else, such as that the person is invented; empty in all other reports. */
  readonly notice: string;
  readonly generatedAt: Date;
  readonly sections: readonly ReportSection[];
  /** At the foot of every page. */
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
  /** Unique, fit for an address. */
  readonly id: string;
  readonly part: ReportPart;
  /** Of a finding: which. */
  readonly finding?: { readonly kind: FindingKind; readonly nature: Nature | null };
  /** Above the title of a finding: what it is about. */
  readonly kicker?: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

export type Block =
  /** In large print: the letter, and what a finding without a chart opens with. */
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets'; readonly items: readonly (LabelledText | { readonly text: string })[] }
  | Figure
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'subheading'; readonly text: string }
  /** Things by name, each with a short text below it. */
  | { readonly kind: 'entries'; readonly items: readonly LabelledText[] }
  | { readonly kind: 'experiment'; readonly experiment: Experiment }
  /** Paragraphs that stand out, each by itself. */
  | { readonly kind: 'insights'; readonly items: readonly string[] }
  /** The one that stays open. Set in the largest print, it takes the place of a chart. */
  | { readonly kind: 'question'; readonly text: string; readonly print: 'large' | 'largest' }
  | { readonly kind: 'milestone'; readonly milestone: Milestone }
  | { readonly kind: 'questions'; readonly items: readonly LabelledText[] }
  /** Set apart from the text: `care` matters to the person, `method` to the reading of the map. */
  | { readonly kind: 'note'; readonly tone: 'care' | 'method'; readonly text: string };

export type BlockKind = Block['kind'];

/** What to try, with the words to say. */
interface Experiment {
  readonly label: string;
  readonly name: string;
  readonly body: string;
  /** Introduces the script. */
  readonly sayTo: string;
  readonly script: string;
  readonly notice: string;
}

/** A chart with its title; the same data as a table, in the same order, for those who do not see it. */
export interface Figure {
  readonly kind: 'figure';
  readonly id: string;
  readonly chart: Chart;
  readonly caption: string;
  /** Read out in place of the drawing. */
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
  readonly steps: readonly Step[];
}

/** Something to do, with a box to tick. Whole sentences: nothing is put around them. */
export interface Step {
  /** By the id of the action, for an application that keeps what was ticked. */
  readonly id: string;
  readonly text: string;
  /** How one sees that it is done; empty where the step says it. */
  readonly sign: string;
  /** What it belongs to. */
  readonly serves: string;
}
