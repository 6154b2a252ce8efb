/**
 * `part / whole` rounded to the nearest integer, half up. Both are integers, `part` at least 0 and `whole` at least 1.
 * Only integers are compared, so that no half is lost to a binary fraction.
 */
export const roundedRatio = (part: number, whole: number): number =>
  Math.floor((2 * part + whole) / (2 * whole));

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
