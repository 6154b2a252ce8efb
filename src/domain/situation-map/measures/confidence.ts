import type { AssessmentResult } from '#domain/scoring/assessment-result.ts';
import { natures } from '#domain/scoring/dimensions.ts';
import { itemBankOf } from '#domain/scoring/item-bank.ts';
import { type AnswerQuality, judgeQuality } from '#domain/scoring/quality.ts';
import { leastNatures } from './alignment.ts';
import type { Contradiction } from './contradictions.ts';
import { daysBetween } from '../intake/days.ts';
import type { Preferences } from './preferences.ts';
import { type Confidence, type DataGap, dataGaps, type PreferenceSource, type Profile } from '../profile.ts';
import type { NatureProfile } from '../reading.ts';

/** If the spread is smaller, the assessment calls a profile flat. */
const flatSpread = 13;
const yearDays = 365;

interface Evidence {
  readonly source: PreferenceSource;
  /** The quality of the assessment's answers; `null` without an assessment. */
  readonly quality: AnswerQuality['level'] | null;
  readonly ageDays: number | null;
  /** The known values, for up to nine natures. */
  readonly preferences: readonly number[];
  readonly demands: readonly number[];
  readonly energies: readonly number[];
  readonly isContradicting: boolean;
}

const isThere = {
  no_preferences: ({ source }) => source === 'none',
  self_rated_preferences: ({ source }) => source === 'self_rating',
  self_rating_incomplete: ({ preferences }) => isIncomplete(preferences),
  assessment_quality_low: ({ quality }) => quality === 'low',
  assessment_quality_caution: ({ quality }) => quality === 'caution',
  assessment_older_than_a_year: ({ ageDays }) => ageDays !== null && ageDays > yearDays,
  flat_preferences: ({ preferences }) => spreadOf(preferences) < flatSpread,
  role_demands_unrated: ({ demands }) => demands.length === 0,
  role_demands_incomplete: ({ demands }) => isIncomplete(demands),
  flat_demands: ({ demands }) => spreadOf(demands) === 0,
  energy_patterns_unrated: ({ energies }) => energies.length === 0,
  energy_patterns_incomplete: ({ energies }) => isIncomplete(energies),
  flat_energies: ({ energies }) => spreadOf(energies) === 0,
  contradicting_answers: ({ isContradicting }) => isContradicting,
} as const satisfies Record<DataGap, (evidence: Evidence) => boolean>;

const isIncomplete = (values: readonly number[]): boolean =>
  values.length > 0 && values.length < natures.length;

/** Highest minus lowest. A few values may be equal by chance, so their spread counts as infinite. */
const spreadOf = (values: readonly number[]): number =>
  values.length < leastNatures ? Infinity : Math.max(...values) - Math.min(...values);

/** One of these alone leaves medium confidence; two of them, or any other gap, leave low confidence. */
const mild: ReadonlySet<DataGap> = new Set<DataGap>([
  'self_rated_preferences',
  'assessment_quality_caution',
  'assessment_older_than_a_year',
  'flat_preferences',
  'flat_demands',
  'flat_energies',
  'contradicting_answers',
]);

/** How far the numbers can be trusted, and what reduces the trust. The assessment's age is its age at the intake. */
export function judgeData(
  profiles: readonly NatureProfile[],
  { source }: Preferences,
  assessment: AssessmentResult | undefined,
  submittedAt: Date,
  contradictions: readonly Contradiction[],
): Profile['dataQuality'] {
  const ageDays =
    assessment === undefined ? null : Math.max(0, daysBetween(assessment.completedAt, submittedAt));
  const evidence: Evidence = {
    source,
    quality: assessment === undefined ? null : qualityOf(assessment),
    ageDays,
    preferences: profiles.flatMap(({ preference }) => preference ?? []),
    demands: profiles.flatMap(({ demand }) => demand ?? []),
    energies: profiles.flatMap(({ energy }) => energy ?? []),
    isContradicting: contradictions.length > 0,
  };
  const gaps = dataGaps.filter((gap) => isThere[gap](evidence));
  return { confidence: confidenceWith(gaps), dataGaps: gaps, assessmentAgeDays: ageDays };
}

const qualityOf = ({ itemBankVersion, answers, activeMs }: AssessmentResult): AnswerQuality['level'] =>
  judgeQuality(itemBankOf(itemBankVersion).items, answers, activeMs).level;

function confidenceWith(gaps: readonly DataGap[]): Confidence {
  if (gaps.length === 0) return 'high';
  return gaps.length === 1 && gaps.every((gap) => mild.has(gap)) ? 'medium' : 'low';
}
