import type { WorkSituation } from '#domain/situation-map/intake/intake.ts';
import type { WorkStatus } from '#domain/situation-map/intake/intake-choices.ts';
import type { Confidence, DataGap, PlanStep, PreferenceSource } from '#domain/situation-map/profile.ts';
import type { RoleBasis } from '#domain/situation-map/reading.ts';
import type { WeekBasis, WeekEffect } from '#domain/situation-map/plan/week.ts';
import type { Zone } from '#domain/situation-map/measures/zones.ts';

type By<Key extends string | number, Text = string> = Readonly<Record<Key, Text>>;
type ByRole<Text = string> = By<RoleBasis, Text>;

interface Term {
  readonly label: string;
  readonly text: string;
}

/** A chart's title, and the text that screen readers read instead of the drawing. */
interface ChartTexts {
  readonly caption: string;
  readonly alternative: string;
}

/** The name of a number over all natures, and its formula. */
interface Formula {
  readonly name: string;
  readonly formula: string;
}

/** The numbers over all natures, in the order of the appendix. */
export const overallNumbers = [
  'overall',
  'coverage',
  'utilization',
  'shape',
  'gain',
  'drain',
  'balance',
  'support',
] as const;

/**
 * Titles, labels and all other texts that are the same in every report of one language. Spaces and apostrophes are
 * plain here; `typeset` corrects them.
 */
export interface FixedTexts {
  readonly title: string;
  /** Shown in the report about an invented person. */
  readonly sampleNotice: string;
  readonly footer: (day: string) => string;
  readonly subtitle: ByRole<(role: string) => string>;
  /** The circumstances below the title, by the answer they come from. Missing, empty and zero answers are left out. */
  readonly facts: {
    readonly [Field in keyof WorkSituation]?: (answer: NonNullable<WorkSituation[Field]>) => string;
  };
  readonly status: By<WorkStatus>;
  readonly preferencesFrom: By<PreferenceSource, (day: string) => string>;
  readonly you: string;
  readonly role: ByRole;
  readonly effects: By<WeekEffect>;

  readonly letter: { readonly title: string; readonly healthNote: string };
  readonly week: {
    readonly title: string;
    readonly chart: By<WeekBasis, ChartTexts>;
    readonly amount: By<'hours' | 'parts', (amount: string) => string>;
    /** In place of an amount, for a kind of work that the role hardly ever asks for, by its rating. */
    readonly hardlyEver: string;
    /** The title above the statements that combine several answers. */
    readonly together: string;
    /** The title above answers that hardly fit together. */
    readonly unsettled: string;
  };
  readonly finding: {
    readonly chart: ChartTexts;
    /** The meaning of the marks in the chart. */
    readonly legend: { readonly you: string; readonly role: string; readonly energy: string };
    readonly energy: string;
    readonly scale: readonly [little: string, much: string];
    readonly scenes: ByRole;
    readonly conditions: string;
    readonly experiment: string;
    readonly say: (to: string) => string;
    /** Introduces the sign that shows that an experiment helps. */
    readonly notice: string;
    /** Why an experiment is not in the plan: it would add to a load, or others come first. */
    readonly later: By<'load' | 'others'>;
  };
  readonly question: {
    readonly title: string;
    readonly chart: ChartTexts;
    readonly legend: ByRole<readonly [now: string, wished: string]>;
  };
  readonly plan: {
    readonly title: string;
    /** Written before the last day of each step. */
    readonly steps: By<PlanStep['horizonDays']>;
    readonly sign: string;
    readonly serves: (finding: string) => string;
    readonly servesGoal: string;
    /** For a step towards what the person would call success. */
    readonly servesWords: string;
    readonly servesDrain: string;
    readonly lookBack: string;
  };
  readonly conversation: { readonly title: string; readonly ask: (to: string) => string };
  readonly natures: {
    readonly title: string;
    readonly fit: ByRole<ChartTexts>;
    readonly roleOnly: ByRole<ChartTexts>;
    readonly energy: ChartTexts & { readonly legend: readonly [costs: string, gives: string] };
  };
  readonly attraction: { readonly title: string; readonly chart: ChartTexts };
  readonly method: {
    readonly title: string;
    readonly reading: {
      readonly natures: Term;
      readonly charts: {
        readonly label: string;
        /** The meaning of the marks for person and role, and for the role alone. */
        readonly compared: string;
        readonly roleOnly: string;
        readonly wished: string;
        readonly energy: string;
      };
      readonly findings: Term;
    };
    readonly confidenceTitle: string;
    readonly confidence: By<Confidence>;
    /** Follows high confidence if questions have no answer. */
    readonly unanswered: (count: number) => string;
    readonly gaps: By<DataGap>;
    readonly limitsTitle: string;
    readonly limits: readonly string[];
    readonly originTitle: string;
    readonly origin: string;
    readonly wordsByModel: (model: string) => string;
    readonly dataTitle: string;
    readonly data: readonly string[];
  };
  readonly appendix: {
    readonly title: string;
    readonly introduction: string;
    readonly natures: {
      readonly caption: string;
      readonly columns: {
        readonly nature: string;
        readonly you: string;
        readonly role: string;
        readonly energy: string;
        readonly time: string;
        readonly gap: string;
        readonly alignment: string;
        readonly risk: string;
        readonly lever: string;
        readonly asset: string;
        readonly zone: string;
      };
    };
    readonly zones: By<Zone>;
    readonly formulas: readonly Term[];
    readonly overall: {
      readonly caption: string;
      readonly columns: readonly [name: string, value: string, formula: string];
      readonly numbers: By<(typeof overallNumbers)[number], Formula>;
    };
    readonly versions: (method: string) => string;
    readonly assessmentVersions: (scoring: string, statements: string) => string;
  };
  /** Titles for maps made by the first method. */
  readonly firstEdition: {
    readonly summary: string;
    readonly keep: string;
    readonly open: string;
    readonly relieve: string;
    readonly assets: string;
    readonly levers: string;
    readonly risks: string;
    readonly goal: string;
    readonly questions: string;
    /** Written before the date. */
    readonly day: (days: number) => string;
    readonly measures: {
      readonly energy_at_least: (rating: string, nature: string) => string;
      readonly demand_at_most: (level: string, nature: string) => string;
      readonly demand_at_least: (level: string, nature: string) => string;
      readonly overall_energy_at_least: (level: string) => string;
      readonly days_noted: (days: string) => string;
      readonly decision_made: string;
      readonly new_map: string;
    };
  };
}
