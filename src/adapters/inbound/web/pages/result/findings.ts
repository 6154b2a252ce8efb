import type { DetailedAssessmentResult } from '../../api/api-types.ts';
import type { Dimension, Family } from './naming.ts';

export type Breakdown = DetailedAssessmentResult['breakdown'];

/** The nine Natures or the ten Intelligences, the highest first. */
export const breakdownOf = (
  { breakdown }: Pick<DetailedAssessmentResult, 'breakdown'>,
  family: Family,
): Breakdown =>
  breakdown.filter(({ dimension }) => dimension === family).toSorted((a, b) => a.position - b.position);

type Profile = Pick<DetailedAssessmentResult, 'natures' | 'profile_shape' | 'tied_with' | 'close_to_top'>;

/** What may be said of the natures. A flat profile has a top nature as well, of which nothing is said. */
export const leadersOf = ({ natures, profile_shape, tied_with, close_to_top }: Profile) =>
  profile_shape === 'flat'
    ? undefined
    : {
        first: tied_with,
        /** Below the first by no more than chance explains, the highest first. */
        close: close_to_top.toSorted((a, b) => natures[b] - natures[a]),
        score: Math.max(...Object.values(natures)),
      };

/** Sums that differ by no more than this could differ by chance. */
const chanceSum = 2;

/** More names than that say nothing any more. */
const mostNames = 4;

/** What draws a person most, the highest first; empty where too many are level to name any. */
export function attractions(intelligences: Breakdown): readonly Dimension[] {
  const highest = intelligences[0]?.raw_sum ?? 0;
  const near = intelligences.filter(({ raw_sum }) => highest - raw_sum <= chanceSum);
  return near.length <= mostNames ? near.map(({ name }) => name) : [];
}
