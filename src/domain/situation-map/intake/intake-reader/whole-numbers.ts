interface Range {
  readonly least: number;
  readonly most: number;
}

export const isWithin = ({ least, most }: Range, value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** JSON can contain −0, which means 0. */
export const positiveZero = (value: number): number => (value === 0 ? 0 : value);

export const rangeOf = ({ least, most }: Range): string => `from ${least} to ${most}`;
