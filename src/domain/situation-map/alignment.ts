import type { Alignment, AlignmentBand, NatureProfile } from './reading.ts';
import { roundedRatio, sumOf } from './rounding.ts';

/** With fewer natures rated on both sides, a figure over all of them would say too little. */
export const leastNatures = 5;

/** What comes naturally and what the role asks for, 0 to 100. */
interface Pair {
  readonly preference: number;
  readonly demand: number;
}

/** How preferences and demands overlap, over the natures that have both. */
export function alignmentOf(natures: readonly NatureProfile[]): Alignment {
  const pairs = natures.flatMap(({ preference, demand }) =>
    preference === null || demand === null ? [] : [{ preference, demand }],
  );
  if (pairs.length < leastNatures) return { ...nothing, natureCount: pairs.length };
  return { ...overlapOf(pairs), shape: shapeOf(pairs), natureCount: pairs.length };
}

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

/**
 * Pearson's r to two decimals, half away from zero; null when one side does not vary. Its square is a fraction of
 * integers below 2^53: the hundredths `h` are the most for which `(h − ½)² ≤ 100² r²`, decided without a root.
 */
function shapeOf(pairs: readonly Pair[]): number | null {
  const xs = pairs.map(({ preference }) => preference);
  const ys = pairs.map(({ demand }) => demand);
  const covariation = crossSum(xs, ys);
  const variation = crossSum(xs, xs) * crossSum(ys, ys);
  if (variation === 0) return null;
  const fits = (h: number): boolean => (2 * h - 1) ** 2 * variation <= 40_000 * covariation ** 2;
  const size = hundredths.findLast(fits) ?? 0;
  return covariation < 0 && size > 0 ? -size / 100 : size / 100;
}

/** 1 to 100. */
const hundredths: readonly number[] = Array.from({ length: 100 }, (_, index) => index + 1);

/** `n² × covariance`, an integer of at most 200 000 for nine values from 0 to 100. */
const crossSum = (xs: readonly number[], ys: readonly number[]): number =>
  xs.length * sumOf(xs.map((x, index) => x * ys[index]!)) - sumOf(xs) * sumOf(ys);

const partialFrom = 50;
const strongFrom = 70;

/** The cuts lie where simulated roles do: a random one gives 52, and only one random role in twenty exceeds 68. */
export function bandOf(overall: number | null): AlignmentBand | null {
  if (overall === null) return null;
  if (overall >= strongFrom) return 'strong';
  return overall >= partialFrom ? 'partial' : 'low';
}
