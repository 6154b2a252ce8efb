import type { Book } from '../../../domain/catalog/book.ts';
import type {
  EnergyTag,
  EnergyTrend,
  OrganizationSize,
  PeakTime,
  PrimaryGoal,
  WorkMode,
  WorkStatus,
} from '../../../domain/situation-map/intake.ts';
import type {
  AlignmentBand,
  Confidence,
  ContextFlag,
  DataGap,
  PlanStep,
  PreferenceSource,
  Quadrant,
  RecommendedBook,
  RoleBasis,
} from '../../../domain/situation-map/profile.ts';
import type { Zone } from '../../../domain/situation-map/zones.ts';

interface Named {
  readonly name: string;
  readonly meaning: string;
}

type By<Key extends string | number, Text = string> = Readonly<Record<Key, Text>>;
type ByRole<Text = string> = By<RoleBasis, Text>;

/** The words of one nature with its preference and demand, as formatted. */
interface Pair {
  readonly name: string;
  readonly preference: string;
  readonly demand: string;
}

/**
 * Everything fixed that a report says in one language. Numbers, days and names come in as they are to be printed;
 * spaces and apostrophes are plain and set by `typeset`.
 */
export interface FixedTexts {
  readonly title: string;
  readonly footer: (day: string) => string;
  readonly subtitle: ByRole<(role: string) => string>;
  readonly facts: {
    readonly role: string;
    readonly frame: string;
    readonly basis: string;
    readonly confidence: string;
    readonly tenure: (years: number, months: number) => string;
    readonly weeklyHours: (hours: string) => string;
    readonly peopleManaged: (people: string) => string;
    readonly preferencesFrom: By<PreferenceSource, (day: string) => string>;
    readonly intakeOf: (day: string) => string;
  };
  readonly status: By<WorkStatus>;
  readonly size: By<OrganizationSize, string | null>;
  readonly workMode: By<WorkMode>;
  readonly quadrants: ByRole<By<Quadrant, Named>>;
  readonly zones: By<Zone, Named>;
  readonly bands: By<AlignmentBand>;
  readonly unknown: string;

  readonly summary: {
    readonly title: string;
    readonly invitation: string;
    readonly alignment: Named;
    readonly alignmentBand: (band: string, median: string) => string;
    readonly balance: Named;
    readonly balanceParts: (gain: string, drain: string) => string;
    readonly keep: string;
    readonly open: string;
    readonly relieve: string;
  };
  readonly alignment: {
    readonly title: ByRole;
    readonly titleWithoutPreferences: ByRole;
    readonly legend: ByRole<readonly [preference: string, demand: string]>;
    readonly asksMore: ByRole<(pair: Pair) => string>;
    readonly asksLess: ByRole<(pair: Pair) => string>;
    readonly equal: string;
    readonly onlySide: ByRole<By<'preference' | 'demand'>>;
    readonly alternative: string;
    readonly tableCaption: string;
    readonly tableCaptionOneSide: string;
    readonly columns: ByRole<{
      readonly nature: string;
      readonly preference: string;
      readonly demand: string;
      readonly gap: string;
      readonly zone: string;
    }>;
    readonly coverage: ByRole<Named>;
    readonly utilization: ByRole<Named>;
    readonly shape: ByRole<Named>;
    readonly zonesTitle: string;
    readonly zoneNatures: (natures: string, meaning: string) => string;
  };
  readonly cards: {
    readonly preference: (points: string) => string;
    readonly demand: ByRole<(points: string) => string>;
    readonly energy: (rating: string) => string;
    readonly seeAbove: (section: string) => string;
  };
  readonly assets: { readonly title: string; readonly value: (points: string) => string };
  readonly levers: { readonly title: string; readonly value: (points: string) => string };
  readonly risks: { readonly title: string; readonly value: (points: string) => string };
  readonly energy: {
    readonly title: string;
    readonly legend: readonly [costs: string, gives: string];
    readonly most: (natures: string, rating: string) => string;
    readonly least: (natures: string, rating: string) => string;
    readonly even: (rating: string) => string;
    readonly alternative: string;
    readonly tableCaption: string;
    readonly columns: ByRole<{
      readonly nature: string;
      readonly energy: string;
      readonly demand: string;
      readonly time: string;
    }>;
    readonly gain: Named;
    readonly drain: Named;
    readonly sources: string;
    readonly drains: string;
    readonly lately: string;
    readonly level: (level: string) => string;
    readonly trend: By<EnergyTrend>;
    readonly recovery: (rating: string) => string;
    readonly peakTitle: string;
    readonly peak: By<PeakTime>;
    readonly flagsTitle: string;
    readonly flags: By<ContextFlag, Named>;
    readonly healthNote: string;
  };
  readonly tags: By<EnergyTag>;
  readonly goal: {
    readonly title: string;
    readonly named: (goal: string) => string;
    readonly goals: By<PrimaryGoal>;
    readonly success: string;
    readonly constraints: string;
    readonly tableCaption: string;
    readonly columns: ByRole<{
      readonly nature: string;
      readonly wish: string;
      readonly preference: string;
      readonly demand: string;
      readonly meaning: string;
    }>;
    readonly more: string;
    readonly less: string;
    readonly moreNatural: string;
    readonly moreStretch: string;
    readonly moreGives: string;
    readonly lessCosts: string;
    readonly lessCarries: string;
    readonly lessNeutral: string;
    readonly wishedCaption: string;
    readonly wishedColumns: {
      readonly nature: string;
      readonly now: string;
      readonly wished: string;
      readonly change: string;
    };
  };
  readonly plan: {
    readonly title: string;
    readonly introduction: string;
    readonly steps: By<PlanStep['horizonDays']>;
    readonly reviewOn: (day: string) => string;
  };
  /** Levels are on the scale on which they were rated. */
  readonly measures: {
    readonly energy_at_least: (rating: string, nature: string) => string;
    readonly demand_at_most: (level: string, nature: string) => string;
    readonly demand_at_least: (level: string, nature: string) => string;
    readonly overall_energy_at_least: (level: string) => string;
    readonly days_noted: (days: string) => string;
    readonly decision_made: string;
    readonly new_map: string;
  };
  readonly questions: { readonly title: string; readonly introduction: string };
  readonly attraction: {
    readonly title: string;
    readonly introduction: string;
    readonly caption: (names: string) => string;
    readonly alternative: string;
    readonly tableCaption: string;
    readonly columns: { readonly intelligence: string; readonly score: string; readonly range: string };
    readonly range: (low: string, high: string) => string;
  };
  readonly books: {
    readonly title: string;
    readonly introduction: string;
    readonly types: By<Book['type']>;
    readonly reasons: By<RecommendedBook['reason'], (nature: string) => string>;
  };
  readonly method: {
    readonly title: string;
    readonly numbersTitle: string;
    readonly numbers: ByRole<readonly Term[]>;
    readonly cuts: string;
    readonly confidenceTitle: string;
    readonly confidence: By<Confidence, Named>;
    readonly gaps: By<DataGap>;
    readonly assessmentAge: (days: string) => string;
    readonly limitsTitle: string;
    readonly limits: readonly Term[];
    readonly originTitle: string;
    readonly numbersByRule: string;
    readonly wordsByModel: (model: string) => string;
    readonly versions: (method: string) => string;
    readonly assessmentVersions: (scoring: string, statements: string) => string;
    readonly dataTitle: string;
    readonly data: readonly string[];
  };
}

interface Term {
  readonly label: string;
  readonly text: string;
}
