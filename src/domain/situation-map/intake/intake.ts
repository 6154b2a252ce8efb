import type { Language } from '#domain/language.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Rating } from '#domain/scoring/responses.ts';

/** In canonical order; a nature without a rating is absent. */
export type PerNature<T> = Readonly<Partial<Record<Nature, T>>>;

/** From −2, drains a lot, to 2, gives a lot. */
export type EnergyRating = -2 | -1 | 0 | 1 | 2;

export const workStatuses = [
  'employed',
  'self_employed',
  'job_seeking',
  'studying',
  'career_break',
  'retired',
  'other',
] as const;
export type WorkStatus = (typeof workStatuses)[number];

export const organizationSizes = [
  'solo',
  '2_10',
  '11_50',
  '51_250',
  '251_1000',
  'over_1000',
  'not_applicable',
] as const;
type OrganizationSize = (typeof organizationSizes)[number];

export const workModes = ['on_site', 'hybrid', 'remote', 'field'] as const;
type WorkMode = (typeof workModes)[number];

export const stabilities = ['stable', 'changing', 'at_risk', 'leaving'] as const;
type Stability = (typeof stabilities)[number];

export const energyTrends = ['falling', 'steady', 'rising'] as const;
type EnergyTrend = (typeof energyTrends)[number];

export const peakTimes = ['early_morning', 'late_morning', 'afternoon', 'evening', 'varies'] as const;
export type PeakTime = (typeof peakTimes)[number];

export const energyTags = [
  'meetings',
  'deep_focus',
  'conflict',
  'deadlines',
  'routine',
  'novelty',
  'decisions',
  'interruptions',
  'admin',
  'travel',
  'people_contact',
  'working_alone',
  'learning',
  'feedback',
  'visibility',
  'unclear_goals',
] as const;
export type EnergyTag = (typeof energyTags)[number];

export const primaryGoals = [
  'grow_in_role',
  'reshape_role',
  'change_role',
  'change_field',
  'start_business',
  'lead_people',
  'restore_balance',
  'return_to_work',
  'gain_clarity',
  'other',
] as const;
export type PrimaryGoal = (typeof primaryGoals)[number];

export const goalHorizons = [30, 90, 180, 365] as const;
type GoalHorizon = (typeof goalHorizons)[number];

export const modelConsents = ['allowed', 'refused'] as const;
/** Whether a language model may read this intake. The report is complete without one too. */
type ModelConsent = (typeof modelConsents)[number];

/** The fields that this service does not know, as text. */
export type Extra = Readonly<Record<string, string>>;

export interface WorkSituation {
  readonly status?: WorkStatus;
  readonly roleTitle?: string;
  readonly industry?: string;
  readonly organizationSize?: OrganizationSize;
  /** 0 to 720. */
  readonly tenureMonths?: number;
  /** 0 to 100. */
  readonly weeklyHours?: number;
  /** 0 to 10 000. */
  readonly peopleManaged?: number;
  readonly workMode?: WorkMode;
  readonly stability?: Stability;
  /** 0 to 10. */
  readonly satisfaction?: number;
  /** How much the person decides about their own tasks: 1 nothing, 5 everything. */
  readonly autonomy?: Rating;
  /** Support from manager and colleagues. */
  readonly support?: Rating;
  /** 1 far too little, 3 about right, 5 far too much. */
  readonly workload?: Rating;
  readonly notes?: string;
}

interface RoleDemands {
  /** "How much does your role ask for this?" 1 hardly ever, 5 nearly all the time. */
  readonly levels: PerNature<Rating>;
  /** All nine, in whole percent, with a sum of 100. */
  readonly timePercent?: Readonly<Record<Nature, number>>;
  /** The same question about the role that the person would like. */
  readonly preferredLevels?: PerNature<Rating>;
  readonly notes?: string;
}

export interface EnergyPatterns {
  readonly byNature: PerNature<EnergyRating>;
  /** 0 to 10, in the last two weeks. */
  readonly overallLevel?: number;
  readonly trend?: EnergyTrend;
  /** "By the next morning I have recovered": 1 never, 5 always. */
  readonly recovery?: Rating;
  readonly peakTime?: PeakTime;
  readonly drains?: readonly EnergyTag[];
  readonly sources?: readonly EnergyTag[];
  readonly notes?: string;
}

export interface Goals {
  readonly primary?: PrimaryGoal;
  /** In days. */
  readonly horizonDays?: GoalHorizon;
  /** Up to 3. */
  readonly moreOf?: readonly Nature[];
  /** Up to 3, none of them in `moreOf`. */
  readonly lessOf?: readonly Nature[];
  /** 0 to 10. */
  readonly readiness?: number;
  /** How much the person can change alone: 1 nothing, 5 everything. */
  readonly influence?: Rating;
  readonly success?: string;
  readonly constraints?: string;
  readonly notes?: string;
}

/** The questionnaire after reading. Each section may be missing or empty, but not all of them. */
export interface Intake {
  readonly locale?: Language;
  readonly assessmentId?: number;
  /** If missing, the operator's setting applies. */
  readonly languageModel?: ModelConsent;
  readonly currentWorkSituation: WorkSituation;
  readonly roleDemands: RoleDemands;
  readonly energyPatterns: EnergyPatterns;
  readonly goals: Goals;
  /** Only asked if there is no assessment. */
  readonly selfRatedPreferences?: PerNature<Rating>;
  /** Unknown fields, by JSON pointer. */
  readonly extra: Extra;
}

/** The place of a fault (a JSON pointer of RFC 6901) and what to change. Never contains the value. */
export interface IntakeFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}
