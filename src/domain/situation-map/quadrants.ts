import type { Alignment, Quadrant } from './reading.ts';
import { highCut } from './zones.ts';

/** Whether the role fits (it overlaps enough and does not run against the preferences), and whether it sustains. */
export function quadrantOf({ overall, shape }: Alignment, balance: number | null): Quadrant {
  if (overall === null || balance === null) return 'undetermined';
  const isAligned = overall >= highCut && (shape ?? 0) >= 0;
  const isEnergised = balance >= 0;
  if (isAligned) return isEnergised ? 'in_tune' : 'depleted';
  return isEnergised ? 'growing' : 'mismatched';
}
