import type { PerNature } from '../intake/intake.ts';

/** The parts of a report that a language model may write. */
export const phrasedSections = ['letter', 'scenes', 'experiments'] as const;
export type PhrasedSection = (typeof phrasedSections)[number];

/** The parts that a language model wrote in the first edition. */
export const firstEditionSections = ['headline', 'summary', 'natures', 'goal', 'plan', 'questions'] as const;
type FirstEditionSection = (typeof firstEditionSections)[number];

/** Something to try, and how the person notices that it helps. */
export interface ExperimentText {
  /** A short heading. */
  readonly name: string;
  readonly body: string;
  /** The person to say it to, such as "your manager", and the words to say. */
  readonly say: { readonly to: string; readonly words: string };
  readonly notice: string;
}

/** The text of a finding: its claim, what it is based on, ordinary days that show it, and what to try. */
export interface FindingText {
  readonly title: string;
  readonly see: string;
  /** Always two. */
  readonly scenes: readonly string[];
  /** What makes it better or worse; may be empty. */
  readonly conditions: readonly string[];
  readonly experiment: ExperimentText;
}

/** A step of the plan, and what can be seen or heard when it is done. */
export interface StepText {
  readonly text: string;
  readonly sign: string;
}

/** Plain text in the language of the report. */
export interface NarrativeSections {
  /** Paragraphs, 80 to 250 words in total. */
  readonly letter: readonly string[];
  /** Paragraphs below the chart of the week. */
  readonly week: readonly string[];
  /** What several answers show together, one paragraph each; may be empty. Absent in reports of method 2.0.0. */
  readonly patterns?: readonly string[];
  /** Answers that hardly fit together and the consequences, one paragraph each. Absent before method 2.3.0. */
  readonly contradictions?: readonly string[];
  /** In the order of the profile's findings. */
  readonly findings: readonly FindingText[];
  readonly question: {
    /** What the chart of the present and the wished role shows, and how the wishes relate to energy. May be empty. */
    readonly wished: string;
    /** Quotes what the person cannot change; empty if they named nothing. */
    readonly fixed: string;
    readonly question: string;
  };
  /** By action id. */
  readonly plan: Readonly<Record<string, StepText>>;
  /** Quotes or names the goal; printed above the plan. */
  readonly goal: readonly string[];
  /** Three questions, each with the person to ask. */
  readonly conversation: readonly { readonly to: string; readonly question: string }[];
  /** About all nine together; may be empty. */
  readonly remarks: readonly string[];
  /** Two sentences on each nature. */
  readonly natures: PerNature<string>;
  /** Empty without an assessment. */
  readonly attraction: readonly string[];
}

/** The texts of maps made by the first method. They are kept unchanged. */
export interface FirstEdition {
  readonly headline: string;
  readonly summary: readonly string[];
  readonly natures: PerNature<string>;
  readonly goal: string;
  /** By action id. */
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
  /** `null` for built-in texts. */
  readonly model: string | null;
  readonly promptVersion: string | null;
  /** Whether every section written by the model passed the checks. Always true for built-in texts. */
  readonly verified: boolean;
  /** Sections that use the built-in text because the model's text was not usable. */
  readonly fallbackSections: readonly (PhrasedSection | FirstEditionSection)[];
  readonly sections: NarrativeSections | FirstEdition;
}

export const isFirstEdition = (sections: Narrative['sections']): sections is FirstEdition =>
  'headline' in sections;
