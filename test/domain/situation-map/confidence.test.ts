import { describe, expect, test } from '@jest/globals';
import type { AssessmentResult } from '#domain/scoring/assessment-result.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import { type DataGap, dataGaps, type Profile } from '#domain/situation-map/profile.ts';
import { readIntake } from '#domain/situation-map/intake/read-intake.ts';
import { days, minutes } from '#test/support/makers/builders.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { aResult, profileOf, type Ratings, submittedAt } from './situations.ts';

const all = (value: number): readonly number[] => Array.from({ length: 9 }, () => value);
const scattered = [81, 69, 44, 56, 31, 50, 63, 38, 75];
const demand = [2, 2, 2, 3, 5, 3, 3, 4, 4];
const energy = [2, 1, 0, 1, -2, 0, 1, -1, 0];
const selfRatedPreferences = {
  Creating: 1,
  Innovating: 2,
  Performing: 3,
  Advising: 4,
  Organizing: 5,
  Providing: 1,
  Adapting: 2,
  Analyzing: 3,
  Leading: 4,
} as const;

const judged = (
  ratings: Ratings,
  result?: Partial<AssessmentResult>,
  changes: Partial<Intake> = {},
): Profile['dataQuality'] =>
  profileOf({ demand, energy, ...ratings }, changes, {
    assessment: ratings.p === undefined ? undefined : aResult(ratings.p, result),
  }).dataQuality;

/** Completed that long before the intake. */
const aged = (ms: number) => ({ completedAt: new Date(submittedAt.getTime() - ms) });

describe('confidence', () => {
  test('is high with a fresh assessment and all ratings', () => {
    expect(judged({ p: scattered }, aged(days(12) + minutes(1)))).toEqual({
      confidence: 'high',
      dataGaps: [],
      assessmentAgeDays: 12,
    });
  });

  const examples: readonly (readonly [
    Profile['dataQuality']['confidence'],
    DataGap[],
    () => Profile['dataQuality'],
  ])[] = [
    ['low', ['no_preferences'], () => judged({})],
    ['medium', ['self_rated_preferences'], () => judged({}, {}, { selfRatedPreferences })],
    ['low', ['assessment_quality_low'], () => judged({ p: scattered }, tooFastAndExtreme)],
    ['medium', ['assessment_quality_caution'], () => judged({ p: scattered }, tooFast)],
    ['medium', ['assessment_older_than_a_year'], () => judged({ p: scattered }, aged(days(366)))],
    ['medium', ['flat_preferences'], () => judged({ p: [56, ...all(50).slice(1)] })],
    ['low', ['role_demands_unrated'], () => judged({ p: scattered, demand: [] })],
    ['low', ['role_demands_incomplete'], () => judged({ p: scattered, demand: demand.slice(1) })],
    ['medium', ['flat_demands'], () => judged({ p: scattered, demand: all(3) })],
    ['low', ['energy_patterns_unrated'], () => judged({ p: scattered, energy: [] })],
    ['low', ['energy_patterns_incomplete'], () => judged({ p: scattered, energy: energy.slice(1) })],
    ['medium', ['flat_energies'], () => judged({ p: scattered, energy: all(-1) })],
    [
      'medium',
      ['contradicting_answers'],
      () => judged({ p: scattered }, {}, { goals: { primary: 'lead_people', lessOf: ['Leading'] } }),
    ],
    [
      'low',
      ['flat_demands', 'flat_energies'],
      () => judged({ p: scattered, demand: all(3), energy: all(1) }),
    ],
    [
      'low',
      ['self_rated_preferences', 'self_rating_incomplete'],
      () => judged({}, {}, { selfRatedPreferences: { Creating: 1, Leading: 5 } }),
    ],
  ];
  const tooFast = { activeMs: 100_000 };
  const tooFastAndExtreme = {
    ...tooFast,
    answers: aResult(scattered).answers.map(({ itemId }) => ({ itemId, value: itemId % 2 === 0 ? 1 : 5 })),
  } as unknown as Partial<AssessmentResult>;

  test.each(examples)('is %s with %j', (confidence, gaps, judge) => {
    expect(judge()).toMatchObject({ confidence, dataGaps: gaps });
  });

  test('has an example of every gap in these tests', () => {
    const shown = new Set(examples.flatMap(([, gaps]) => gaps));
    expect(dataGaps.filter((gap) => !shown.has(gap))).toEqual([]);
  });

  test('is not reduced by an assessment of exactly a year, or by one dated after the intake', () => {
    expect(judged({ p: scattered }, aged(days(366) - 1))).toMatchObject({
      confidence: 'high',
      assessmentAgeDays: 365,
    });
    expect(judged({ p: scattered }, aged(-days(1)))).toMatchObject({
      confidence: 'high',
      assessmentAgeDays: 0,
    });
  });

  test('does not report few ratings as flat, or preferences with a spread of 13', () => {
    const few = { p: scattered, demand: demand.slice(0, 3), energy: [1, 1, 1, 1] };
    expect(judged(few).dataGaps).toEqual(['role_demands_incomplete', 'energy_patterns_incomplete']);
    expect(judged({ p: [63, ...all(50).slice(1)] }).dataGaps).toEqual([]);
  });

  test('is low if the questionnaire was answered in prose, and names what was not rated', () => {
    const sections = { role_demands: 'Much writing.', energy_patterns: 'Tired.', goals: 'A change.' };
    const { intake } = expectOk(readIntake(sections));
    const { dataQuality } = profileOf({}, {}, { intake, assessment: aResult(scattered) });
    expect(dataQuality).toMatchObject({
      confidence: 'low',
      dataGaps: ['role_demands_unrated', 'energy_patterns_unrated'],
    });
  });

  test('has no age of an assessment without one', () => {
    expect(judged({}).assessmentAgeDays).toBeNull();
  });
});
