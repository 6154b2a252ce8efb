import { describe, expect, test } from '@jest/globals';
import type { DimensionChange } from '#adapters/inbound/web/api/api-types.ts';
import { changesIn, restOf } from '#adapters/inbound/web/pages/result/compare-results.ts';

test('only possible and clear changes are listed, the largest first', () => {
  expect(
    changesIn([
      { name: 'Creating', points: 19, verdict: 'possible_change' },
      { name: 'Leading', points: 12, verdict: 'no_clear_change' },
      { name: 'Musical', points: -50, verdict: 'clear_change' },
      { name: 'Bodily', points: 0, verdict: 'no_clear_change' },
    ]),
  ).toEqual([
    { name: 'Musical', points: -50, verdict: 'clear_change' },
    { name: 'Creating', points: 19, verdict: 'possible_change' },
  ]);
});

describe('of the scores that are not listed', () => {
  const same: DimensionChange = { name: 'Creating', points: 0, verdict: 'no_clear_change' };
  const changed: DimensionChange = { name: 'Leading', points: 31, verdict: 'clear_change' };
  const reworded: DimensionChange = { name: 'Musical', points: null, verdict: 'not_comparable' };

  test.each([
    ['that no other one has changed', [same, changed], 'others'],
    ['that none has changed', [same], 'none'],
    ['that no other one of those that can be compared has changed', [changed, reworded], 'othersComparable'],
    ['that none of those that can be compared has changed', [same, reworded], 'noneComparable'],
    ['that none can be compared', [reworded], 'notComparable'],
  ])('it is said %s', (_, all, expected) => {
    expect(restOf(all)).toBe(expected);
  });
});
