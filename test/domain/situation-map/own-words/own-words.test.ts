import { describe, expect, test } from '@jest/globals';
import type { Intelligence } from '#domain/scoring/dimensions.ts';
import { intelligences } from '#domain/scoring/dimensions.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import type { OwnWords } from '#domain/situation-map/own-words/own-words.ts';
import { aResult, profileOf, type Ratings } from '../situations.ts';

const ownWordsOf = (
  success: string,
  ratings: Ratings = {},
  changes: Partial<Intake> = {},
  drawn?: Intelligence,
): OwnWords => {
  const scores = Object.fromEntries(intelligences.map((name) => [name, name === drawn ? 88 : 50]));
  const assessment = aResult(Array(9).fill(50), { intelligences: scores as Record<Intelligence, number> });
  return profileOf(ratings, { goals: { success }, ...changes }, drawn === undefined ? {} : { assessment })
    .counsel!.ownWords;
};

describe('what a person would call success', () => {
  test('is recognised by its words', () => {
    expect(ownWordsOf('A contract by spring')).toEqual({
      themes: ['job'],
      echo: null,
      letter: ['job'],
    });
  });

  test('agrees with what attracts the person', () => {
    expect(ownWordsOf('Make things with my hands', {}, {}, 'Bodily').echo).toEqual({
      case: 'drawn',
      theme: 'hands',
      intelligence: 'Bodily',
    });
    expect(ownWordsOf('Make things with my hands', {}, {}, 'Musical').echo).toBeNull();
  });

  test('agrees with the nearest of several that attract the person', () => {
    const drawn = { Spatial: 88, Bodily: 75 };
    const scores = Object.fromEntries(intelligences.map((name) => [name, 50])) as Record<
      Intelligence,
      number
    >;
    const assessment = aResult(Array(9).fill(50), { intelligences: { ...scores, ...drawn } });
    const goals = { success: 'Make things with my hands' };
    expect(profileOf({}, { goals }, { assessment }).counsel!.ownWords.echo).toMatchObject({
      intelligence: 'Bodily',
    });
  });

  test.each([
    ['gives', 5, 2],
    ['costs', 5, -1],
    ['waits', 2, 1],
  ] as const)('agrees with work that %s', (as, demand, energy) => {
    const organizing = [1, 1, 1, 1, demand, 1, 1, 1, 1];
    const felt = [0, 0, 0, 0, energy, 0, 0, 0, 0];
    expect(ownWordsOf('Less paperwork', { demand: organizing, energy: felt }).echo).toEqual({
      case: as,
      theme: 'paperwork',
      nature: 'Organizing',
    });
  });

  test('puts first what another answer agrees with', () => {
    const changes = [{}, {}, 'Bodily'] as const;
    expect(ownWordsOf('Free evenings, and things made by hand', ...changes).themes).toEqual([
      'hands',
      'free_time',
    ]);
    expect(ownWordsOf('Free evenings, and things made by hand').themes).toEqual(['free_time', 'hands']);
  });

  test('agrees with no work without demand or effect on energy', () => {
    const felt = [0, 0, 0, 0, -2, 0, 0, 0, 0];
    expect(ownWordsOf('Less paperwork', { demand: Array(9).fill(1), energy: felt }).echo).toBeNull();
    expect(
      ownWordsOf('Less paperwork', { demand: Array(9).fill(5), energy: Array(9).fill(0) }).echo,
    ).toBeNull();
  });

  test('adds nothing to a load that comes first', () => {
    const wish = 'Free evenings, and things made by hand';
    const loaded = {
      currentWorkSituation: { weeklyHours: 60, workload: 5 },
      energyPatterns: { byNature: {}, overallLevel: 1, recovery: 1 },
      goals: { success: wish },
    } as const;
    expect(ownWordsOf(wish).letter).toEqual(['free_time', 'hands']);
    expect(ownWordsOf(wish, {}, loaded).letter).toEqual(['free_time']);
  });

  test('does not mean a position if a job is an order from a client', () => {
    const changes = { currentWorkSituation: { status: 'self_employed' } } as const;
    expect(
      ownWordsOf('One job a month', {}, { ...changes, goals: { success: 'One job a month' } }).themes,
    ).toEqual([]);
  });
});
