import { correlationOf } from './correlation.ts';
import type { Alignment, AlignmentBand, NatureProfile } from '../reading.ts';
import { roundedRatio, sumOf } from './rounding.ts';

/** With fewer natures rated on both sides, one number for all of them would mean too little. */
export const leastNatures = 5;

/** Preference and demand of one nature, 0 to 100. */
interface Pair {
  readonly preference: number;
  readonly demand: number;
}

/** How far preferences and demands overlap, computed from the natures that have both. */
export function alignmentOf(natures: readonly NatureProfile[]): Alignment {
  const pairs = natures.flatMap(({ preference, demand }) =>
    preference === null || demand === null ? [] : [{ preference, demand }],
  );
  if (pairs.length < leastNatures) return { ...nothing, natureCount: pairs.length };
  return { ...overlapOf(pairs), shape: shapeOf(pairs), natureCount: pairs.length };
}

const shapeOf = (pairs: readonly Pair[]): number | null =>
  correlationOf(
    pairs.map(({ preference }) => preference),
    pairs.map(({ demand }) => demand),
  );

const nothing = { overall: null, coverage: null, utilization: null, shape: null };

function overlapOf(pairs: readonly Pair[]): Pick<Alignment, 'overall' | 'coverage' | 'utilization'> {
  const shared = sumOf(pairs.map(({ preference, demand }) => Math.min(preference, demand)));
  const shareOf = (values: readonly number[]): number | null => percentage(shared, sumOf(values));
  return {
    overall: shareOf(pairs.map(({ preference, demand }) => Math.max(preference, demand))),
    coverage: shareOf(pairs.map(({ demand }) => demand)),
    utilization: shareOf(pairs.map(({ preference }) => preference)),
  };
}

const percentage = (part: number, whole: number): number | null =>
  whole === 0 ? null : roundedRatio(100 * part, whole);

/** The result of a random role in a simulation with 40 000 people. */
export const randomRoleMedian = 52;
const partialFrom = 50;
const strongFrom = 70;

/** The limits come from simulated roles: a random role has 52, and only one random role in twenty has more than 68. */
export function bandOf(overall: number | null): AlignmentBand | null {
  if (overall === null) return null;
  if (overall >= strongFrom) return 'strong';
  return overall >= partialFrom ? 'partial' : 'low';
}
