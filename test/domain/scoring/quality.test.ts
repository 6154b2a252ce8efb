import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { judgeQuality, qualityFlags } from '#domain/scoring/quality.ts';
import type { ScoredItem } from '#domain/scoring/responses.ts';
import { scoreAnswers } from '#domain/scoring/score.ts';
import { answersInOrder, anyValues, plainItems } from '#test/support/makers/answers.ts';

const orders = [
  ['the order of the bank', itemBank.items],
  ['plain rounds', plainItems],
] as const;

const repeat = (pattern: readonly number[], length = 76): number[] =>
  Array.from({ length }, (_, index) => pattern[index % pattern.length]!);
const judge = (
  values: readonly number[],
  activeMs: number | null = null,
  items: readonly ScoredItem[] = itemBank.items,
) => judgeQuality(items, answersInOrder(items, values), activeMs);
/** Varied, consistent in either order, and without a long run, so that there is no flag unless a test causes one. */
const varied = repeat([2, 4, 3, 5, 1, 4, 2]);

describe.each(orders)('in %s', (_, items) => {
  const judgeHere = (values: readonly number[], activeMs: number | null) =>
    judgeQuality(items, answersInOrder(items, values), activeMs);

  test('a straight line of 3 is low by itself, and not named a long run or a row of midpoints as well', () => {
    expect(judgeHere(repeat([3]), 400_000)).toEqual({
      level: 'low',
      flags: ['straight_line'],
      numbers: {
        longestRun: 76,
        standardDeviation: 0,
        extremes: 0,
        midpoints: 76,
        consistency: null,
        activeMs: 400_000,
      },
    });
  });

  test('a straight line of 5 in 100 seconds is too fast as well', () => {
    expect(judgeHere(repeat([5]), 100_000)).toMatchObject({
      level: 'low',
      flags: ['straight_line', 'too_fast'],
    });
  });

  test('varied answers are too fast below 152 seconds', () => {
    expect(judgeHere(varied, 151_000)).toMatchObject({ level: 'caution', flags: ['too_fast'] });
    expect(judgeHere(varied, 151_999)).toMatchObject({ level: 'caution', flags: ['too_fast'] });
    expect(judgeHere(varied, 152_000)).toMatchObject({ level: 'ok', flags: [] });
  });

  test('no answers are too fast without a measured time', () => {
    expect(judgeHere(varied, null)).toMatchObject({ level: 'ok', flags: [], numbers: { activeMs: null } });
  });

  test('fifteen equal answers in a row, then a zigzag, are a long run and inconsistent', () => {
    const result = judgeHere([...repeat([4], 15), ...repeat([2, 3, 5, 1], 61)], null);
    expect(result).toMatchObject({ level: 'low', flags: ['long_string', 'inconsistent'] });
    expect(result.numbers.longestRun).toBe(15);
  });

  test('a value that follows the position in the round raises no flag', () => {
    const values = repeat([...Array(19).keys()].map((place) => (place % 5) + 1));
    expect(judgeHere(values, null)).toMatchObject({ level: 'ok', flags: [] });
  });
});

describe('even-odd consistency in plain rounds', () => {
  test.each([
    ['2, 4, 3, 5, 1, 4, 2 repeated', varied, 0.36],
    ['fifteen 4, then 2, 3, 5, 1 repeated', [...repeat([4], 15), ...repeat([2, 3, 5, 1], 61)], -0.54],
    ['one value for each dimension', repeat([...Array(19).keys()].map((place) => (place % 5) + 1)), 1],
    ['a zigzag of 1 and 5', repeat([1, 5]), -1],
  ])('of %s is known', (_, values, consistency) => {
    expect(judge(values, null, plainItems).numbers.consistency).toBe(consistency);
  });
});

describe('the edge of a flag', () => {
  test('a run of 15 is long, one of 14 is not', () => {
    const withRun = (length: number) => judge([...repeat([1], length), ...varied.slice(length)]);
    expect(withRun(15).numbers.longestRun).toBe(15);
    expect(withRun(15).flags).toContain('long_string');
    expect(withRun(14).numbers.longestRun).toBe(14);
    expect(withRun(14).flags).not.toContain('long_string');
  });

  test('a deviation of exactly 0.5 is not low, the next smaller one is', () => {
    expect(judge(repeat([3, 4])).numbers.standardDeviation).toBe(0.5);
    expect(judge(repeat([3, 4])).flags).not.toContain('low_variability');
    expect(judge(repeat([3, 4]).with(0, 4)).flags).toContain('low_variability');
  });

  test('a single different answer is no straight line but low in variability', () => {
    const { flags } = judge(repeat([3]).with(10, 4));
    expect(flags).toEqual(['long_string', 'low_variability', 'midpoint_heavy']);
  });

  test('69 answers of 1 or 5 are only extremes, 68 are not', () => {
    const withExtremes = (count: number) => [...repeat([1, 5, 5, 1], count), ...repeat([2, 4], 76 - count)];
    expect(judge(withExtremes(69))).toMatchObject({ numbers: { extremes: 69 } });
    expect(judge(withExtremes(69)).flags).toContain('extreme_only');
    expect(judge(withExtremes(68)).flags).not.toContain('extreme_only');
  });

  test('54 answers of 3 are heavy on the midpoint, 53 are not', () => {
    const withMidpoints = (count: number) => {
      const values = repeat([3]);
      const others = repeat([1, 5], 76 - count);
      return values.map((value, index) =>
        index % 3 === 0 && index / 3 < others.length ? others[index / 3]! : value,
      );
    };
    expect(judge(withMidpoints(54)).numbers.midpoints).toBe(54);
    expect(judge(withMidpoints(54)).flags).toContain('midpoint_heavy');
    expect(judge(withMidpoints(53)).flags).not.toContain('midpoint_heavy');
  });

  test('a consistency just below 0 is inconsistent; one of 0, or none at all, is not', () => {
    const inPlainRounds = (values: readonly number[]) => judge(values, null, plainItems);
    const uncorrelated = [...repeat([1, 2, 3], 18), 2, ...repeat([1, 2, 1], 18), 2, ...repeat([3], 38)];
    const below = inPlainRounds(repeat([3]).with(0, 4).with(20, 4));
    expect(below.numbers.consistency).toBe(-0.06);
    expect(below.flags).toContain('inconsistent');
    for (const [values, consistency] of [
      [uncorrelated, 0],
      [repeat([3]).with(0, 4), null],
    ] as const) {
      expect(inPlainRounds(values).numbers.consistency).toBe(consistency);
      expect(inPlainRounds(values).flags).not.toContain('inconsistent');
    }
  });
});

describe('quality', () => {
  test.each([1, 2, 3, 4, 5])('names a straight line of %i once', (value) => {
    expect(judge(repeat([value]))).toMatchObject({ level: 'low', flags: ['straight_line'] });
  });

  test('is ok without a flag, caution with one and low with two', () => {
    expect(judge(varied).level).toBe('ok');
    expect(judge(varied, 1000).level).toBe('caution');
    expect(judge([...repeat([4], 15), ...varied.slice(15)], 1000).level).toBe('low');
  });

  test('changes no score', () => {
    const answers = answersInOrder(itemBank.items, repeat([5]));
    const before = scoreAnswers(itemBank.items, answers);
    judgeQuality(itemBank.items, answers, 1);
    expect(scoreAnswers(itemBank.items, answers)).toEqual(before);
  });

  test('lists its flags in a fixed order, and their number determines the level', () => {
    fc.assert(
      fc.property(anyValues, fc.option(fc.nat({ max: 400_000 })), (values, activeMs) => {
        const { flags, level } = judge(values, activeMs);
        expect(flags).toEqual(qualityFlags.filter((flag) => flags.includes(flag)));
        expect(level).toBe(['ok', 'caution', 'low'][Math.min(flags.length, 2)]);
      }),
    );
  });
});
