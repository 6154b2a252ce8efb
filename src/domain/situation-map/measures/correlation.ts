import { sumOf } from './rounding.ts';

/**
 * Pearson's r to two decimals, half away from zero; `null` if one side does not vary. For up to nine integers on each
 * side that lie at most 100 apart, r² is a fraction of integers below 2^53. So the result is exact without a root: the
 * hundredths are the largest `h` with `(h − ½)² ≤ 100² r²`.
 */
export function correlationOf(xs: readonly number[], ys: readonly number[]): number | null {
  const covariation = crossSum(xs, ys);
  const variation = crossSum(xs, xs) * crossSum(ys, ys);
  if (variation === 0) return null;
  const fits = (h: number): boolean => (2 * h - 1) ** 2 * variation <= 40_000 * covariation ** 2;
  const size = hundredths.findLast(fits) ?? 0;
  return covariation < 0 && size > 0 ? -size / 100 : size / 100;
}

/** 1 to 100. */
const hundredths: readonly number[] = Array.from({ length: 100 }, (_, index) => index + 1);

/** `n² × covariance`. */
const crossSum = (xs: readonly number[], ys: readonly number[]): number =>
  xs.length * sumOf(xs.map((x, index) => x * ys[index]!)) - sumOf(xs) * sumOf(ys);
