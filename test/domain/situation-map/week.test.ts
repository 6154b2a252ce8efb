import { describe, expect, test } from '@jest/globals';
import { type Week, weekCaseOf } from '#domain/situation-map/plan/week.ts';
import { profileOf } from './situations.ts';

const some = [5, 1, 1, 1, 5, 1, 1, 1, 1];
const energy = [2, 0, 0, 0, -2, 0, 0, 0, 0];

describe('a week', () => {
  test('is counted in hours if hours and shares of the time were given', () => {
    const time = [20, 0, 0, 0, 70, 10, 0, 0, 0];
    const { week } = profileOf({ demand: some, energy, time }, { currentWorkSituation: { weeklyHours: 51 } });
    expect(week).toEqual({
      basis: 'hours',
      total: 51,
      gives: 10,
      costs: 36,
      neither: 5,
      shares: [
        { nature: 'Organizing', effect: 'costs', amount: 36 },
        { nature: 'Creating', effect: 'gives', amount: 10 },
        { nature: 'Providing', effect: 'neither', amount: 5 },
      ],
    });
  });

  test('is counted in tenths without hours, and for a role that is only aimed for', () => {
    const time = [20, 0, 0, 0, 70, 10, 0, 0, 0];
    expect(profileOf({ demand: some, energy, time }).week).toMatchObject({
      basis: 'time',
      gives: 2,
      costs: 7,
      neither: 1,
    });
    const seeking = { currentWorkSituation: { status: 'job_seeking', weeklyHours: 40 } } as const;
    expect(profileOf({ demand: some, energy, time }, seeking).week?.basis).toBe('time');
  });

  test('is computed from demands without shares; what is hardly asked for takes no time', () => {
    expect(profileOf({ demand: some, energy }).week).toMatchObject({
      basis: 'demand',
      gives: 5,
      costs: 5,
      neither: 0,
    });
  });

  test('is unknown unless everything that takes time was rated', () => {
    expect(profileOf({}).week).toBeNull();
    expect(profileOf({ demand: some, energy: [2] }).week).toBeNull();
    expect(profileOf({ demand: [5], energy }).week).toBeNull();
    expect(profileOf({ demand: Array(9).fill(1), energy }).week).toBeNull();
  });
});

describe('what a week is like', () => {
  const weekOf = (gives: number, costs: number): Week => ({
    basis: 'time',
    total: 10,
    gives,
    costs,
    neither: 10 - gives - costs,
    shares: [],
  });

  test.each([
    [weekOf(2, 6), 'mostly_costs'],
    [weekOf(0, 3), 'only_costs'],
    [weekOf(5, 5), 'mixed'],
    [weekOf(6, 2), 'mostly_gives'],
    [weekOf(3, 0), 'only_gives'],
    [weekOf(0, 0), 'neutral'],
    [null, 'unknown'],
  ] as const)('%j is %s', (week, expected) => {
    expect(weekCaseOf(week)).toBe(expected);
  });
});
