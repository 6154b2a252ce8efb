import type { PerNature } from './intake.ts';

/** The parts of a report that a language model may phrase. */
export const phrasedSections = ['letter', 'scenes', 'experiments'] as const;
export type PhrasedSection = (typeof phrasedSections)[number];

/** The parts that it phrased in the first edition. */
export const firstEditionSections = ['headline', 'summary', 'natures', 'goal', 'plan', 'questions'] as const;
type FirstEditionSection = (typeof firstEditionSections)[number];

/** What to try, and how one notices that it helps. */
export interface ExperimentText {
  /** A short heading. */
  readonly name: string;
  readonly body: string;
  /** Whom to say it to, such as "your manager", and the words. */
  readonly say: { readonly to: string; readonly words: string };
  readonly notice: string;
}

/** A finding in words: its claim, what it rests on, an ordinary day with it, and what to try. */
export interface FindingText {
  readonly title: string;
  readonly see: string;
  /** Two. */
  readonly scenes: readonly string[];
  /** What makes it better and worse; may be empty. */
  readonly conditions: readonly string[];
  readonly experiment: ExperimentText;
}

/** A step of the plan, and what can be seen or heard once it is done. */
export interface StepText {
  readonly text: string;
  readonly sign: string;
}

/** Prose in the language of the report, as plain text. */
export interface NarrativeSections {
  /** Paragraphs, 80 to 250 words in all. */
  readonly letter: readonly string[];
  /** Below the chart of the week: paragraphs. */
  readonly week: readonly string[];
  /** What several answers say together, a paragraph each; may be empty. Absent in reports of method 2.0.0. */
  readonly patterns?: readonly string[];
  /** In the order of the profile's findings. */
  readonly findings: readonly FindingText[];
  readonly question: {
    /** What the chart of the present and the wished role shows; empty where there is none. */
    readonly wished: string;
    /** Quotes what cannot change; empty where nothing was said. */
    readonly fixed: string;
    readonly question: string;
  };
  /** By the id of each action of the plan. */
  readonly plan: Readonly<Record<string, StepText>>;
  /** Quotes or names the goal; stands above the plan. */
  readonly goal: readonly string[];
  /** Three questions, each with whom to ask. */
  readonly conversation: readonly { readonly to: string; readonly question: string }[];
  /** On all nine together; may be empty. */
  readonly remarks: readonly string[];
  /** Two sentences on each nature. */
  readonly natures: PerNature<string>;
  /** Empty without an assessment. */
  readonly attraction: readonly string[];
}

/** The words of maps made by the first method, which are kept as they were. */
export interface FirstEdition {
  readonly headline: string;
  readonly summary: readonly string[];
  readonly natures: PerNature<string>;
  readonly goal: string;
  /** By the id of each action. */
  readonly plan: Readonly<Record<string, string>>;
  readonly questions: readonly string[];
  readonly bullets: { readonly keep: string; readonly open: string; readonly relieve: string };
  readonly alignment: string;
  readonly assets: string;
  readonly levers: string;
  readonly risks: string;
  readonly energy: string;
}

export interface Narrative {
  readonly source: 'model' | 'built_in';
  /** The name of the model, `null` for built-in texts. */
  readonly model: string | null;
  readonly promptVersion: string | null;
  /** Whether every phrased section passed the checks. Built-in texts always do. */
  readonly verified: boolean;
  /** Sections that the model failed on, so that the built-in text stands there. */
  readonly fallbackSections: readonly (PhrasedSection | FirstEditionSection)[];
  readonly sections: NarrativeSections | FirstEdition;
}

export const isFirstEdition = (sections: Narrative['sections']): sections is FirstEdition =>
  'headline' in sections;
