import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  evenOddConsistencyOf,
  longestRunOf,
  standardDeviationOf,
} from '#domain/scoring/response-statistics.ts';
import { rateItems } from '#domain/scoring/score.ts';
import {
  answersBy,
  answersInOrder,
  anyValues,
  plainItems,
  type FourValues,
} from '#test/support/makers/answers.ts';
import { dimensions } from '#domain/scoring/dimensions.ts';

const consistencyOf = (fourOf: (place: number) => FourValues): number | null =>
  evenOddConsistencyOf(
    rateItems(
      plainItems,
      answersBy(plainItems, Object.fromEntries(dimensions.map((name, place) => [name, fourOf(place)])), 3),
    ),
  );

describe('the longest run', () => {
  test.each([
    [[1, 2, 3], 1],
    [[1, 1, 2, 2, 2, 1], 3],
    [[4, 4, 1, 5, 5, 5, 5], 4],
    [[2, 2, 1, 2, 2], 2],
    [[3, 3, 3], 3],
  ])('of %j is %i', (values, run) => {
    expect(longestRunOf(values)).toBe(run);
  });
});

describe('the standard deviation', () => {
  test('is that of the population', () => {
    expect(standardDeviationOf([1, 5, 1, 5])).toBe(2);
    expect(standardDeviationOf([3, 4])).toBe(0.5);
    expect(standardDeviationOf([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
  });

  test.each([1, 2, 3, 4, 5])('is exactly 0 when every value is %i', (value) => {
    expect(standardDeviationOf(Array.from({ length: 76 }, () => value))).toBe(0);
  });
});

describe('even-odd consistency', () => {
  test('is 1 when both halves of every dimension agree', () => {
    expect(consistencyOf((place) => [1 + (place % 5), 1 + (place % 5), 3, 3])).toBe(1);
  });

  test('is −1 when the halves are opposite', () => {
    expect(consistencyOf((place) => [1 + (place % 5), 5 - (place % 5), 3, 3])).toBe(-1);
  });

  test('pairs the first and third answer with the second and fourth', () => {
    expect(consistencyOf((place) => [1 + (place % 5), 3, 3, 1 + (place % 5)])).toBe(1);
    expect(consistencyOf((place) => [1 + (place % 5), 3, 5 - (place % 5), 3])).toBeNull();
  });

  test('is unknown when a half does not vary', () => {
    expect(consistencyOf(() => [3, 3, 3, 3])).toBeNull();
    expect(consistencyOf((place) => [1 + (place % 5), 3, 1, 3])).toBeNull();
    expect(consistencyOf((place) => [3, 1 + (place % 5), 3, 1])).toBeNull();
  });

  test('lifts a positive correlation to the full length: one of .5 becomes .67', () => {
    // In three groups of six, odd 1, 2, 3 against even 2, 1, 3 correlate at .5; the nineteenth pair is at both means.
    const odd = [1, 2, 3];
    const even = [2, 1, 3];
    expect(
      consistencyOf((place) => (place === 18 ? [2, 2, 2, 2] : [odd[place % 3]!, even[place % 3]!, 2, 2])),
    ).toBe(0.67);
  });

  test('leaves a negative correlation as it is: one of −.5 stays −.5', () => {
    const odd = [1, 2, 3];
    const even = [2, 3, 1];
    expect(
      consistencyOf((place) => (place === 18 ? [2, 2, 2, 2] : [odd[place % 3]!, even[place % 3]!, 2, 2])),
    ).toBe(-0.5);
  });

  test('is between −1 and 1, never −0, and does not change if the halves are exchanged', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const rounds = [0, 1, 2, 3].map((round) => values.slice(round * 19, round * 19 + 19));
        const swapped = [rounds[1]!, rounds[0]!, rounds[3]!, rounds[2]!].flat();
        const [own, other] = [values, swapped].map((list) =>
          evenOddConsistencyOf(rateItems(plainItems, answersInOrder(plainItems, list))),
        );
        expect(other).toBe(own);
        expect(Object.is(own, -0)).toBe(false);
        expect(Math.abs(own ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
