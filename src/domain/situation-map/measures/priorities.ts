import type { RankedNature } from '../profile.ts';
import type { NatureProfile } from '../reading.ts';

const leastValue = 10;
const longest = 3;

/**
 * At most three natures with a value of at least 10, the highest first. Equal values keep the order of `natures`, which
 * is canonical.
 */
export const prioritiesBy = (
  measure: 'risk' | 'lever' | 'asset',
  natures: readonly NatureProfile[],
): readonly RankedNature[] =>
  natures
    .flatMap(({ nature, zone, [measure]: value }) =>
      value === null || value < leastValue ? [] : [{ nature, value, zone }],
    )
    .toSorted((a, b) => b.value - a.value)
    .slice(0, longest);
