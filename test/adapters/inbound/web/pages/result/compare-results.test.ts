import { expect, test } from '@jest/globals';
import {
  changesIn,
  isComparable,
} from '../../../../../../src/adapters/inbound/web/pages/result/compare-results.ts';

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

test('results of different statements or scoring are not compared', () => {
  expect(isComparable([{ name: 'Creating', points: null, verdict: 'not_comparable' }])).toBe(false);
  expect(isComparable([{ name: 'Creating', points: 0, verdict: 'no_clear_change' }])).toBe(true);
});
