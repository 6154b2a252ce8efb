import type { PerNature } from './intake.ts';

/** The parts of a report that a language model may phrase. */
export const phrasedSections = ['headline', 'summary', 'natures', 'goal', 'plan', 'questions'] as const;
export type PhrasedSection = (typeof phrasedSections)[number];

/** Prose in the language of the report, as plain text with every number in it. */
export interface NarrativeSections {
  /** One sentence. */
  readonly headline: string;
  /** Paragraphs, 90 words in all. */
  readonly summary: readonly string[];
  /** A paragraph of up to 70 words for every nature among the top risks, levers and assets. */
  readonly natures: PerNature<string>;
  /** What ties the goal to the findings, up to 80 words. */
  readonly goal: string;
  /** What to do, up to 40 words, by the id of each action of the plan. */
  readonly plan: Readonly<Record<string, string>>;
  /** Three questions for a talk with a manager or coach. */
  readonly questions: readonly string[];
  /** Always built in: the three bullets of the summary. */
  readonly bullets: { readonly keep: string; readonly open: string; readonly relieve: string };
  /** Always built in: what opens the section of the same name. */
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
  readonly fallbackSections: readonly PhrasedSection[];
  readonly sections: NarrativeSections;
}
