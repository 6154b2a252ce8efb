import { describe, expect, test } from '@jest/globals';
import { standingOf } from '#domain/situation-map/measures/standing.ts';
import { natureIn, profileOf } from './situations.ts';

/** Creating with these values, without any others. */
const standing = (p: number | undefined, demand: number | undefined, energy: number | undefined) => {
  const ratings = {
    ...(p !== undefined && { p: [p, ...Array(8).fill(0)] }),
    demand: [demand],
    energy: [energy],
  };
  return standingOf(natureIn(profileOf(ratings), 'Creating'));
};

describe('the standing of a nature', () => {
  test.each([
    [88, 5, 0, 'core'],
    [88, 5, 1, 'core_gives'],
    [88, 4, -1, 'costly_strength'],
    [63, 1, 0, 'untapped'],
    [63, 2, -1, 'reserve'],
    [25, 5, 0, 'growth_edge'],
    [31, 4, -1, 'strain'],
    [56, 4, -1, 'strain_middle'],
    [44, 5, 0, 'growth_middle'],
    [25, 1, 0, 'background'],
    [88, 3, 0, 'some_natural'],
    [88, 3, -2, 'some_costs'],
    [50, 3, 2, 'some_middle'],
    [25, 3, 0, 'some_little'],
    [44, 2, 0, 'seldom_middle'],
  ] as const)('%d natural, rated %d, energy %d: %s', (p, demand, energy, expected) => {
    expect(standing(p, demand, energy)).toBe(expected);
  });

  test.each([
    [3, 1, 'asked_gives'],
    [5, -1, 'asked_costs'],
    [4, 0, 'asked_even'],
    [1, 2, 'seldom_gives'],
    [2, -2, 'seldom_costs'],
    [1, 0, 'seldom_even'],
  ] as const)('unknown preference, rated %d, energy %d: %s', (demand, energy, expected) => {
    expect(standing(undefined, demand, energy)).toBe(expected);
  });

  test('is unknown if the demand is unknown, or if only the demand is known', () => {
    expect(standing(88, undefined, 1)).toBeNull();
    expect(standing(undefined, 5, undefined)).toBeNull();
    expect(standing(88, 5, undefined)).toBeNull();
  });
});
