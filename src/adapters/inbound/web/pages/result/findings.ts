import type { DetailedAssessmentResult, Nature } from '#adapters/inbound/web/api/api-types.ts';
import type { Dimension, Family } from './naming.ts';

export type Breakdown = DetailedAssessmentResult['breakdown'];

/** The nine Natures or the ten Intelligences, the highest first. */
export const breakdownOf = (
  { breakdown }: Pick<DetailedAssessmentResult, 'breakdown'>,
  family: Family,
): Breakdown =>
  breakdown.filter(({ dimension }) => dimension === family).toSorted((a, b) => a.position - b.position);

type Profile = Pick<
  DetailedAssessmentResult,
  'natures' | 'breakdown' | 'profile_shape' | 'tied_with' | 'close_to_top'
>;

interface Standing {
  /** With the highest score. */
  readonly first: readonly Nature[];
  /** Below the first by no more than chance explains; the highest first. */
  readonly close: readonly Nature[];
  /** Lower than those, but the likely range overlaps with that of the first; the highest first. */
  readonly near: readonly Nature[];
}

/**
 * How the natures compare, or `undefined` for a flat profile: it has a top nature too, but the page does not mention
 * it.
 */
export function standingOf(profile: Profile): Standing | undefined {
  const { natures, profile_shape, tied_with, close_to_top } = profile;
  if (profile_shape === 'flat') return undefined;
  const ranked = breakdownOf(profile, 'nature');
  const reach = ranked[0]?.likely_range[0] ?? 0;
  const named = new Set<string>([...tied_with, ...close_to_top]);
  const near = ranked
    .filter(({ name, likely_range: [, high] }) => !named.has(name) && high >= reach)
    .map(({ name }) => name as Nature);
  return { first: tied_with, close: close_to_top.toSorted((a, b) => natures[b] - natures[a]), near };
}

/** The natures that stand out, in the order of their scores. */
export const standoutsOf = (profile: Profile): readonly Nature[] => {
  const standing = standingOf(profile);
  return standing === undefined ? [] : [...standing.first, ...standing.close];
};

/** More names would say nothing. */
const mostLeast = 2;

/** The natures least like the person, if they are low and clearly below those that stand out; the lowest first. */
export function leastOf(profile: Profile): readonly Nature[] {
  const standing = standingOf(profile);
  if (standing === undefined) return [];
  const ranked = breakdownOf(profile, 'nature');
  const lowest = ranked.at(-1)?.raw_sum ?? 0;
  const least = ranked.filter(({ raw_sum }) => raw_sum === lowest);
  const isApart = least.every(
    ({ name, band }) =>
      (band === 'low' || band === 'very_low') &&
      !Object.values(standing)
        .flat()
        .includes(name as Nature),
  );
  return isApart && least.length <= mostLeast ? least.map(({ name }) => name as Nature) : [];
}

/** Two sums may differ by this much by chance. */
const chanceSum = 2;

/** More names would say nothing. */
const mostNames = 4;

/** The intelligences that attract the person most, the highest first; empty if too many have nearly the same score. */
export function attractions(intelligences: Breakdown): readonly Dimension[] {
  const highest = intelligences[0]?.raw_sum ?? 0;
  const near = intelligences.filter(({ raw_sum }) => highest - raw_sum <= chanceSum);
  return near.length <= mostNames ? near.map(({ name }) => name) : [];
}
