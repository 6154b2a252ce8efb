import { dimensions, type Dimension } from './dimensions.ts';
import type { Answers, ScoredItem } from './responses.ts';
import { rawSumsOf, scoreOf } from './score.ts';
import type { AssessmentResult } from './assessment-result.ts';

type ChangeVerdict = 'no_clear_change' | 'possible_change' | 'clear_change';

/** `points` is the later score minus the earlier one, −100 to 100. */
export type DimensionChange =
  | { readonly name: Dimension; readonly points: number; readonly verdict: ChangeVerdict }
  | { readonly name: Dimension; readonly points: null; readonly verdict: 'not_comparable' };

export type ComparedResult = Pick<AssessmentResult, 'scoringVersion' | 'answers'>;

/** Raw sums: 5 is 31 points, more than 1.96 standard errors of a difference (30.4). */
const clearSum = 5;
const possibleSum = 3;

/**
 * How every dimension moved between two results. `items` are those of the later one. Two bank versions can be compared
 * when they ask the same ids: an item whose meaning changes gets a new one.
 */
export function changeBetween(
  items: readonly ScoredItem[],
  before: ComparedResult,
  after: ComparedResult,
): readonly DimensionChange[] {
  if (before.scoringVersion !== after.scoringVersion || !haveSameItems(before.answers, after.answers))
    return dimensions.map((name) => ({ name, points: null, verdict: 'not_comparable' }));
  const [earlier, later] = [rawSumsOf(items, before.answers), rawSumsOf(items, after.answers)];
  return dimensions.map((name) => ({
    name,
    points: scoreOf(later[name]) - scoreOf(earlier[name]),
    verdict: verdictOn(later[name] - earlier[name]),
  }));
}

/** Decided on raw sums: equal steps of the sum are not always equal steps of the rounded score. */
function verdictOn(sumDifference: number): ChangeVerdict {
  const size = Math.abs(sumDifference);
  if (size >= clearSum) return 'clear_change';
  return size >= possibleSum ? 'possible_change' : 'no_clear_change';
}

function haveSameItems(before: Answers, after: Answers): boolean {
  const ids = new Set(before.map(({ itemId }) => itemId));
  return before.length === after.length && after.every(({ itemId }) => ids.has(itemId));
}
