import { languages } from '../language.ts';
import type { AssessmentResult } from './assessment-result.ts';
import { dimensions, type Dimension } from './dimensions.ts';
import type { Item } from './item-bank.ts';
import { rawSumsOf, scoreOf } from './score.ts';

type ChangeVerdict = 'no_clear_change' | 'possible_change' | 'clear_change';

/** `points` is the later score minus the earlier one, −100 to 100. */
export type DimensionChange =
  | { readonly name: Dimension; readonly points: number; readonly verdict: ChangeVerdict }
  | { readonly name: Dimension; readonly points: null; readonly verdict: 'not_comparable' };

type ComparedResult = Pick<AssessmentResult, 'scoringVersion' | 'answers'> & {
  /** The items of the bank that was answered. */
  readonly items: readonly Item[];
};

/**
 * The smallest difference of two raw sums that is a clear change. It equals 31 points of the score; 1.96 standard errors
 * of a difference are 30.4 points.
 */
const clearSum = 5;
const possibleSum = 3;

/**
 * Compares every dimension of two results. If the item banks differ, a dimension is compared only if both banks have
 * the same statements for it, word for word in every language. Ids are not enough, because they do not identify the
 * wording.
 */
export function changeBetween(before: ComparedResult, after: ComparedResult): readonly DimensionChange[] {
  const [earlier, later] = [rawSumsOf(before.items, before.answers), rawSumsOf(after.items, after.answers)];
  const isScoredAlike = before.scoringVersion === after.scoringVersion;
  return dimensions.map((name) => {
    if (!isScoredAlike || !isAskedAlike(name, before.items, after.items))
      return { name, points: null, verdict: 'not_comparable' };
    const points = scoreOf(later[name]) - scoreOf(earlier[name]);
    return { name, points, verdict: verdictOn(later[name] - earlier[name]) };
  });
}

/** Compares raw sums, because equal steps of the sum are not always equal steps of the rounded score. */
function verdictOn(sumDifference: number): ChangeVerdict {
  const size = Math.abs(sumDifference);
  if (size >= clearSum) return 'clear_change';
  return size >= possibleSum ? 'possible_change' : 'no_clear_change';
}

function isAskedAlike(name: Dimension, before: readonly Item[], after: readonly Item[]): boolean {
  const [earlier, later] = [wordingsOf(name, before), wordingsOf(name, after)];
  return earlier.length === later.length && earlier.every((wording, index) => wording === later[index]);
}

/** Sorted, because the order does not matter. */
const wordingsOf = (name: Dimension, items: readonly Item[]): readonly string[] =>
  items
    .filter(({ dimension }) => dimension === name)
    .map(({ text }) => languages.map((language) => text[language]).join('\n'))
    .toSorted();
