import type { RatedItem } from './score.ts';

/** The length of the longest run of equal values. */
export function longestRunOf(values: readonly number[]): number {
  let longest = 0;
  let run = 0;
  values.forEach((value, index) => {
    run = value === values[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** The population standard deviation, from integer sums: equal values give exactly 0. */
export function standardDeviationOf(values: readonly number[]): number {
  const n = values.length;
  return Math.sqrt(crossSum(values, values)) / n;
}

/**
 * Even-odd consistency, −1 to 1 with two decimals: the correlation, over all dimensions, of the first and third answer
 * with the second and fourth. The Spearman-Brown formula adjusts a positive value to the full number of items. Null if
 * one half does not vary.
 */
export function evenOddConsistencyOf(rated: readonly RatedItem[]): number | null {
  const dimensions = [...Map.groupBy(rated, ({ dimension }) => dimension).values()];
  const r = correlationOf(
    dimensions.map((items) => sumOfEverySecond(items, 0)),
    dimensions.map((items) => sumOfEverySecond(items, 1)),
  );
  if (r === null) return null;
  return toHundredths(r > 0 ? (2 * r) / (1 + r) : r);
}

const sumOfEverySecond = (items: readonly RatedItem[], first: 0 | 1): number =>
  items.filter((_, index) => index % 2 === first).reduce((sum, { value }) => sum + value, 0);

/** Pearson's r, or null when one side does not vary. */
function correlationOf(xs: readonly number[], ys: readonly number[]): number | null {
  const variation = crossSum(xs, xs) * crossSum(ys, ys);
  return variation === 0 ? null : crossSum(xs, ys) / Math.sqrt(variation);
}

/** `n² × covariance`: an integer for integers. */
function crossSum(xs: readonly number[], ys: readonly number[]): number {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return xs.length * sum(xs.map((x, index) => x * ys[index]!)) - sum(xs) * sum(ys);
}

/** Half away from zero, and never −0. */
function toHundredths(value: number): number {
  const hundredths = Math.round(Math.abs(value) * 100);
  return value < 0 && hundredths > 0 ? -hundredths / 100 : hundredths / 100;
}
