import { expect, test } from '@jest/globals';
import {
  attractions,
  type Breakdown,
  breakdownOf,
  leadersOf,
} from '../../../../../../src/adapters/inbound/web/pages/result/findings.ts';
import { breakDown } from '../../../../../../src/domain/scoring/breakdown.ts';
import { type Dimension, isNature } from '../../../../../../src/domain/scoring/dimensions.ts';
import { itemBank } from '../../../../../../src/domain/scoring/item-bank.ts';
import { naturePatternOf } from '../../../../../../src/domain/scoring/nature-pattern.ts';
import { parseResponses } from '../../../../../../src/domain/scoring/responses.ts';
import { expectOk } from '../../../../../support/expect-ok.ts';

type Found = Parameters<typeof leadersOf>[0] & { readonly breakdown: Breakdown };

/** As the service reports them of somebody whose four answers to each dimension add up to these sums. */
function resultOf(sums: Partial<Record<Dimension, number>>): Found {
  const asked = new Map<Dimension, number>();
  const responses = itemBank.items.map(({ id, dimension }) => {
    const nth = asked.get(dimension) ?? 0;
    asked.set(dimension, nth + 1);
    return { itemId: id, value: Math.floor(((sums[dimension] ?? 10) + nth) / 4) };
  });
  const answers = expectOk(parseResponses(itemBank.items, responses));
  const pattern = naturePatternOf(itemBank.items, answers);
  const breakdown = breakDown(itemBank.items, answers).map(
    ({ family, rawSum, likelyRange, items, ...more }) => ({
      ...more,
      dimension: family,
      raw_sum: rawSum,
      likely_range: [...likelyRange] as [number, number],
      items: items.map(({ itemId, value }) => ({ item_id: itemId, value })),
    }),
  );
  const natures = breakdown.filter(({ name }) => isNature(name)).map(({ name, score }) => [name, score]);
  return {
    natures: Object.fromEntries(natures) as Found['natures'],
    profile_shape: pattern.profileShape,
    tied_with: [...pattern.tiedWith],
    close_to_top: [...pattern.closeToTop],
    breakdown,
  };
}

const attractionsFrom = (sums: Partial<Record<Dimension, number>>): readonly Dimension[] =>
  attractions(breakdownOf(resultOf(sums), 'intelligence'));

test('the nature above all others leads, and those that chance may have put below it are close, the highest first', () => {
  expect(leadersOf(resultOf({ Leading: 20 }))).toEqual({ first: ['Leading'], close: [], score: 100 });
  expect(leadersOf(resultOf({ Leading: 20, Advising: 18, Analyzing: 19 }))).toEqual({
    first: ['Leading'],
    close: ['Analyzing', 'Advising'],
    score: 100,
  });
});

test('natures with the same highest score lead together', () => {
  expect(leadersOf(resultOf({ Advising: 17, Leading: 17 }))?.first).toEqual(['Advising', 'Leading']);
});

test('none leads a flat profile, though one is listed as the top', () => {
  expect(leadersOf(resultOf({ Creating: 11 }))).toBeUndefined();
});

test('a family has all of its own, the highest first, and equal ones in the order of the statements', () => {
  const result = resultOf({ Leading: 18, Analyzing: 12, Musical: 20 });
  expect(breakdownOf(result, 'nature').map(({ name }) => name)).toEqual([
    'Leading',
    'Analyzing',
    'Creating',
    'Innovating',
    'Performing',
    'Advising',
    'Organizing',
    'Providing',
    'Adapting',
  ]);
  expect(breakdownOf(result, 'intelligence')).toHaveLength(10);
});

test('the intelligence that lies well above all others draws most', () => {
  expect(attractionsFrom({ Musical: 18, Spatial: 15 })).toEqual(['Musical']);
});

test('those that chance may have put below it draw as much', () => {
  expect(attractionsFrom({ Musical: 18, Spatial: 16, Logical: 17 })).toEqual([
    'Musical',
    'Logical',
    'Spatial',
  ]);
});

test('none is named where more than four are level', () => {
  expect(attractionsFrom({})).toEqual([]);
  expect(attractionsFrom({ Musical: 18, Spatial: 16, Logical: 17, Linguistic: 16, Bodily: 16 })).toEqual([]);
});
