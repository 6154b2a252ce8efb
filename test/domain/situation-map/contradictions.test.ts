import { describe, expect, test } from '@jest/globals';
import {
  type Contradiction,
  type ContradictionCase,
  contradictionCases,
} from '#domain/situation-map/measures/contradictions.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import { situations } from './findings/any-situation.ts';
import { intakeOf, profileFrom, type Ratings } from './situations.ts';

const even: Ratings = {
  demand: [3, 3, 3, 3, 3, 3, 3, 3, 3],
  energy: [1, 1, 1, -1, 0, 0, 0, 0, 0],
};
const employed = { status: 'employed' } as const;

const found = (ratings: Partial<Ratings>, changes: Partial<Intake> = {}): readonly Contradiction[] =>
  profileFrom(intakeOf({ ...even, ...ratings }, { currentWorkSituation: employed, ...changes }))
    .contradictions;

const patterns = (energyPatterns: Omit<Intake['energyPatterns'], 'byNature'>): Partial<Intake> => ({
  energyPatterns: { byNature: {}, ...energyPatterns },
});

/** The first entry is the case; the second raises it, and the third just does not. */
const examples: readonly (readonly [
  ContradictionCase,
  () => readonly Contradiction[],
  () => readonly Contradiction[],
])[] = [
  [
    'asked_without_time',
    () => found({ demand: [4, 3, 3, 3, 3, 3, 3, 3, 3], time: [0, 100, 0, 0, 0, 0, 0, 0, 0] }),
    () => found({ demand: [3, 3, 3, 3, 3, 3, 3, 3, 3], time: [0, 100, 0, 0, 0, 0, 0, 0, 0] }),
  ],
  [
    'time_without_asking',
    () => found({ demand: [1, 3, 3, 3, 3, 3, 3, 3, 3], time: [20, 80, 0, 0, 0, 0, 0, 0, 0] }),
    () => found({ demand: [1, 3, 3, 3, 3, 3, 3, 3, 3], time: [19, 81, 0, 0, 0, 0, 0, 0, 0] }),
  ],
  [
    'leads_without_leading',
    () =>
      found(
        { demand: [3, 3, 3, 3, 3, 3, 3, 3, 1] },
        { currentWorkSituation: { ...employed, peopleManaged: 1 } },
      ),
    () =>
      found(
        { demand: [3, 3, 3, 3, 3, 3, 3, 3, 2] },
        { currentWorkSituation: { ...employed, peopleManaged: 1 } },
      ),
  ],
  [
    'more_and_less',
    () => found({ wished: [2, 3, 3, 3, 3, 3, 3, 3, 3] }, { goals: { moreOf: ['Creating'] } }),
    () => found({ wished: [3, 3, 3, 3, 3, 3, 3, 3, 3] }, { goals: { moreOf: ['Creating'] } }),
  ],
  [
    'less_and_more',
    () => found({ wished: [3, 3, 3, 4, 3, 3, 3, 3, 3] }, { goals: { lessOf: ['Advising'] } }),
    () => found({ wished: [3, 3, 3, 3, 3, 3, 3, 3, 3] }, { goals: { lessOf: ['Advising'] } }),
  ],
  [
    'leads_and_less',
    () => found({}, { goals: { primary: 'lead_people', lessOf: ['Leading'] } }),
    () => found({}, { goals: { primary: 'grow_in_role', lessOf: ['Leading'] } }),
  ],
  [
    'grows_and_leaves',
    () =>
      found(
        {},
        { goals: { primary: 'reshape_role' }, currentWorkSituation: { ...employed, stability: 'leaving' } },
      ),
    () =>
      found(
        {},
        { goals: { primary: 'change_role' }, currentWorkSituation: { ...employed, stability: 'leaving' } },
      ),
  ],
  [
    'gives_and_less',
    () => found({ energy: [2, 0, 0, -1, 0, 0, 0, 0, 0], wished: [1, 3, 3, 3, 3, 3, 3, 3, 3] }),
    () => found({ energy: [2, 0, 0, -1, 0, 0, 0, 0, 0], wished: [2, 3, 3, 3, 3, 3, 3, 3, 3] }),
  ],
  [
    'long_week_too_little',
    () => found({}, { currentWorkSituation: { ...employed, weeklyHours: 50, workload: 2 } }),
    () => found({}, { currentWorkSituation: { ...employed, weeklyHours: 49, workload: 2 } }),
  ],
  [
    'nothing_costs_low_energy',
    () => found({ energy: [0, 0, 0, 0, 0, 0, 0, 0, 1] }, patterns({ overallLevel: 3 })),
    () => found({ energy: [0, 0, 0, 0, 0, 0, 0, 0, 1] }, patterns({ overallLevel: 4 })),
  ],
  [
    'all_costs_high_energy',
    () => found({ energy: [-1, -1, -1, -1, -1, -2, -1, -1, -1] }, patterns({ overallLevel: 8 })),
    () => found({ energy: [-1, -1, -1, -1, -1, -2, -1, -1, 0] }, patterns({ overallLevel: 8 })),
  ],
  [
    'rested_and_empty',
    () => found({}, patterns({ recovery: 5, overallLevel: 2 })),
    () => found({}, patterns({ recovery: 4, overallLevel: 2 })),
  ],
  [
    'tag_costs_work_gives',
    () => found({ energy: [0, 0, 0, -1, 2, 0, 0, 0, 0] }, patterns({ drains: ['admin'] })),
    () => found({ energy: [0, 0, 0, -1, 2, 0, 0, 0, 0] }, patterns({ drains: ['routine'] })),
  ],
  [
    'tag_gives_work_costs',
    () => found({ energy: [0, 0, 0, 1, 0, 0, 0, 0, -2] }, patterns({ sources: ['decisions'] })),
    () => found({ energy: [0, 0, 0, 1, 0, 0, 0, 0, -1] }, patterns({ sources: ['decisions'] })),
  ],
];

describe('answers that do not fit together', () => {
  test.each(examples)('%s', (as, raised, not) => {
    expect(raised().map((one) => one.case)).toEqual([as]);
    expect(not()).toEqual([]);
  });

  test('have an example each', () => {
    expect(examples.map(([as]) => as)).toEqual(contradictionCases);
  });

  test('are found in no answer that is missing', () => {
    expect(profileFrom({ ...intakeOf({}), currentWorkSituation: employed }).contradictions).toEqual([]);
  });

  test('make the report less sure', () => {
    const intake = intakeOf(even, { goals: { primary: 'lead_people', lessOf: ['Leading'] } });
    const { dataGaps } = profileFrom(intake).dataQuality;
    expect(dataGaps).toContain('contradicting_answers');
    expect(profileFrom(intakeOf(even)).dataQuality.dataGaps).not.toContain('contradicting_answers');
  });

  test('are at most three, name no nature twice, and rest on answers that were given', () => {
    const all = situations(5000);
    const lists = all.map(({ profile }) => profile.contradictions);
    expect(new Set(lists.flat().map((one) => one.case)).size).toBeGreaterThan(10);
    expect(lists.filter((list) => list.length > 3)).toEqual([]);
    expect(
      lists.filter((list) => {
        const named = list.flatMap(({ nature }) => nature ?? []);
        return new Set(named).size < named.length;
      }),
    ).toEqual([]);
    const unanswered = all.flatMap(({ profile, intake }) =>
      profile.contradictions
        .flatMap(({ because }) => because)
        .filter((pointer) => answerAt(pointer, intake) === undefined),
    );
    expect(unanswered).toEqual([]);
  });
});

/** The answer that a JSON pointer of the questionnaire names. */
function answerAt(pointer: string, intake: Intake): unknown {
  const camel = (name: string): string =>
    name.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());
  return pointer
    .slice(1)
    .split('/')
    .reduce<unknown>(
      (value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[camel(name)],
      intake,
    );
}
