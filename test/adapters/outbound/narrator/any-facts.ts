import * as fc from 'fast-check';
import type { ReportFacts } from '../../../../src/application/ports/narrator.ts';
import type { Language } from '../../../../src/domain/language.ts';
import { natures } from '../../../../src/domain/scoring/dimensions.ts';
import {
  energyTags,
  energyTrends,
  type Goals,
  goalHorizons,
  type Intake,
  peakTimes,
  primaryGoals,
  stabilities,
  workStatuses,
} from '../../../../src/domain/situation-map/intake.ts';
import {
  anyPartialRatings,
  anyRatings,
  intakeOf,
  profileOf,
  type Ratings,
} from '../../../domain/situation-map/situations.ts';

export const longTitle =
  'Somebody with a title that goes on and on and says what the work is about at length';

const rating = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const);

const anySituation = fc.record(
  {
    status: fc.constantFrom(...workStatuses),
    roleTitle: fc.constantFrom(
      'Nurse',
      'Team lead, customer support',
      'Chef de projet « transition »',
      'A'.repeat(120),
      longTitle,
    ),
    stability: fc.constantFrom(...stabilities),
    autonomy: rating,
    support: rating,
    workload: rating,
    peopleManaged: fc.nat(20),
  },
  { requiredKeys: [] },
);

const anyRhythm = fc.record(
  {
    overallLevel: fc.nat(10),
    trend: fc.constantFrom(...energyTrends),
    recovery: rating,
    peakTime: fc.constantFrom(...peakTimes),
    drains: fc.uniqueArray(fc.constantFrom(...energyTags.slice(0, 8)), { maxLength: 5 }),
    sources: fc.uniqueArray(fc.constantFrom(...energyTags.slice(8)), { maxLength: 5 }),
  },
  { requiredKeys: [] },
);

const anyGoals: fc.Arbitrary<Goals> = fc.record(
  {
    primary: fc.constantFrom(...primaryGoals),
    horizonDays: fc.constantFrom(...goalHorizons),
    moreOf: fc.uniqueArray(fc.constantFrom(...natures.slice(0, 5)), { maxLength: 3 }),
    lessOf: fc.uniqueArray(fc.constantFrom(...natures.slice(5)), { maxLength: 3 }),
    influence: rating,
    success: fc.constantFrom(
      'Two calm evenings a week.',
      'Being asked first.\nAnd "heard" {too}',
      'x'.repeat(500),
    ),
  },
  { requiredKeys: [] },
);

const anySelfRating = fc.option(
  fc.record(Object.fromEntries(natures.map((nature) => [nature, rating])), { requiredKeys: [] }),
  { nil: undefined },
);

/** Whoever may read a report, with everything rated or with anything missing. */
export const anyFacts = (language: Language): fc.Arbitrary<ReportFacts> =>
  fc
    .record({
      ratings: fc.oneof(anyRatings, anyPartialRatings),
      situation: anySituation,
      rhythm: anyRhythm,
      goals: anyGoals,
      selfRated: anySelfRating,
    })
    .map(({ ratings, situation, rhythm, goals, selfRated }) =>
      factsOf(language, ratings, {
        currentWorkSituation: situation,
        energyPatterns: { ...rhythm, byNature: {} },
        goals,
        ...(selfRated !== undefined && { selfRatedPreferences: selfRated }),
      }),
    );

export const factsOf = (language: Language, ratings: Ratings, changes: Partial<Intake>): ReportFacts => ({
  profile: profileOf(ratings, changes, { language }),
  intake: intakeOf(ratings, changes),
});
