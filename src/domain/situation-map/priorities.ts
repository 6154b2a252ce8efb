import type { RankedNature } from './profile.ts';
import type { NatureProfile } from './reading.ts';

const leastValue = 10;
const longest = 3;

/** The highest values first, from 10, at most three; ties in canonical order, in which `natures` are. */
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
