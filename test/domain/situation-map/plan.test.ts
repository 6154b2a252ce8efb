import { describe, expect, test } from '@jest/globals';
import type { Goals, Intake } from '#domain/situation-map/intake/intake.ts';
import { primaryGoals, workStatuses } from '#domain/situation-map/intake/intake-choices.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import { profileOf, type Ratings } from './situations.ts';

const rest = <T>(value: T): readonly T[] => Array.from({ length: 8 }, () => value);
/** One nature with these values, the others in the background. */
const one = (p: number, demand: number, energy: number): Ratings => ({
  p: [p, ...rest(0)],
  demand: [demand, ...rest(1)],
  energy: [energy, ...rest(0)],
});
/** Creating strains, Innovating carries. */
const strainAndStrength: Ratings = {
  p: [25, 88, 0, 0, 0, 0, 0, 0, 0],
  demand: [5, 5, 1, 1, 1, 1, 1, 1, 1],
  energy: [-2, 2, 0, 0, 0, 0, 0, 0, 0],
};

const planOf = (ratings: Ratings, changes: Partial<Intake> = {}): Profile['plan'] =>
  profileOf(ratings, changes).plan;
/** Text keys and natures, step by step. */
const outline = (plan: Profile['plan']): readonly string[] =>
  plan.map(({ actions }) =>
    actions.map(({ textKey, nature }) => (nature === null ? textKey : `${textKey} ${nature}`)).join(', '),
  );
const withGoal = (goals: Goals): Partial<Intake> => ({ goals });

describe('a plan', () => {
  test('starts with the first finding this week, tries two within a month and ends with the goal and a review', () => {
    const plan = planOf(strainAndStrength, withGoal({ primary: 'grow_in_role' }));
    expect(plan.map(({ horizonDays }) => horizonDays)).toEqual([7, 30, 90]);
    expect(outline(plan)).toEqual([
      'strain.first Creating',
      'strain.try Creating, carries.try Innovating',
      'goal.grow_in_role, review.new_map',
    ]);
  });

  test('says by when, in days after the questionnaire was sent', () => {
    const days = planOf(strainAndStrength).map(({ actions }) => actions.map(({ reviewOn }) => reviewOn));
    expect(days).toEqual([['2026-11-28'], ['2026-12-21', '2026-12-21'], ['2027-02-19', '2027-02-19']]);
  });

  test.each([90, 180, 365, undefined] as const)(
    'extends to ninety days for a goal in %s days',
    (horizonDays) => {
      const goals = horizonDays === undefined ? {} : { horizonDays };
      expect(planOf(strainAndStrength, withGoal(goals)).map((step) => step.horizonDays)).toEqual([7, 30, 90]);
    },
  );

  test('fits into the month that a goal has', () => {
    const plan = planOf(strainAndStrength, withGoal({ horizonDays: 30 }));
    expect(plan.map((step) => step.horizonDays)).toEqual([7, 21, 30]);
  });

  test.each([...primaryGoals, undefined])('ends with the decision that belongs to %s', (primary) => {
    const plan = planOf(one(88, 5, 2), withGoal(primary === undefined ? {} : { primary }));
    expect(plan.at(-1)?.actions[0]).toMatchObject({
      textKey: `goal.${primary ?? 'unset'}`,
      kind: 'decide',
      finding: null,
    });
  });

  test('starts with what the person would call success, next to the first experiment', () => {
    expect(outline(planOf(strainAndStrength, withGoal({ success: 'a free Friday' })))[1]).toBe(
      'strain.try Creating, success.free_time',
    );
    expect(outline(planOf(strainAndStrength, withGoal({ success: 'A good outcome' })))[1]).toBe(
      'strain.try Creating, success.once',
    );
    const both = planOf(strainAndStrength, withGoal({ success: 'A quiet Friday with my children' }));
    expect(outline(both).slice(1)).toEqual([
      'strain.try Creating, success.quiet',
      'carries.try Innovating, goal.success.family, review.new_map',
    ]);
    expect(outline(planOf(strainAndStrength, withGoal({ success: 'A good outcome' })))[2]).toBe(
      'carries.try Innovating, goal.success, review.new_map',
    );
    expect(outline(planOf(strainAndStrength, withGoal({ success: ' … ' })))[1]).toBe(
      'strain.try Creating, carries.try Innovating',
    );
  });

  test('lets a person who looks for work apply within a month', () => {
    const seeking = { currentWorkSituation: { status: 'job_seeking' } } as const;
    const planWith = (success: string) =>
      outline(planOf(strainAndStrength, { ...seeking, ...withGoal({ success, primary: 'change_role' }) }));
    expect(planWith('A contract by spring').slice(1)).toEqual([
      'strain.try Creating, goal.success',
      'carries.try Innovating, goal.success.job, review.new_map',
    ]);
    expect(planWith('A good outcome')[2]).toBe('carries.try Innovating, goal.change_role, review.new_map');
  });

  test('has a step about what takes energy in any kind of work, and success after it', () => {
    const energyPatterns = { byNature: {}, drains: ['travel', 'interruptions'] } as const;
    const planWith = (changes: Partial<Intake>) =>
      outline(planOf(strainAndStrength, { energyPatterns, ...changes })).slice(1);
    // The finding about Creating names interruptions as what makes it heavier.
    expect(planWith({})).toEqual([
      'strain.try Creating, drain.interruptions',
      'carries.try Innovating, goal.unset, review.new_map',
    ]);
    expect(planWith(withGoal({ success: 'A quiet Friday with my children' }))).toEqual([
      'strain.try Creating, drain.interruptions',
      'carries.try Innovating, goal.success.quiet, review.new_map',
    ]);
    expect(planWith({ energyPatterns: { byNature: {}, drains: ['travel', 'admin'] } })[0]).toBe(
      'strain.try Creating, drain.travel',
    );
    const seeking = { currentWorkSituation: { status: 'job_seeking' } } as const;
    expect(planWith(seeking)[0]).toBe('strain.try Creating, drain.interruptions');
    expect(planWith({ ...seeking, ...withGoal({ success: 'A contract by spring' }) })[0]).toBe(
      'strain.try Creating, goal.success',
    );
  });

  test('tries in the end what takes energy, if it had no place before', () => {
    const energyPatterns = { byNature: {}, drains: ['interruptions'] } as const;
    const loaded: Partial<Intake> = {
      currentWorkSituation: { weeklyHours: 60 },
      energyPatterns: { ...energyPatterns, recovery: 1, trend: 'falling' },
    };
    expect(outline(planOf(strainAndStrength, loaded))).toEqual([
      'load_first.first',
      'load_first.try, drain.interruptions',
      'strain.try Creating, goal.unset, review.new_map',
    ]);
  });

  test('has a step for the wish within a month, and what takes energy after it', () => {
    const energyPatterns = { byNature: {}, drains: ['travel'] } as const;
    const wish = { moreOf: ['Advising'], success: 'A free Friday' } as const;
    const ratings: Ratings = {
      p: [0, 88, 0, 50, 0, 0, 0, 0, 0],
      demand: [1, 5, 1, 3, 1, 1, 1, 1, 1],
      energy: [0, 2, 0, 0, 0, 0, 0, 0, 0],
    };
    const { findings } = profileOf(ratings, withGoal(wish));
    expect(findings.slice(0, 2).map(({ kind, nature }) => `${kind} ${nature}`)).toEqual([
      'carries Innovating',
      'carries Advising',
    ]);
    expect(outline(planOf(ratings, { energyPatterns, ...withGoal(wish) })).slice(1)).toEqual([
      'carries.try Innovating, carries.try Advising',
      'drain.travel, goal.success.free_time, review.new_map',
    ]);
    expect(outline(planOf(ratings, { energyPatterns, ...withGoal({ success: 'A free Friday' }) }))[1]).toBe(
      'carries.try Innovating, drain.travel',
    );
  });

  test('has a different id for every action', () => {
    const ids = planOf({
      p: [100, 100, 0, 0, 0, 0, 0, 0, 0],
      demand: [1, 1, 1, 1, 1, 1, 1, 1, 1],
      energy: [2, 1, 0, 0, 0, 0, 0, 0, 0],
    }).flatMap(({ actions }) => actions.map(({ id }) => id));
    expect(ids).toContain('unused.try.1');
    expect(ids).toContain('unused.try.2');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('names the finding that each step serves', () => {
    const findings = planOf(strainAndStrength).flatMap(({ actions }) =>
      actions.map(({ finding }) => finding),
    );
    expect(findings).toEqual([0, 0, 1, null, null]);
  });

  test('starts nothing new under a load', () => {
    const loaded: Partial<Intake> = {
      currentWorkSituation: { weeklyHours: 60 },
      energyPatterns: { byNature: {}, recovery: 1, trend: 'falling' },
    };
    const ratings: Ratings = {
      p: [100, 25, 0, 0, 0, 0, 0, 0, 0],
      demand: [1, 5, 1, 1, 1, 1, 1, 1, 1],
      energy: [2, -2, 0, 0, 0, 0, 0, 0, 0],
    };
    expect(profileOf(ratings, loaded).findings.map(({ kind }) => kind)).toEqual([
      'load_first',
      'unused',
      'strain',
    ]);
    expect(outline(planOf(ratings, loaded)).slice(0, 2)).toEqual([
      'load_first.first',
      'load_first.try, strain.try Innovating',
    ]);
    const wished = { ...loaded, goals: { success: 'a free Friday' } };
    expect(outline(planOf(ratings, wished)).slice(1)).toEqual([
      'load_first.try, strain.try Innovating',
      'goal.success.free_time, review.new_map',
    ]);
  });

  test.each([
    [{ status: 'employed', peopleManaged: 3 }, 'delegate'],
    [{ status: 'employed' }, 'share'],
    [{ status: 'self_employed' }, 'support'],
    [{ status: 'job_seeking' }, 'support'],
    [{}, 'support'],
  ] as const)(
    'of %j delegates or shares strain only if there are people to do so: %s',
    (currentWorkSituation, kind) => {
      const plan = planOf(one(25, 5, -2), { currentWorkSituation });
      expect(plan[0]?.actions[0]).toMatchObject({ textKey: 'strain.first', kind });
    },
  );

  test.each(workStatuses)('is made for %s', (status) => {
    const { counsel } = profileOf(strainAndStrength, { currentWorkSituation: { status, peopleManaged: 2 } });
    const readers = {
      employed: 'colleagues',
      self_employed: 'alone',
      job_seeking: 'seeking',
      studying: 'studying',
      career_break: 'pausing',
      retired: 'retired',
      other: 'colleagues',
    } as const;
    expect(counsel?.audience.plan).toBe(readers[status]);
  });
});
