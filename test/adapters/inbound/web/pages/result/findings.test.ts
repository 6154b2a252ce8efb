import { expect, test } from '@jest/globals';
import {
  attractions,
  breakdownOf,
  leastOf,
  standingOf,
  standoutsOf,
} from '#adapters/inbound/web/pages/result/findings.ts';
import { breakDown } from '#domain/scoring/breakdown.ts';
import { type Dimension, isNature } from '#domain/scoring/dimensions.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { naturePatternOf } from '#domain/scoring/nature-pattern.ts';
import { parseResponses } from '#domain/scoring/responses.ts';
import { expectOk } from '#test/support/expect-ok.ts';

type Found = Parameters<typeof standingOf>[0];

/** The result as the service returns it for a person whose four answers to each dimension have these sums. */
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

test('the nature above all others comes first, and those that chance may have put below it are close, the highest first', () => {
  expect(standingOf(resultOf({ Leading: 20 }))).toEqual({ first: ['Leading'], close: [], near: [] });
  expect(standingOf(resultOf({ Leading: 20, Advising: 18, Analyzing: 19 }))).toEqual({
    first: ['Leading'],
    close: ['Analyzing', 'Advising'],
    near: [],
  });
});

test('one that is further below, but whose likely range overlaps with that of the first, is near', () => {
  expect(standingOf(resultOf({ Leading: 20, Advising: 17, Analyzing: 16 }))).toEqual({
    first: ['Leading'],
    close: [],
    near: ['Advising'],
  });
});

test('natures with the same highest score come first together', () => {
  expect(standingOf(resultOf({ Advising: 17, Leading: 17 }))?.first).toEqual(['Advising', 'Leading']);
});

test('none stands out in a flat profile, though one is listed as the top', () => {
  expect(standingOf(resultOf({ Creating: 11 }))).toBeUndefined();
  expect(standoutsOf(resultOf({ Creating: 11 }))).toEqual([]);
});

test('what comes first and what is too close to call stand out alike', () => {
  expect(standoutsOf(resultOf({ Leading: 20, Advising: 18, Analyzing: 17 }))).toEqual([
    'Leading',
    'Advising',
  ]);
});

test('the lowest nature is least like a person where it is low', () => {
  expect(leastOf(resultOf({ Leading: 18, Organizing: 6 }))).toEqual(['Organizing']);
  expect(leastOf(resultOf({ Leading: 20, Organizing: 16 }))).toEqual([]);
});

test('no nature is least like a person where more than two are lowest, or none stands out', () => {
  expect(leastOf(resultOf({ Leading: 18, Organizing: 6, Adapting: 6, Creating: 6 }))).toEqual([]);
  expect(leastOf(resultOf({ Creating: 11 }))).toEqual([]);
});

test('a family lists all its dimensions, the highest first, and equal ones in the order of the statements', () => {
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

test('the intelligence that is clearly above all others attracts most', () => {
  expect(attractionsFrom({ Musical: 18, Spatial: 15 })).toEqual(['Musical']);
});

test('those that may be lower only by chance attract as much', () => {
  expect(attractionsFrom({ Musical: 18, Spatial: 16, Logical: 17 })).toEqual([
    'Musical',
    'Logical',
    'Spatial',
  ]);
});

test('none is named if more than four are equal', () => {
  expect(attractionsFrom({})).toEqual([]);
  expect(attractionsFrom({ Musical: 18, Spatial: 16, Logical: 17, Linguistic: 16, Bodily: 16 })).toEqual([]);
});
