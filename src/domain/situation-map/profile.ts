import type { Language } from '../language.ts';
import type { AssessmentId } from '../scoring/assessment-result.ts';
import type { Intelligence, Nature } from '../scoring/dimensions.ts';
import type { EnergyPatterns, EnergyRating, Goals } from './intake.ts';
import type { ActionKind, PlanTextKey } from './plan-rules.ts';
import type { Zone } from './zones.ts';

export const quadrants = ['in_tune', 'depleted', 'growing', 'mismatched', 'undetermined'] as const;
export type Quadrant = (typeof quadrants)[number];

/** Of the overall alignment: below 50, 50 to 69, from 70. A random role gives 52. */
export type AlignmentBand = 'low' | 'partial' | 'strong';

export type PreferenceSource = 'assessment' | 'self_rating' | 'none';
export type RoleBasis = 'current' | 'target';

/** One of the nine. Points are integers; `null` where what they are computed from is missing. */
export interface NatureProfile {
  readonly nature: Nature;
  /** 0 to 100. */
  readonly preference: number | null;
  /** 0, 25, 50, 75 or 100. */
  readonly demand: number | null;
  readonly energy: EnergyRating | null;
  /** Demand minus preference, −100 to 100: positive where the role asks for more than comes naturally. */
  readonly gap: number | null;
  /** `100 − |gap|`. */
  readonly alignment: number | null;
  /** The higher of preference and demand. */
  readonly weight: number | null;
  readonly zone: Zone | null;
  readonly risk: number | null;
  readonly lever: number | null;
  readonly asset: number | null;
  readonly timePercent: number | null;
  /** Wished demand minus demand, −100 to 100. */
  readonly wishedGap: number | null;
}

export interface Alignment {
  readonly overall: number | null;
  /** How much of what the role asks for comes naturally. */
  readonly coverage: number | null;
  /** How much of what comes naturally the role asks for. */
  readonly utilization: number | null;
  /** Pearson's r of preference and demand, two decimals, −1 to 1. */
  readonly shape: number | null;
  /** Natures with both values, 0 to 9. */
  readonly natureCount: number;
}

export interface EnergyProfile {
  readonly gain: number | null;
  readonly drain: number | null;
  /** Gain minus drain, −100 to 100. */
  readonly balance: number | null;
  readonly overallLevel: number | null;
  readonly trend: EnergyPatterns['trend'] | null;
  readonly recovery: number | null;
  readonly peakTime: EnergyPatterns['peakTime'] | null;
  readonly drains: NonNullable<EnergyPatterns['drains']>;
  readonly sources: NonNullable<EnergyPatterns['sources']>;
}

/** An entry of a list of at most three, by value, ties in canonical order. */
export interface RankedNature {
  readonly nature: Nature;
  /** 10 to 100. */
  readonly value: number;
  readonly zone: Zone | null;
}

export const contextFlags = [
  'high_workload',
  'underload',
  'low_autonomy',
  'low_support',
  'unstable_situation',
  'slow_recovery',
  'falling_energy',
  'low_energy',
] as const;
export type ContextFlag = (typeof contextFlags)[number];

export interface GoalProfile {
  readonly primary: Goals['primary'] | null;
  readonly horizonDays: number;
  readonly moreOf: readonly Nature[];
  readonly lessOf: readonly Nature[];
  /** Mean preference over `moreOf`. */
  readonly support: number | null;
}

/** How a person sees that an action worked. */
export type Measure =
  | { readonly kind: 'energy_at_least'; readonly nature: Nature; readonly target: EnergyRating }
  | { readonly kind: 'demand_at_most'; readonly nature: Nature; readonly level: number }
  | { readonly kind: 'demand_at_least'; readonly nature: Nature; readonly level: number }
  | { readonly kind: 'overall_energy_at_least'; readonly level: number }
  /** Working days on which notes were taken. */
  | { readonly kind: 'days_noted'; readonly days: number }
  | { readonly kind: 'decision_made' }
  | { readonly kind: 'new_map' };

export interface PlannedAction {
  /** Fixed for what was chosen, such as `strain.share.1`; unique within a plan. */
  readonly id: string;
  /** `null` where the action is about the whole situation. */
  readonly nature: Nature | null;
  readonly kind: ActionKind;
  /** Names the built-in wording. */
  readonly textKey: PlanTextKey;
  readonly measure: Measure;
  /** A day in UTC, `YYYY-MM-DD`. */
  readonly reviewOn: string;
}

export interface PlanStep {
  readonly horizonDays: 30 | 60 | 90;
  /** One or two. */
  readonly actions: readonly PlannedAction[];
}

export interface RecommendedBook {
  readonly sku: string;
  readonly nature: Nature;
  readonly reason: 'risk' | 'lever' | 'goal';
}

export type Confidence = 'high' | 'medium' | 'low';

/** What makes the numbers less sure, in the order of every list. */
export const dataGaps = [
  'no_preferences',
  'self_rated_preferences',
  'self_rating_incomplete',
  'assessment_quality_low',
  'assessment_quality_caution',
  'assessment_older_than_a_year',
  'flat_preferences',
  'role_demands_unrated',
  'role_demands_incomplete',
  'flat_demands',
  'energy_patterns_unrated',
  'energy_patterns_incomplete',
  'flat_energies',
] as const;
export type DataGap = (typeof dataGaps)[number];

/** Everything computed about one person in one role, by fixed formulas. Equal inputs give equal profiles. */
export interface Profile {
  readonly methodVersion: string;
  /** Of the assessment; `null` without one. */
  readonly scoringVersion: string | null;
  readonly itemBankVersion: string | null;
  readonly generatedAt: Date;
  /** A day in UTC, `YYYY-MM-DD`: the one that ages and review dates count from. */
  readonly submittedOn: string;
  readonly language: Language;
  readonly assessmentId: AssessmentId | null;
  readonly assessmentCompletedAt: Date | null;
  readonly preferenceSource: PreferenceSource;
  readonly roleBasis: RoleBasis;
  readonly topNature: Nature | null;
  readonly topNatureSource: 'assessment' | 'self_rating' | 'energy' | 'none';
  readonly quadrant: Quadrant;
  readonly alignmentBand: AlignmentBand | null;
  /** All nine, in canonical order. */
  readonly natures: readonly NatureProfile[];
  readonly alignment: Alignment;
  readonly energy: EnergyProfile;
  readonly topRisks: readonly RankedNature[];
  readonly topLevers: readonly RankedNature[];
  readonly topAssets: readonly RankedNature[];
  readonly contextFlags: readonly ContextFlag[];
  /** Little energy and slow recovery together: the report suggests a health professional, in fixed words. */
  readonly suggestsHealthAdvice: boolean;
  readonly goals: GoalProfile;
  /** The top three of the assessment, for context. */
  readonly intelligences: readonly {
    readonly intelligence: Intelligence;
    readonly score: number;
    readonly rank: number;
  }[];
  readonly plan: readonly PlanStep[];
  readonly books: readonly RecommendedBook[];
  readonly dataQuality: {
    readonly confidence: Confidence;
    readonly dataGaps: readonly DataGap[];
    readonly assessmentAgeDays: number | null;
  };
}

/** What a random role would give, in simulation (40 000 people). */
export const randomRoleMedian = 52;
