import type { Language } from '../../../domain/language.ts';
import type { Chart } from './chart.ts';

/** A report as a sequence of blocks, the same for every way of showing it. All text is plain and in one language. */
export interface ReportDocument {
  readonly language: Language;
  readonly title: string;
  /** Below the title: whose situation, as of when. */
  readonly subtitle: string;
  /** What stands on the cover or in the head of the page, apart from the title. */
  readonly facts: readonly LabelledText[];
  readonly headline: string;
  readonly generatedAt: Date;
  readonly sections: readonly ReportSection[];
  /** At the foot of every page. */
  readonly footer: string;
}

export interface ReportSection {
  /** Unique, fit for an address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

export type Block =
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The person's own words. */
  | { readonly kind: 'quote'; readonly source: string; readonly text: string }
  | { readonly kind: 'bullets'; readonly items: readonly (LabelledText | { readonly text: string })[] }
  /** The few numbers of the report, each with its legend. */
  | { readonly kind: 'key_figures'; readonly figures: readonly KeyFigure[] }
  | Figure
  | { readonly kind: 'table'; readonly table: Table }
  /** One nature, with its numbers in a line and a paragraph. */
  | {
      readonly kind: 'card';
      readonly title: string;
      readonly facts: readonly string[];
      readonly text: string;
    }
  | { readonly kind: 'subheading'; readonly text: string }
  /** Things to do, with a box to tick. */
  | { readonly kind: 'checklist'; readonly items: readonly ChecklistItem[] }
  | { readonly kind: 'questions'; readonly items: readonly string[] }
  /** Set apart from the text: `care` matters to the person, `method` to the reading of the numbers. */
  | { readonly kind: 'note'; readonly tone: 'care' | 'method'; readonly text: string }
  | { readonly kind: 'links'; readonly items: readonly LinkItem[] };

export type BlockKind = Block['kind'];

export interface KeyFigure {
  readonly value: string;
  readonly label: string;
  readonly legend: string;
}

/** A chart with what it says and the same data as a table, in the same order. */
export interface Figure {
  readonly kind: 'figure';
  readonly id: string;
  readonly chart: Chart;
  /** What the chart shows, in a sentence. */
  readonly caption: string;
  /** For those who do not see it: short, and pointing to the table. */
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

/** Whole sentences: nothing is put around them. */
export interface ChecklistItem {
  readonly text: string;
  /** How one sees that it worked. */
  readonly measure: string;
  /** When to look back. */
  readonly reviewOn: string;
}

export interface LinkItem {
  readonly text: string;
  readonly href: string;
  readonly detail: string;
}
