import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { changeBetween } from '#domain/scoring/change.ts';
import { dimensions } from '#domain/scoring/dimensions.ts';
import { type Item, itemBank, itemBankOf, releasedBanks } from '#domain/scoring/item-bank.ts';
import type { Answers } from '#domain/scoring/responses.ts';
import { scoringVersion } from '#domain/scoring/score.ts';
import { answersBy, answersInOrder, anyValues, fourWithSum } from '#test/support/makers/answers.ts';

const { items } = itemBank;
const resultWith = (answers: Answers, bank: readonly Item[] = items) => ({
  answers,
  scoringVersion,
  items: bank,
});
const withLeading = (sum: number, bank: readonly Item[] = items) =>
  resultWith(answersBy(bank, { Leading: fourWithSum(sum) }, 3), bank);
const leading = dimensions.indexOf('Leading');
const notComparable = (before: readonly Item[], after: readonly Item[]) =>
  changeBetween(withLeading(12, before), withLeading(12, after))
    .filter(({ verdict }) => verdict === 'not_comparable')
    .map(({ name }) => name);
/** The bank with a changed second statement of Leading. */
const withLeadingItem = (changed: (item: Item) => Item): readonly Item[] => {
  const second = items.filter(({ dimension }) => dimension === 'Leading')[1];
  return items.map((item) => (item === second ? changed(item) : item));
};

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
    const changes = changeBetween(withLeading(before), withLeading(after));
    expect(changes[leading]).toEqual({ name: 'Leading', points, verdict });
    expect(changes.filter((_, index) => index !== leading)).toEqual(
      dimensions
        .filter((name) => name !== 'Leading')
        .map((name) => ({ name, points: 0, verdict: 'no_clear_change' })),
    );
  });

  test('is not comparable, without points, with another scoring version', () => {
    const before = { ...withLeading(12), scoringVersion: '0.9.0' };
    expect(changeBetween(before, withLeading(17))).toEqual(
      dimensions.map((name) => ({ name, points: null, verdict: 'not_comparable' })),
    );
  });

  test('has the opposite sign if the two results are exchanged', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (first, second) => {
        const [a, b] = [first, second].map((values) => resultWith(answersInOrder(items, values)));
        const back = changeBetween(b!, a!);
        changeBetween(a!, b!).forEach(({ points, verdict }, index) => {
          expect(points! + back[index]!.points!).toBe(0);
          expect(verdict).toBe(back[index]!.verdict);
        });
      }),
    );
  });
});

describe('two banks', () => {
  test.each(['en', 'fr'] as const)(
    'cannot be compared in a dimension where one statement has another text in %s',
    (language) => {
      const reworded = withLeadingItem((item) => ({
        ...item,
        text: { ...item.text, [language]: 'Another.' },
      }));
      expect(notComparable(reworded, items)).toEqual(['Leading']);
      expect(notComparable(items, reworded)).toEqual(['Leading']);
      expect(changeBetween(withLeading(12, reworded), withLeading(17))[leading]?.points).toBeNull();
    },
  );

  test('cannot be compared in a dimension with more statements in one of them', () => {
    const [some] = items;
    const longer = [...items, { ...some!, id: 77, dimension: 'Leading' as const }];
    expect(notComparable(longer, items)).toEqual(['Leading']);
    expect(notComparable(items, longer)).toEqual(['Leading']);
  });

  test('can be compared if they have the same statements, in any order and with any ids', () => {
    const reordered = items.toReversed().map((item, index) => ({ ...item, id: index + 101 }));
    expect(notComparable(reordered, items)).toEqual([]);
    expect(changeBetween(withLeading(12, reordered), withLeading(17))[leading]).toEqual({
      name: 'Leading',
      points: 31,
      verdict: 'clear_change',
    });
  });

  test('that were released share the statements of these dimensions', () => {
    const [first, second] = ['1.0.0', '2.0.0'].map((version) => itemBankOf(version).items);
    const others = new Set(notComparable(first!, second!));
    expect(dimensions.filter((name) => !others.has(name))).toEqual(['Linguistic']);
    for (const bank of releasedBanks) expect(notComparable(bank.items, bank.items)).toEqual([]);
  });
});
