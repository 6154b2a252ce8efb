import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { type Goals, type Intake, primaryGoals } from '../../../src/domain/situation-map/intake.ts';
import {
  openings,
  planRules,
  type PlanTextKey,
  planTextKeys,
  reliefs,
} from '../../../src/domain/situation-map/plan-rules.ts';
import type { Measure, PlannedAction, Profile } from '../../../src/domain/situation-map/profile.ts';
import { anyPartialRatings, profileOf, type Ratings } from './situations.ts';

const all = <T>(value: T): readonly T[] => Array.from({ length: 9 }, () => value);
/** One nature as given, the others in the background. */
const one = (p: number, demand: number, energy: number): Ratings => ({
  p: [p, ...all(0).slice(1)],
  demand: [demand, ...all(1).slice(1)],
  energy: [energy, ...all(0).slice(1)],
});

const planOf = (ratings: Ratings, changes: Partial<Intake> = {}): Profile['plan'] =>
  profileOf(ratings, changes).plan;
/** Text keys and natures, step by step. */
const outline = (plan: Profile['plan']): readonly string[] =>
  plan.map(({ actions }) =>
    actions.map(({ textKey, nature }) => (nature === null ? textKey : `${textKey} ${nature}`)).join(', '),
  );
const actionsIn = (plan: Profile['plan']): readonly PlannedAction[] => plan.flatMap(({ actions }) => actions);
const actionFor = (plan: Profile['plan'], textKey: PlanTextKey): PlannedAction | undefined =>
  actionsIn(plan).find((action) => action.textKey === textKey);

const withInfluence = (influence: Goals['influence'], primary?: Goals['primary']): Partial<Intake> => ({
  goals: { ...(influence !== undefined && { influence }), ...(primary !== undefined && { primary }) },
});
const leadsPeople = { currentWorkSituation: { peopleManaged: 1 } };

const anyCircumstances: fc.Arbitrary<Partial<Intake>> = fc
  .record({
    primary: fc.option(fc.constantFrom(...primaryGoals), { nil: undefined }),
    influence: fc.option(fc.constantFrom(1, 2, 3, 4, 5), { nil: undefined }),
    peopleManaged: fc.constantFrom(0, 3),
    overallLevel: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
  })
  .map(({ primary, influence, peopleManaged, overallLevel }) => ({
    ...withInfluence(influence, primary),
    currentWorkSituation: { peopleManaged },
    energyPatterns: { byNature: {}, ...(overallLevel !== undefined && { overallLevel }) },
  }));

describe('any plan', () => {
  test('has one or two actions in each of three steps, each with its own id, a date and a measure on the scale', () => {
    fc.assert(
      fc.property(anyPartialRatings, anyCircumstances, (ratings, circumstances) => {
        const plan = planOf(ratings, circumstances);
        expect(plan.map(({ horizonDays }) => horizonDays)).toEqual([30, 60, 90]);
        expect(plan.filter(({ actions }) => actions.length < 1 || actions.length > 2)).toEqual([]);
        const actions = actionsIn(plan);
        expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
        expect(actions.filter(({ measure }) => !isOnItsScale(measure))).toEqual([]);
        expect(plan.map((step) => [...new Set(step.actions.map(({ reviewOn }) => reviewOn))])).toEqual([
          ['2026-12-21'],
          ['2027-01-20'],
          ['2027-02-19'],
        ]);
        for (const { textKey, kind, id } of actions) {
          expect(planRules[textKey].kind).toBe(kind);
          expect(id).toMatch(new RegExp(`^${textKey.replace('.', '\\.')}\\.[12]$`));
        }
      }),
      { numRuns: 500 },
    );
  });

  const isOnItsScale = (measure: Measure): boolean => {
    switch (measure.kind) {
      case 'energy_at_least':
        return measure.target >= -1 && measure.target <= 2;
      case 'demand_at_most':
        return measure.level >= 1 && measure.level <= 4;
      case 'demand_at_least':
        return measure.level >= 2 && measure.level <= 5;
      case 'overall_energy_at_least':
        return measure.level >= 1 && measure.level <= 10;
      case 'days_noted':
        return measure.days === 10;
      case 'decision_made':
      case 'new_map':
        return true;
    }
  };

  test('relieves its risks and opens its levers', () => {
    fc.assert(
      fc.property(anyPartialRatings, anyCircumstances, (ratings, circumstances) => {
        const { plan, topRisks, topLevers } = profileOf(ratings, circumstances);
        const planned = actionsIn(plan);
        const risky = new Set(topRisks.map(({ nature }) => nature));
        const reliefKeys = new Set<string>(Object.values(reliefs).flat());
        const relieved = planned.filter(({ textKey }) => reliefKeys.has(textKey));
        expect(relieved).toHaveLength(Math.min(topRisks.length, 2));
        expect(relieved.filter(({ nature }) => !risky.has(nature!))).toEqual([]);
        const opened = planned.filter(({ kind }) => kind === 'open').map(({ nature }) => nature);
        expect(opened).toEqual(topLevers.slice(0, 1).map(({ nature }) => nature));
      }),
      { numRuns: 500 },
    );
  });

  test('is made of advice that is given to somebody: none of it is dead', () => {
    const situations = fc.sample(fc.tuple(anyPartialRatings, anyCircumstances), { numRuns: 5000, seed: 1 });
    const given = new Set(
      situations.flatMap(([ratings, circumstances]) =>
        actionsIn(planOf(ratings, circumstances)).map(({ textKey }) => textKey),
      ),
    );
    expect(planTextKeys.filter((textKey) => !given.has(textKey))).toEqual([]);
  });
});

describe('the rules of plans', () => {
  test('end each list with something in one’s own hands', () => {
    const lists = [...Object.values(reliefs), ...Object.values(openings)];
    expect(lists.map((textKeys) => planRules[textKeys.at(-1)!].needs)).toEqual(lists.map(() => 'oneself'));
  });

  test('prefix advice for a zone with its name', () => {
    for (const [zone, textKeys] of [...Object.entries(reliefs), ...Object.entries(openings)])
      for (const textKey of textKeys) expect(textKey.split('.')[0]).toBe(zone === 'unknown' ? 'drain' : zone);
  });
});

describe('the plan of a person', () => {
  test('observes and relieves the top risk, opens the top lever, then decides and reviews', () => {
    const ratings = {
      p: [81, 69, 44, 56, 31, 50, 63, 38, 75],
      demand: [2, 2, 2, 3, 5, 3, 3, 4, 4],
      energy: [2, 1, 0, 1, -2, 0, 1, -1, 0],
    };
    const plan = planOf(ratings, withInfluence(undefined, 'reshape_role'));
    expect(outline(plan)).toEqual([
      'risk.observe Organizing, strain.share Organizing',
      'untapped.open Creating, strain.share Analyzing',
      'goal.reshape_role, review.new_map',
    ]);
    expect(plan[0]!.actions[1]).toEqual({
      id: 'strain.share.1',
      nature: 'Organizing',
      kind: 'share',
      textKey: 'strain.share',
      measure: { kind: 'energy_at_least', nature: 'Organizing', target: -1 },
      reviewOn: '2026-12-21',
    });
    expect(plan[1]!.actions[1]!.id).toBe('strain.share.2');
  });

  const places: readonly (readonly [string, Ratings, PlanTextKey, PlanTextKey])[] = [
    ['strain', one(0, 5, -1), 'strain.share', 'strain.support'],
    ['costly strength', one(100, 5, -1), 'costly_strength.dose', 'costly_strength.recover'],
    ['growth edge', one(0, 5, 1), 'growth_edge.learn', 'growth_edge.learn'],
    ['core that is stretched', one(63, 5, 1), 'core.support', 'core.support'],
    ['reserve', one(100, 3, -2), 'reserve.dose', 'reserve.dose'],
    ['background that drains', one(0, 3, -2), 'background.share', 'background.dose'],
    ['drain of unknown zone', { demand: [5], energy: [-1] }, 'drain.share', 'drain.dose'],
    ['untapped nature', one(100, 1, 1), 'untapped.open', 'untapped.try'],
    ['core with room', one(100, 4, 2), 'core.open', 'core.open'],
    ['background with room', one(50, 1, 2), 'background.open', 'background.open'],
  ];
  test.each(places)('with a %s fits that, and how much the person can change', (_, ratings, usual, alone) => {
    expect(actionFor(planOf(ratings), usual)?.nature).toBe('Creating');
    expect(actionFor(planOf(ratings, withInfluence(3)), usual)?.nature).toBe('Creating');
    expect(actionFor(planOf(ratings, withInfluence(2)), alone)?.nature).toBe('Creating');
  });

  test('hands work on only where there is a team and some influence', () => {
    const strain = one(0, 5, -1);
    expect(actionFor(planOf(strain, leadsPeople), 'strain.delegate')?.measure).toEqual({
      kind: 'demand_at_most',
      nature: 'Creating',
      level: 4,
    });
    const powerless = { ...leadsPeople, ...withInfluence(1) };
    expect(actionFor(planOf(strain, powerless), 'strain.support')).toBeDefined();
    expect(actionFor(planOf(strain), 'strain.delegate')).toBeUndefined();
  });

  test.each([0, 1, 2])('asks of what does not drain, rated %i, only that it stays so', (energy) => {
    expect(actionFor(planOf(one(0, 5, energy)), 'growth_edge.learn')?.measure).toEqual({
      kind: 'energy_at_least',
      nature: 'Creating',
      target: energy,
    });
  });

  test('asks for one step more of a lever', () => {
    expect(actionFor(planOf(one(100, 2, 1)), 'untapped.open')?.measure).toEqual({
      kind: 'demand_at_least',
      nature: 'Creating',
      level: 3,
    });
  });

  describe('who wants balance', () => {
    /** Creating is the higher risk, by stretch; Innovating drains more. An untapped lever besides. */
    const stretchedAndDrained: Ratings = {
      p: [0, 100, 100, ...all(0).slice(3)],
      demand: [5, 5, 1, ...all(1).slice(3)],
      energy: [-1, -2, 0, ...all(0).slice(3)],
    };
    const balance = withInfluence(undefined, 'restore_balance');

    test('recovers first, and relieves what drains before what stretches and before what is unused', () => {
      expect(outline(planOf(stretchedAndDrained))).toEqual([
        'risk.observe Creating, strain.share Creating',
        'untapped.open Performing, costly_strength.dose Innovating',
        'goal.unset, review.new_map',
      ]);
      expect(outline(planOf(stretchedAndDrained, balance))).toEqual([
        'situation.recover, costly_strength.dose Innovating',
        'strain.share Creating, untapped.open Performing',
        'goal.restore_balance, review.new_map',
      ]);
    });

    test.each([
      [undefined, 5],
      [0, 1],
      [4, 5],
      [10, 10],
    ])('and whose energy is at %p aims at %i', (overallLevel, level) => {
      const energyPatterns = { byNature: {}, ...(overallLevel !== undefined && { overallLevel }) };
      expect(actionFor(planOf({}, { ...balance, energyPatterns }), 'situation.recover')?.measure).toEqual({
        kind: 'overall_energy_at_least',
        level,
      });
    });
  });

  test('who has neither risks nor levers keeps and protects', () => {
    expect(outline(planOf({ p: all(50), demand: all(3), energy: all(0) }))).toEqual([
      'situation.observe, asset.protect Creating',
      'asset.protect Innovating, situation.keep',
      'goal.unset, review.new_map',
    ]);
  });

  test('who rated nothing observes and talks, and is not told that nothing weighs', () => {
    expect(outline(planOf({}))).toEqual([
      'situation.observe',
      'situation.talk',
      'goal.unset, review.new_map',
    ]);
  });

  test('with a single risk has something to do in the second step too', () => {
    expect(outline(planOf(one(0, 5, -2)))).toEqual([
      'risk.observe Creating, strain.share Creating',
      'situation.talk',
      'goal.unset, review.new_map',
    ]);
  });

  test('protects an asset that nothing else is about', () => {
    // Creating is the top asset and the top lever at once.
    const plan = planOf({
      p: [100, 50, ...all(0).slice(2)],
      demand: [4, 3, ...all(1).slice(2)],
      energy: [2, 0],
    });
    expect(outline(plan)).toEqual([
      'situation.observe, asset.protect Creating',
      'core.open Creating, asset.protect Innovating',
      'goal.unset, review.new_map',
    ]);
  });

  test.each(primaryGoals)('with the goal %s decides for it', (primary) => {
    const plan = planOf({}, withInfluence(undefined, primary));
    expect(outline(plan)[2]).toBe(`goal.${primary}, review.new_map`);
    expect(plan[2]!.actions.map(({ kind, measure }) => [kind, measure.kind])).toEqual([
      ['decide', 'decision_made'],
      ['review', 'new_map'],
    ]);
  });
});
