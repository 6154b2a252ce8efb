import { describe, expect, test } from '@jest/globals';
import { namedOf, standingOut } from '#domain/situation-map/measures/standing-out.ts';

const itself = (value: number): number => value;

describe('what stands out', () => {
  test.each([
    [[1, 5, 3, 4], 2, [5, 4]],
    [[5, 3, 3], 2, [5]],
    [[3, 3, 3], 2, []],
    [[3, 3], 2, [3, 3]],
    [[], 2, []],
  ])('of %j at most %i: %j', (values, most, expected) => {
    expect(standingOut(values, itself, most)).toEqual(expected);
  });
});

describe('what a sentence names', () => {
  test.each([
    [
      [1, 5, 3, 4],
      [5, 4],
    ],
    [[5, 3, 3], [5]],
    [
      [3, 3, 3],
      [3, 3, 3],
    ],
    [
      [4, 4, 4, 1],
      [4, 4, 4],
    ],
    [[3, 3, 3, 3], []],
    [[2], [2]],
  ])('of %j: %j', (values, expected) => {
    expect(namedOf(values, itself)).toEqual(expected);
  });
});
