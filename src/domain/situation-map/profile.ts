import type { Language } from '../language.ts';
import type { AssessmentId } from '../scoring/assessment-result.ts';
import type { Intelligence, Nature } from '../scoring/dimensions.ts';
import type { Counsel } from './counsel.ts';
import type { EnergyPatterns, EnergyRating, Goals } from './intake.ts';
import type { Finding } from './findings/finding.ts';
import type { ActionKind } from './plan-rules.ts';
import type { Alignment, AlignmentBand, ContextFlag, NatureProfile, Quadrant, RoleBasis } from './reading.ts';
import type { Tension } from './tension.ts';
import type { Week } from './week.ts';
import type { Zone } from './zones.ts';

export type PreferenceSource = 'assessment' | 'self_rating' | 'none';
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

export interface GoalProfile {
  readonly primary: Goals['primary'] | null;
  readonly horizonDays: number;
  readonly moreOf: readonly Nature[];
  readonly lessOf: readonly Nature[];
  /** Mean preference over `moreOf`. */
  readonly support: number | null;
}

/**
 * How a person sees that an action worked: by a sign that the report puts into words, or by a new map. All others stand in
 * plans of the first method only.
 */
export type Measure =
  | { readonly kind: 'sign' }
  | { readonly kind: 'energy_at_least'; readonly nature: Nature; readonly target: EnergyRating }
  | { readonly kind: 'demand_at_most'; readonly nature: Nature; readonly level: number }
  | { readonly kind: 'demand_at_least'; readonly nature: Nature; readonly level: number }
  | { readonly kind: 'overall_energy_at_least'; readonly level: number }
  /** Working days on which notes were taken. */
  | { readonly kind: 'days_noted'; readonly days: number }
  | { readonly kind: 'decision_made' }
  | { readonly kind: 'new_map' };

export interface PlannedAction {
  /** Fixed for what was chosen, such as `strain.first.1`; unique within a plan. */
  readonly id: string;
  /** `null` where the action is about the whole situation. */
  readonly nature: Nature | null;
  readonly kind: ActionKind;
  /** Names what to do: the case of a finding with `first` or `try`, or the goal. */
  readonly textKey: string;
  /** The finding that it serves, by its place in the list; `null` where it serves the goal. */
  readonly finding: number | null;
  readonly measure: Measure;
  /** A day in UTC, `YYYY-MM-DD`. */
  readonly reviewOn: string;
}

export interface PlanStep {
  /** 60 only in plans of the first method. */
  readonly horizonDays: 7 | 21 | 30 | 60 | 90;
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
  /** One to three, in the order of the report; none in maps of the first method. */
  readonly findings: readonly Finding[];
  /** `null` where it is not known what takes time or what that does to energy. */
  readonly week: Week | null;
  /** `null` where nothing pulls. */
  readonly tension: Tension | null;
  /** `null` only in maps of the first method, which have no findings either. */
  readonly counsel: Counsel | null;
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
