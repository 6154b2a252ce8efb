import { describe, expect, test } from '@jest/globals';
import type { Pattern, PatternCase } from '#domain/situation-map/plan/patterns.ts';
import { profileOf, type Ratings } from './situations.ts';

const patternsOf = (ratings: Ratings): readonly Pattern[] => profileOf(ratings).counsel!.patterns;
const patternIn = (ratings: Ratings, name: PatternCase): Pattern | undefined =>
  patternsOf(ratings).find((pattern) => pattern.case === name);

/** Creating and Innovating cost, Performing gives; nothing else is asked for. */
const demand = [5, 5, 3, 1, 1, 1, 1, 1, 1];
const energy = [-2, -1, 1, 0, 0, 0, 0, 0, 0];

describe('what several answers show together', () => {
  test.each([
    ['upside_down', [5, 5, 4, 4, 3, 2, 2, 1, 1], [-2, -1, -1, 0, 0, 1, 1, 2, 2]],
    ['right_way_up', [5, 5, 4, 4, 3, 2, 2, 1, 1], [2, 2, 1, 1, 0, 0, -1, -1, -2]],
    [undefined, [5, 1, 5, 1, 3, 5, 1, 5, 1], [1, 1, -1, -1, 0, -1, -1, 1, 1]],
  ] as const)('%s: how time and energy go together', (name, asked, felt) => {
    const found = patternsOf({ demand: asked, energy: felt })
      .map((pattern) => pattern.case)
      .filter((one) => one === 'upside_down' || one === 'right_way_up');
    expect(found).toEqual(name === undefined ? [] : [name]);
  });

  test('say nothing about the order if the largest share contradicts it', () => {
    const asked = [5, 4, 4, 4, 4, 2, 1, 1, 1];
    const felt = [1, -2, -2, -2, -2, 1, 2, 2, 2];
    expect(patternIn({ demand: asked, energy: felt }, 'upside_down')).toBeUndefined();
  });

  test('name what costs by effort, by ease, or by both', () => {
    const p = (creating: number, innovating: number) => [creating, innovating, 50, 50, 50, 50, 50, 50, 50];
    expect(patternIn({ p: p(25, 38), demand, energy }, 'cost_from_effort')).toMatchObject({
      hard: ['Creating', 'Innovating'],
      easy: [],
    });
    expect(patternIn({ p: p(75, 63), demand, energy }, 'cost_from_ease')).toMatchObject({
      hard: [],
      easy: ['Creating', 'Innovating'],
    });
    expect(patternIn({ p: p(25, 63), demand, energy }, 'cost_from_both')).toMatchObject({
      hard: ['Creating'],
      easy: ['Innovating'],
    });
  });

  test('name no origin of a cost that takes less than a fifth of the time', () => {
    const little = [2, 1, 5, 5, 1, 1, 1, 1, 1];
    const cases = patternsOf({ p: Array(9).fill(25), demand: little, energy: [-2, 0, 1, 0, 0, 0, 0, 0, 0] });
    expect(cases.map((pattern) => pattern.case)).not.toContain('cost_from_effort');
  });

  test('say whether ease and energy agree', () => {
    const p = [100, 88, 75, 63, 50, 38, 25, 13, 0];
    const asked = Array(9).fill(3);
    expect(
      patternIn({ p, demand: asked, energy: [2, 2, 1, 1, 0, 0, -1, -1, -2] }, 'ease_gives'),
    ).toBeDefined();
    expect(patternIn({ p, demand: asked, energy: [-1, 2, 1, 0, 0, 0, 0, 0, 1] }, 'ease_apart')).toMatchObject(
      { easy: ['Creating'], hard: ['Leading'] },
    );
    expect(
      patternIn({ p, demand: asked, energy: [2, 2, 1, -1, 0, 0, -1, -1, -2] }, 'ease_gives'),
    ).toBeUndefined();
  });

  test('name a single source of energy, unless it is the only kind that gives any', () => {
    const asked = [5, 2, 1, 1, 1, 1, 1, 1, 1];
    expect(patternIn({ demand: asked, energy: [2, 1, 0, 0, 0, 0, 0, 0, 0] }, 'one_source')?.source).toBe(
      'Creating',
    );
    expect(patternIn({ demand: asked, energy: [2, 0, 0, 0, 0, 0, 0, 0, 0] }, 'one_source')).toBeUndefined();
  });

  test('use the given shares, not whole hours', () => {
    // Three shares of a six-hour week: rounded to whole hours, two kinds of work would seem to take the same time.
    const time = [34, 33, 33, 0, 0, 0, 0, 0, 0];
    const given = { demand: [3, 3, 3, 1, 1, 1, 1, 1, 1], energy: [2, 1, 0, 0, 0, 0, 0, 0, 0], time };
    const hours = { currentWorkSituation: { weeklyHours: 6 } } as const;
    expect(profileOf(given, hours).counsel?.patterns).toEqual(profileOf(given).counsel?.patterns);
    expect(patternIn(given, 'one_source')?.source).toBe('Creating');
  });

  test('say nothing about missing answers', () => {
    expect(patternsOf({})).toEqual([]);
    expect(patternsOf({ demand })).toEqual([]);
  });
});
