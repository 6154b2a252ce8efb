import * as fc from 'fast-check';
import {
  type AssessmentId,
  type AssessmentResult,
  completeAssessment,
} from '#domain/scoring/assessment-result.ts';
import { intelligences, type Nature, natures } from '#domain/scoring/dimensions.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { scoreOf } from '#domain/scoring/score.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { computeProfile, type ProfileInput } from '#domain/situation-map/compute-profile.ts';
import type { EnergyRating, Intake, PerNature } from '#domain/situation-map/intake/intake.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import type { NatureProfile } from '#domain/situation-map/reading.ts';
import { answersBy, fourWithSum, sameFour } from '#test/support/makers/answers.ts';

export const submittedAt = new Date('2026-11-21T09:30:00Z');

/** A value for each nature in canonical order; `undefined` without a rating. */
const perNature = <T>(values: readonly (T | undefined)[]): PerNature<T> =>
  Object.fromEntries(
    natures.flatMap((nature, index) => (values[index] === undefined ? [] : [[nature, values[index]]])),
  );

const sumsByScore = new Map(Array.from({ length: 17 }, (_, index) => [scoreOf(index + 4), index + 4]));

/** All possible scores. */
const scores = [...sumsByScore.keys()];

/**
 * A result with these scores of the natures in canonical order, and with matching answers. Each score must be a
 * possible one.
 */
export function aResult(
  points: readonly number[],
  changes: Partial<AssessmentResult> = {},
): AssessmentResult {
  const values = Object.fromEntries([
    ...natures.map((nature, index) => [nature, fourWithSum(sumsByScore.get(points[index]!)!)]),
    ...intelligences.map((name, index) => [name, sameFour((index % 5) + 1)]),
  ]);
  const completion = {
    userId: 1 as UserId,
    completedAt: new Date('2026-11-09T09:00:00Z'),
    language: 'en',
    answers: answersBy(itemBank.items, values, 3),
    activeMs: null,
  } as const;
  return { id: 17 as AssessmentId, ...completeAssessment(itemBank, completion), ...changes };
}

export const anIntake = (changes: Partial<Intake> = {}): Intake => ({
  currentWorkSituation: {},
  roleDemands: { levels: {} },
  energyPatterns: { byNature: {} },
  goals: {},
  extra: {},
  ...changes,
});

/** Ratings of the natures in canonical order. */
export interface Ratings {
  readonly p?: readonly number[];
  readonly demand?: readonly (number | undefined)[];
  readonly energy?: readonly (number | undefined)[];
  readonly time?: readonly number[];
  /** Ratings of the role that the person wants. */
  readonly wished?: readonly number[];
}

export const intakeOf = (
  { demand = [], energy = [], time, wished }: Ratings,
  changes: Partial<Intake> = {},
): Intake => {
  const intake = anIntake(changes);
  return {
    ...intake,
    roleDemands: {
      ...intake.roleDemands,
      levels: perNature(demand) as Intake['roleDemands']['levels'],
      ...(wished !== undefined && { preferredLevels: perNature(wished) as Intake['roleDemands']['levels'] }),
      ...(time !== undefined && { timePercent: perNature(time) as Record<Nature, number> }),
    },
    energyPatterns: { ...intake.energyPatterns, byNature: perNature(energy) as PerNature<EnergyRating> },
  };
};

export const profileOf = (
  ratings: Ratings,
  changes: Partial<Intake> = {},
  input: Partial<ProfileInput> = {},
): Profile =>
  profileFrom(intakeOf(ratings, changes), {
    assessment: ratings.p === undefined ? undefined : aResult(ratings.p),
    ...input,
  });

export const profileFrom = (intake: Intake, input: Partial<ProfileInput> = {}): Profile =>
  computeProfile({
    intake,
    language: 'en',
    submittedAt,
    generatedAt: new Date('2026-11-21T09:31:00Z'),
    assessment: undefined,
    shelf: [],
    ...input,
  });

export const natureIn = (profile: Profile, name: Nature): NatureProfile =>
  profile.natures.find(({ nature }) => nature === name)!;

const nine = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(values, { minLength: 9, maxLength: 9 });

const preferences = nine(fc.constantFrom(...scores));
const demands = nine(fc.integer({ min: 1, max: 5 }));
const energies = nine(fc.integer({ min: -2, max: 2 }));

/** Ratings in which nothing is missing. */
export const anyRatings = fc.record({
  p: preferences,
  demand: demands,
  energy: energies,
});

/** Ratings in which anything may be missing. */
export const anyPartialRatings: fc.Arbitrary<Ratings> = fc.record(
  {
    p: preferences,
    demand: nine(fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined })),
    energy: nine(fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined })),
  },
  { requiredKeys: [] },
);
