import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { natures, type Dimension } from '#domain/scoring/dimensions.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { naturePatternOf } from '#domain/scoring/nature-pattern.ts';
import { scoreAnswers } from '#domain/scoring/score.ts';
import {
  answersBy,
  answersInOrder,
  anyValues,
  fourWithSum,
  sameFour,
  type FourValues,
} from '#test/support/makers/answers.ts';

const { items } = itemBank;
const patternOf = (values: Partial<Record<Dimension, FourValues>>, rest: number) =>
  naturePatternOf(items, answersBy(items, values, rest));

describe('the pattern of the natures', () => {
  test.each([1, 2, 3, 4, 5])('is flat with all nine tied when every answer is %i', (value) => {
    expect(patternOf({}, value)).toEqual({
      topNature: 'Creating',
      tiedWith: natures,
      closeToTop: [],
      spread: 0,
      profileShape: 'flat',
    });
  });

  test('is flat when only an intelligence stands out', () => {
    expect(patternOf({ Musical: sameFour(5) }, 1)).toMatchObject({
      topNature: 'Creating',
      profileShape: 'flat',
    });
  });

  test('is distinct with one nature far above the rest, tied only with itself', () => {
    expect(patternOf({ Leading: sameFour(5) }, 1)).toEqual({
      topNature: 'Leading',
      tiedWith: ['Leading'],
      closeToTop: [],
      spread: 100,
      profileShape: 'distinct',
    });
  });

  test('ties eight natures above a single low one', () => {
    expect(patternOf({ Creating: sameFour(1) }, 5)).toMatchObject({
      topNature: 'Innovating',
      tiedWith: natures.slice(1),
      closeToTop: [],
    });
  });

  test('names tied natures in canonical order', () => {
    expect(patternOf({ Leading: [4, 4, 4, 5], Advising: [5, 4, 4, 4] }, 1)).toMatchObject({
      topNature: 'Advising',
      tiedWith: ['Advising', 'Leading'],
    });
  });

  test('calls the other eight close when the top is one answer ahead', () => {
    expect(patternOf({ Analyzing: [3, 3, 3, 4] }, 3)).toEqual({
      topNature: 'Analyzing',
      tiedWith: ['Analyzing'],
      closeToTop: natures.filter((name) => name !== 'Analyzing'),
      spread: 6,
      profileShape: 'flat',
    });
  });

  test('calls a sum of 2 below the top close, and one of 3 not', () => {
    const given = { Leading: fourWithSum(20), Advising: fourWithSum(18), Adapting: fourWithSum(17) };
    expect(patternOf(given, 1).closeToTop).toEqual(['Advising']);
  });

  test.each([
    [14, 12, 13, 'moderate'],
    [8, 6, 12, 'flat'],
    [18, 12, 38, 'distinct'],
    [12, 6, 37, 'moderate'],
    [20, 4, 100, 'distinct'],
  ])(
    'with a highest sum of %i and a lowest of %i has a spread of %i points: %s',
    (highest, lowest, spread, shape) => {
      const others = Object.fromEntries(natures.map((name) => [name, fourWithSum(lowest)]));
      expect(patternOf({ ...others, Providing: fourWithSum(highest) }, 3)).toMatchObject({
        spread,
        profileShape: shape,
      });
    },
  );

  test('always ties the top nature with itself, and nothing is both tied and close', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const answers = answersInOrder(items, values);
        const { topNature, tiedWith, closeToTop } = naturePatternOf(items, answers);
        expect(topNature).toBe(scoreAnswers(items, answers).topNature);
        expect(tiedWith[0]).toBe(topNature);
        expect(closeToTop.filter((name) => tiedWith.includes(name))).toEqual([]);
      }),
    );
  });
});
