import type { Language } from '../language.ts';
import type { AssessmentId } from '../scoring/assessment-result.ts';
import type { Intelligence, Nature } from '../scoring/dimensions.ts';
import type { Contradiction } from './measures/contradictions.ts';
import type { Counsel } from './report/counsel.ts';
import type { EnergyPatterns, EnergyRating, Goals } from './intake/intake.ts';
import type { Finding } from './findings/finding.ts';
import type { ActionKind } from './plan/plan-rules.ts';
import type { Alignment, AlignmentBand, ContextFlag, NatureProfile, Quadrant, RoleBasis } from './reading.ts';
import type { Tension } from './plan/tension.ts';
import type { Week } from './plan/week.ts';
import type { Zone } from './measures/zones.ts';

export type PreferenceSource = 'assessment' | 'self_rating' | 'none';
export interface EnergyProfile {
  readonly gain: number | null;
  readonly drain: number | null;
  /** Gain minus drain, −100 to 100. */
  readonly balance: number | null;
  readonly overallLevel: number | null;
  readonly trend: NonNullable<EnergyPatterns['trend']> | null;
  readonly recovery: number | null;
  readonly peakTime: NonNullable<EnergyPatterns['peakTime']> | null;
  readonly drains: NonNullable<EnergyPatterns['drains']>;
  readonly sources: NonNullable<EnergyPatterns['sources']>;
}

/** An entry of a list of at most three, sorted by value; equal values keep the canonical order. */
export interface RankedNature {
  readonly nature: Nature;
  /** 10 to 100. */
  readonly value: number;
  readonly zone: Zone | null;
}

export interface GoalProfile {
  readonly primary: NonNullable<Goals['primary']> | null;
  readonly horizonDays: number;
  readonly moreOf: readonly Nature[];
  readonly lessOf: readonly Nature[];
  /** The mean preference of the natures in `moreOf`. */
  readonly support: number | null;
}

/**
 * How a person sees that an action worked: by a sign that the report describes, or by a new map. The other kinds exist
 * only in plans of the first method.
 */
export type Measure =
  | { readonly kind: 'sign' }
  | { readonly kind: 'energy_at_least'; readonly nature: Nature; readonly target: EnergyRating }
  | { readonly kind: 'demand_at_most'; readonly nature: Nature; readonly level: number }
  | { readonly kind: 'demand_at_least'; readonly nature: Nature; readonly level: number }
  | { readonly kind: 'overall_energy_at_least'; readonly level: number }
  /** Working days with notes. */
  | { readonly kind: 'days_noted'; readonly days: number }
  | { readonly kind: 'decision_made' }
  | { readonly kind: 'new_map' };

export interface PlannedAction {
  /** Depends only on the chosen action, such as `strain.first.1`; unique within a plan. */
  readonly id: string;
  /** `null` if the action is about the whole situation. */
  readonly nature: Nature | null;
  readonly kind: ActionKind;
  /** The key of the text: the case of a finding with `first` or `try`, or the goal. */
  readonly textKey: string;
  /** The index of the finding that it serves; `null` if it serves the goal. */
  readonly finding: number | null;
  readonly measure: Measure;
  /** A day in UTC, `YYYY-MM-DD`. */
  readonly reviewOn: string;
}

export interface PlanStep {
  /** 60 only in plans of the first method. */
  readonly horizonDays: 7 | 21 | 30 | 60 | 90;
  /** One to three. */
  readonly actions: readonly PlannedAction[];
}

export interface RecommendedBook {
  readonly sku: string;
  readonly nature: Nature;
  readonly reason: 'risk' | 'lever' | 'goal';
}

export type Confidence = 'high' | 'medium' | 'low';

/** What makes the numbers less reliable. Lists of gaps keep this order. */
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
  'contradicting_answers',
] as const;
export type DataGap = (typeof dataGaps)[number];

/** Everything computed about one person in one role, by fixed formulas. Equal inputs give equal profiles. */
export interface Profile {
  readonly methodVersion: string;
  /** The version of the assessment; `null` without one. */
  readonly scoringVersion: string | null;
  readonly itemBankVersion: string | null;
  readonly generatedAt: Date;
  /** A day in UTC, `YYYY-MM-DD`. Ages and review dates count from it. */
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
  /** Little energy together with slow recovery: the report suggests a health professional, with a fixed text. */
  readonly suggestsHealthAdvice: boolean;
  readonly goals: GoalProfile;
  /** The top three of the assessment, as background. */
  readonly intelligences: readonly {
    readonly intelligence: Intelligence;
    readonly score: number;
    readonly rank: number;
  }[];
  /** One to three, in the order of the report; empty in maps of the first method. */
  readonly findings: readonly Finding[];
  /** `null` if it is unknown what takes time or how that affects energy. */
  readonly week: Week | null;
  /** `null` if there is none. */
  readonly tension: Tension | null;
  /** `null` only in maps of the first method, which have no findings either. */
  readonly counsel: Counsel | null;
  /** At most three; also empty in maps of earlier methods, which had none. */
  readonly contradictions: readonly Contradiction[];
  readonly plan: readonly PlanStep[];
  readonly books: readonly RecommendedBook[];
  readonly dataQuality: {
    readonly confidence: Confidence;
    readonly dataGaps: readonly DataGap[];
    readonly assessmentAgeDays: number | null;
  };
}
