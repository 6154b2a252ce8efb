import type { DimensionChange } from '../../api/api-types.ts';

interface Change {
  readonly name: DimensionChange['name'];
  readonly points: number;
  readonly verdict: 'possible_change' | 'clear_change';
}

/** Those that chance does not explain, the largest first. */
export const changesIn = (all: readonly DimensionChange[]): readonly Change[] =>
  all
    .flatMap(({ name, points, verdict }) =>
      points !== null && (verdict === 'possible_change' || verdict === 'clear_change')
        ? [{ name, points, verdict }]
        : [],
    )
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));

/** Whether statements and scoring were the same. */
export const isComparable = (all: readonly DimensionChange[]): boolean =>
  all.every(({ verdict }) => verdict !== 'not_comparable');
