import * as fc from 'fast-check';
import { natures, type Nature } from '#domain/scoring/dimensions.ts';
import type { AssessmentResult } from '#domain/scoring/assessment-result.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import {
  energyTags,
  energyTrends,
  goalHorizons,
  organizationSizes,
  peakTimes,
  primaryGoals,
  stabilities,
  workModes,
  workStatuses,
} from '#domain/situation-map/intake/intake-choices.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import { aResult, profileFrom } from '../situations.ts';

/** An intake and everything computed from it. */
export interface Situation {
  readonly intake: Intake;
  readonly assessment: AssessmentResult | undefined;
  readonly profile: Profile;
}

const scores = [0, 6, 13, 19, 25, 31, 38, 44, 50, 56, 63, 69, 75, 81, 88, 94, 100];

/** Ratings as people give them: often all nine, sometimes a few, sometimes none. */
const ratingsOf = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<Partial<Record<Nature, T>>> =>
  fc.oneof(
    { weight: 6, arbitrary: recordOf(fc.array(values, { minLength: 9, maxLength: 9 })) },
    {
      weight: 1,
      arbitrary: recordOf(fc.array(fc.option(values, { nil: undefined }), { minLength: 9, maxLength: 9 })),
    },
    {
      weight: 1,
      arbitrary: values.map((value) => Object.fromEntries(natures.map((nature) => [nature, value]))),
    },
    { weight: 1, arbitrary: fc.constant({}) },
  );

const recordOf = <T>(values: fc.Arbitrary<(T | undefined)[]>): fc.Arbitrary<Partial<Record<Nature, T>>> =>
  values.map((list) =>
    Object.fromEntries(
      natures.flatMap((nature, index) => (list[index] === undefined ? [] : [[nature, list[index]]])),
    ),
  );

/** Nine whole percentages with a sum of 100. */
const timePercent: fc.Arbitrary<Record<Nature, number>> = fc
  .array(fc.integer({ min: 0, max: 6 }), { minLength: 9, maxLength: 9 })
  .filter((parts) => parts.some((part) => part > 0))
  .map((parts) => {
    const whole = parts.reduce((sum, part) => sum + part, 0);
    const percents = parts.map((part) => Math.floor((100 * part) / whole));
    const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
    const widest = parts.indexOf(Math.max(...parts));
    return Object.fromEntries(
      natures.map((nature, index) => [nature, percents[index]! + (index === widest ? left : 0)]),
    ) as Record<Nature, number>;
  });

const optional = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(values, { nil: undefined });
const rating = fc.constantFrom(1, 2, 3, 4, 5);

const without = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

const wishes = fc
  .tuple(fc.shuffledSubarray([...natures], { maxLength: 6 }), fc.integer({ min: 0, max: 3 }))
  .map(([list, cut]) => ({ moreOf: list.slice(0, cut), lessOf: list.slice(cut, cut + 3) }));

const tags = fc
  .tuple(fc.shuffledSubarray([...energyTags], { maxLength: 8 }), fc.integer({ min: 0, max: 5 }))
  .map(([list, cut]) => ({ drains: list.slice(0, cut), sources: list.slice(cut, cut + 5) }));

/** With themes that are recognised in one of the languages, and without any. */
const successes = [
  'a free Friday',
  'work that I can show to somebody',
  'fewer invoices, and a job that I choose',
  'things made with my own hands',
  'des clients que je garde, et du temps pour mes enfants',
  'moins de paperasse',
  'a good outcome',
];

const anyIntake: fc.Arbitrary<Intake> = fc
  .record({
    situation: fc.record({
      status: optional(fc.constantFrom(...workStatuses)),
      roleTitle: optional(fc.constantFrom('Nurse', 'Baker', 'Head of sales')),
      organizationSize: optional(fc.constantFrom(...organizationSizes)),
      weeklyHours: optional(fc.integer({ min: 0, max: 80 })),
      peopleManaged: optional(fc.constantFrom(0, 0, 1, 4, 30)),
      workMode: optional(fc.constantFrom(...workModes)),
      stability: optional(fc.constantFrom(...stabilities)),
      autonomy: optional(rating),
      support: optional(rating),
      workload: optional(rating),
    }),
    levels: ratingsOf(rating),
    time: optional(timePercent),
    wished: fc.oneof(
      { weight: 2, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: ratingsOf(rating) },
    ),
    energies: ratingsOf(fc.constantFrom(-2, -1, 0, 1, 2)),
    energy: fc.record({
      overallLevel: optional(fc.integer({ min: 0, max: 10 })),
      trend: optional(fc.constantFrom(...energyTrends)),
      recovery: optional(rating),
      peakTime: optional(fc.constantFrom(...peakTimes)),
    }),
    tags,
    wishes,
    goals: fc.record({
      primary: optional(fc.constantFrom(...primaryGoals)),
      horizonDays: optional(fc.constantFrom(...goalHorizons)),
      influence: optional(rating),
      success: optional(fc.constantFrom(...successes)),
      constraints: optional(fc.constantFrom('the rent', 'two more years of studies')),
    }),
    selfRated: optional(ratingsOf(rating)),
  })
  .map(({ situation, levels, time, wished, energies, energy, goals, selfRated, ...lists }) =>
    without({
      currentWorkSituation: without(situation),
      roleDemands: without({ levels, timePercent: time, preferredLevels: wished }),
      energyPatterns: { byNature: energies, ...without(energy), ...lists.tags },
      goals: { ...without(goals), ...lists.wishes },
      selfRatedPreferences: selfRated,
      extra: {},
    }),
  ) as fc.Arbitrary<Intake>;

/** Scoring 76 statements takes longer than everything else, so all situations share a few hundred results. */
const results: readonly AssessmentResult[] = fc
  .sample(fc.array(fc.constantFrom(...scores), { minLength: 9, maxLength: 9 }), { numRuns: 300, seed: 76 })
  .map((preferences) => aResult(preferences));

const anyAssessment: fc.Arbitrary<AssessmentResult | undefined> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...results) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

/** Any possible answers, and what is computed from them. */
export const anySituation: fc.Arbitrary<Situation> = fc
  .tuple(anyIntake, anyAssessment)
  .map(([intake, assessment]) => ({ intake, assessment, profile: profileFrom(intake, { assessment }) }));

/** The given number of situations, the same in every run. */
export const situations = (count: number): readonly Situation[] =>
  fc.sample(anySituation, { numRuns: count, seed: 20261122 });
