import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { changeBetween } from '../../../src/domain/scoring/change.ts';
import { dimensions } from '../../../src/domain/scoring/dimensions.ts';
import { itemBank } from '../../../src/domain/scoring/item-bank.ts';
import type { Answers, ScoredItem } from '../../../src/domain/scoring/responses.ts';
import { scoringVersion } from '../../../src/domain/scoring/score.ts';
import { answersBy, answersInOrder, anyValues, fourWithSum } from '../../support/answers.ts';

const items: readonly ScoredItem[] = itemBank.items;
const resultWith = (answers: Answers, version = scoringVersion) => ({ answers, scoringVersion: version });
const withLeading = (sum: number, bank = items) =>
  resultWith(answersBy(bank, { Leading: fourWithSum(sum) }, 3));
const leading = dimensions.indexOf('Leading');

describe('the change of a dimension', () => {
  test.each([
    [12, 12, 0, 'no_clear_change'],
    [12, 14, 13, 'no_clear_change'],
    [14, 12, -13, 'no_clear_change'],
    [12, 15, 19, 'possible_change'],
    [12, 16, 25, 'possible_change'],
    [12, 8, -25, 'possible_change'],
    [12, 17, 31, 'clear_change'],
    [17, 12, -31, 'clear_change'],
    [4, 20, 100, 'clear_change'],
  ])('from sum %i to %i is %i points: %s', (before, after, points, verdict) => {
    const changes = changeBetween(items, withLeading(before), withLeading(after));
    expect(changes[leading]).toEqual({ name: 'Leading', points, verdict });
    expect(changes.filter((_, index) => index !== leading)).toEqual(
      dimensions
        .filter((name) => name !== 'Leading')
        .map((name) => ({ name, points: 0, verdict: 'no_clear_change' })),
    );
  });

  test('is not comparable, without points, under another scoring version', () => {
    const before = resultWith(answersBy(items, {}, 3), '0.9.0');
    expect(changeBetween(items, before, withLeading(17))).toEqual(
      dimensions.map((name) => ({ name, points: null, verdict: 'not_comparable' })),
    );
  });

  test('is not comparable when one item was replaced', () => {
    const otherItems = items.map((item) => (item.id === 76 ? { ...item, id: 77 } : item));
    const verdicts = changeBetween(items, withLeading(12, otherItems), withLeading(17)).map(
      ({ verdict }) => verdict,
    );
    expect(new Set(verdicts)).toEqual(new Set(['not_comparable']));
  });

  test('is not comparable when one bank asks more items than the other', () => {
    const longer = [...items, { id: 77, dimension: 'Leading' as const }];
    for (const [before, after] of [
      [withLeading(12, longer), withLeading(12)],
      [withLeading(12), withLeading(12, longer)],
    ] as const)
      expect(changeBetween(items, before, after)[0]).toMatchObject({ verdict: 'not_comparable' });
  });

  test('can be compared when a later bank asks the same items in another order', () => {
    const reordered = items.toReversed();
    expect(changeBetween(items, withLeading(12, reordered), withLeading(17))[leading]).toEqual({
      name: 'Leading',
      points: 31,
      verdict: 'clear_change',
    });
  });

  test('mirrors itself when the two results change places', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (first, second) => {
        const [a, b] = [first, second].map((values) => resultWith(answersInOrder(items, values)));
        const back = changeBetween(items, b!, a!);
        changeBetween(items, a!, b!).forEach(({ points, verdict }, index) => {
          expect(points! + back[index]!.points!).toBe(0);
          expect(verdict).toBe(back[index]!.verdict);
        });
      }),
    );
  });
});
