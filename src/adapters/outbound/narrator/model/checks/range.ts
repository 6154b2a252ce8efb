export interface Range {
  readonly least: number;
  readonly most: number;
}

export const isWithin = ({ least, most }: Range, count: number): boolean => count >= least && count <= most;

export const rangeOf = ({ least, most }: Range): string => `${least} to ${most}`;
