import type { DimensionChange } from '#adapters/inbound/web/api/api-types.ts';

interface Change {
  readonly name: DimensionChange['name'];
  readonly points: number;
  readonly verdict: 'possible_change' | 'clear_change';
}

/** The changes that are larger than chance explains, the largest first. */
export const changesIn = (all: readonly DimensionChange[]): readonly Change[] =>
  all
    .flatMap(({ name, points, verdict }) =>
      points !== null && (verdict === 'possible_change' || verdict === 'clear_change')
        ? [{ name, points, verdict }]
        : [],
    )
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));

/**
 * Which text describes the scores that are not listed. The statements or the scoring may have changed between the two
 * results.
 */
export function restOf(
  all: readonly DimensionChange[],
): 'others' | 'none' | 'othersComparable' | 'noneComparable' | 'notComparable' {
  const comparable = all.filter(({ verdict }) => verdict !== 'not_comparable').length;
  if (comparable === 0) return 'notComparable';
  const isAnyListed = changesIn(all).length > 0;
  if (comparable < all.length) return isAnyListed ? 'othersComparable' : 'noneComparable';
  return isAnyListed ? 'others' : 'none';
}
