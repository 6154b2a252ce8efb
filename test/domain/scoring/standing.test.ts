import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { intelligences, natures, type Dimension } from '#domain/scoring/dimensions.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { rawSumsOf, type RawSums } from '#domain/scoring/score.ts';
import { standingOf } from '#domain/scoring/standing.ts';
import {
  answersBy,
  answersInOrder,
  anyValues,
  fourWithSum,
  sameFour,
  type FourValues,
} from '#test/support/makers/answers.ts';

const { items } = itemBank;
const families: readonly (readonly [string, readonly Dimension[]])[] = [
  ['natures', natures],
  ['intelligences', intelligences],
];

const sumsBy = (values: Partial<Record<Dimension, FourValues>>, rest: number): RawSums =>
  rawSumsOf(items, answersBy(items, values, rest));
const relatives = (sums: RawSums, names: readonly Dimension[] = natures) =>
  names.map((name) => standingOf(name, sums).relative);
const ranks = (sums: RawSums) => natures.map((name) => standingOf(name, sums).rank);
const order = (sums: RawSums) =>
  natures.toSorted((a, b) => standingOf(a, sums).position - standingOf(b, sums).position);

describe('the relative score', () => {
  test.each([1, 2, 3, 4, 5])('is exactly 0 everywhere, never -0, when every answer is %i', (value) => {
    for (const [, names] of families) expect(relatives(sumsBy({}, value), names)).toEqual(names.map(() => 0));
  });

  const examples: readonly (readonly [
    string,
    Partial<Record<Dimension, FourValues>>,
    number,
    Dimension,
    number,
    number,
  ])[] = [
    ['Leading 5, the rest 1', { Leading: sameFour(5) }, 1, 'Leading', 88.9, -11.1],
    ['Creating 1, the rest 5', { Creating: sameFour(1) }, 5, 'Creating', -88.9, 11.1],
    ['one 4 in Analyzing, the rest 3', { Analyzing: [3, 3, 3, 4] }, 3, 'Analyzing', 5.6, -0.7],
    [
      'Advising and Leading at 17, the rest 1',
      { Advising: [5, 4, 4, 4], Leading: [4, 4, 4, 5] },
      1,
      'Leading',
      63.2,
      -18.1,
    ],
    [
      'Innovating and Leading 5, the rest 1',
      { Innovating: sameFour(5), Leading: sameFour(5) },
      1,
      'Innovating',
      77.8,
      -22.2,
    ],
  ];
  test.each(examples)('of %s', (_, values, rest, name, own, others) => {
    const sums = sumsBy(values, rest);
    expect(standingOf(name, sums).relative).toBe(own);
    expect(standingOf('Organizing', sums).relative).toBe(others);
    expect(relatives(sums, intelligences)).toEqual(intelligences.map(() => 0));
  });

  test('reaches 90 points to either side among ten intelligences', () => {
    expect(standingOf('Musical', sumsBy({ Musical: sameFour(5) }, 1)).relative).toBe(90);
    expect(standingOf('Musical', sumsBy({ Musical: sameFour(1) }, 5)).relative).toBe(-90);
  });

  test('rounds a half away from zero, above and below', () => {
    // One nature has a sum of 1 above and one a sum of 1 below: 6.25 points. Two intelligences are 1 above: 5, and
    // −1.25 for the others.
    const among9 = sumsBy({ Creating: [3, 3, 3, 4], Leading: [3, 3, 3, 2] }, 3);
    expect([standingOf('Creating', among9).relative, standingOf('Leading', among9).relative]).toEqual([
      6.3, -6.3,
    ]);
    const among10 = sumsBy({ Musical: [3, 3, 3, 4], Bodily: [3, 3, 3, 4] }, 3);
    expect([standingOf('Musical', among10).relative, standingOf('Spatial', among10).relative]).toEqual([
      5, -1.3,
    ]);
  });

  test.each(families)('has a sum of 0 over the %s, except for rounding', (_, names) => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const sums = rawSumsOf(items, answersInOrder(items, values));
        const total = relatives(sums, names).reduce((sum, value) => sum + value, 0);
        expect(Math.abs(total)).toBeLessThanOrEqual(0.05 * names.length + 1e-9);
      }),
    );
  });

  test('does not change when every answer rises by one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 76, maxLength: 76 }), (values) => {
        const sums = rawSumsOf(items, answersInOrder(items, values));
        const raised = rawSumsOf(
          items,
          answersInOrder(
            items,
            values.map((value) => value + 1),
          ),
        );
        for (const [, names] of families) expect(relatives(raised, names)).toEqual(relatives(sums, names));
      }),
    );
  });
});

describe('rank and position', () => {
  test('share the first rank among all nine when all are equal, in canonical order', () => {
    expect(ranks(sumsBy({}, 3))).toEqual(natures.map(() => 1));
    expect(order(sumsBy({}, 3))).toEqual(natures);
  });

  test('put eight equal natures second behind a single top', () => {
    const sums = sumsBy({ Leading: sameFour(5) }, 1);
    expect(ranks(sums)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1]);
    expect(order(sums)).toEqual(['Leading', ...natures.slice(0, 8)]);
  });

  test('put a single lowest nature ninth', () => {
    expect(ranks(sumsBy({ Creating: sameFour(1) }, 5))).toEqual([9, 1, 1, 1, 1, 1, 1, 1, 1]);
    const sums = sumsBy({ Adapting: [2, 3, 3, 3] }, 3);
    expect(standingOf('Adapting', sums)).toMatchObject({ rank: 9, position: 9 });
    expect(order(sums).slice(-3)).toEqual(['Analyzing', 'Leading', 'Adapting']);
  });

  test('skip a rank after two shared ones', () => {
    expect(ranks(sumsBy({ Innovating: sameFour(5), Leading: sameFour(5) }, 1))).toEqual([
      3, 1, 3, 3, 3, 3, 3, 3, 1,
    ]);
  });

  test('number nine different sums from the highest', () => {
    const values = Object.fromEntries(natures.map((name, index) => [name, fourWithSum(20 - index)]));
    expect(ranks(sumsBy(values, 3))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('compare a dimension with its own family only', () => {
    const sums = sumsBy({ Musical: sameFour(5), Linguistic: sameFour(1) }, 3);
    expect(standingOf('Musical', sums)).toMatchObject({ rank: 1, position: 1 });
    expect(standingOf('Linguistic', sums)).toMatchObject({ rank: 10, position: 10 });
    expect(ranks(sums)).toEqual(natures.map(() => 1));
  });

  test.each(families)('agree with each other over the %s', (_, names) => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const sums = rawSumsOf(items, answersInOrder(items, values));
        const standings = names.map((name) => ({ name, sum: sums[name], ...standingOf(name, sums) }));
        const byPosition = standings.toSorted((a, b) => a.position - b.position);
        expect(byPosition.map(({ position }) => position)).toEqual(names.map((__, index) => index + 1));
        byPosition.slice(1).forEach((next, index) => {
          const previous = byPosition[index]!;
          const tied = next.sum === previous.sum;
          expect(next.sum).toBeLessThanOrEqual(previous.sum);
          expect(next.rank).toBe(tied ? previous.rank : next.position);
          expect(tied && names.indexOf(next.name) < names.indexOf(previous.name)).toBe(false);
        });
      }),
    );
  });
});
