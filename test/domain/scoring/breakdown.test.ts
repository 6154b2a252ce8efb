import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { bandOf, breakDown } from '#domain/scoring/breakdown.ts';
import { dimensions } from '#domain/scoring/dimensions.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import {
  answersBy,
  answersInOrder,
  anyValues,
  fourWithSum,
  plainItems,
} from '#test/support/makers/answers.ts';

const { items } = itemBank;

describe('the band', () => {
  test.each([
    [0, 'very_low'],
    [19, 'very_low'],
    [20, 'low'],
    [39, 'low'],
    [40, 'middle'],
    [60, 'middle'],
    [61, 'high'],
    [80, 'high'],
    [81, 'very_high'],
    [100, 'very_high'],
  ])('of score %i is %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });

  test.each([
    ['very_low', 4, 7],
    ['low', 8, 10],
    ['middle', 11, 13],
    ['high', 14, 16],
    ['very_high', 17, 20],
  ])('is %s from sum %i to sum %i', (band, from, to) => {
    for (const sum of [from, to])
      expect(breakDown(items, answersBy(items, { Creating: fourWithSum(sum) }, 3))[0]).toMatchObject({
        rawSum: sum,
        band,
      });
  });
});

describe('the likely range', () => {
  test.each([
    [4, 0, 11],
    [5, 0, 17],
    [6, 2, 24],
    [12, 39, 61],
    [18, 77, 99],
    [19, 83, 100],
    [20, 89, 100],
  ])('of sum %i is %i to %i', (sum, low, high) => {
    const [creating] = breakDown(items, answersBy(items, { Creating: fourWithSum(sum) }, 3));
    expect(creating!.likelyRange).toEqual([low, high]);
  });
});

describe('the breakdown', () => {
  test('lists all dimensions in canonical order, natures first', () => {
    const breakdown = breakDown(items, answersBy(items, {}, 3));
    expect(breakdown.map(({ name }) => name)).toEqual(dimensions);
    expect(breakdown.map(({ family }) => family)).toEqual(
      dimensions.map((_, index) => (index < 9 ? 'nature' : 'intelligence')),
    );
  });

  test('shows the spread within a dimension that its mean hides', () => {
    const performing = breakDown(plainItems, answersBy(plainItems, { Performing: [5, 1, 5, 1] }, 3))[2];
    expect(performing).toEqual({
      family: 'nature',
      name: 'Performing',
      rawSum: 12,
      mean: 3,
      score: 50,
      band: 'middle',
      relative: 0,
      rank: 1,
      position: 3,
      likelyRange: [39, 61],
      items: [
        { itemId: 3, value: 5 },
        { itemId: 22, value: 1 },
        { itemId: 41, value: 5 },
        { itemId: 60, value: 1 },
      ],
    });
  });

  test('gives the mean in quarters', () => {
    const [creating] = breakDown(items, answersBy(items, { Creating: [1, 2, 2, 2] }, 3));
    expect(creating!.mean).toBe(1.75);
  });

  test('shows every answer once, under the dimension of its item, and they add up to the sum', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const answers = answersInOrder(items, values);
        const breakdown = breakDown(items, answers);
        const shown = breakdown.flatMap((dimension) => dimension.items);
        expect(shown.toSorted((a, b) => a.itemId - b.itemId)).toEqual(answers);
        for (const { items: four, rawSum, name } of breakdown) {
          expect(four.reduce((sum, { value }) => sum + value, 0)).toBe(rawSum);
          expect(four.map(({ itemId }) => itemId)).toEqual(
            items.filter(({ dimension }) => dimension === name).map(({ id }) => id),
          );
        }
      }),
    );
  });
});
