/**
 * `part / whole` to the nearest integer, half up, for integers of which no part is below 0 and no whole is 0. Only
 * integers are compared, so no half is lost to a binary fraction.
 */
export const roundedRatio = (part: number, whole: number): number =>
  Math.floor((2 * part + whole) / (2 * whole));

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
