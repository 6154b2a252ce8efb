import { familyOf, intelligences, natures, type Dimension } from './dimensions.ts';
import type { RawSums } from './score.ts';

/** How a dimension compares with the others of its family. */
export interface Standing {
  /** Points above or below the mean of the family, one decimal. */
  readonly relative: number;
  /** From 1. Equal sums share a rank and the next one is skipped: 1, 2, 2, 4. */
  readonly rank: number;
  /** From 1, without ties: equal sums are in canonical order. */
  readonly position: number;
}

export function standingOf(name: Dimension, sums: RawSums): Standing {
  const family = familyOf(name) === 'nature' ? natures : intelligences;
  const earlier = family.slice(0, (family as readonly Dimension[]).indexOf(name));
  const rank = 1 + family.filter((other) => sums[other] > sums[name]).length;
  const tiedBefore = earlier.filter((other) => sums[other] === sums[name]).length;
  return { relative: relativeTo(family, name, sums), rank, position: rank + tiedBefore };
}

/**
 * `6.25 × (sum − mean sum of the family)`, to one decimal, half away from zero. This removes a person's general
 * tendency to agree. −88.9 to 88.9 for nine natures, −90 to 90 for ten intelligences. In tenths that is `125 × (n × sum
 * − total) / 2n`: integers until the last division, so rounding is exact.
 */
function relativeTo(family: readonly Dimension[], name: Dimension, sums: RawSums): number {
  const n = family.length;
  const total = family.reduce((sum, other) => sum + sums[other], 0);
  const distance = n * sums[name] - total;
  const tenths = Math.floor((125 * Math.abs(distance) + n) / (2 * n));
  return distance < 0 ? -tenths / 10 : tenths / 10;
}
