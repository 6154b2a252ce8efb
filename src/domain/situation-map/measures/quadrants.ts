import type { Alignment, Quadrant } from '../reading.ts';
import { highCut } from './zones.ts';

/**
 * Combines two questions: does the role fit (enough overlap, and not against the preferences), and does it give at
 * least as much energy as it takes?
 */
export function quadrantOf({ overall, shape }: Alignment, balance: number | null): Quadrant {
  if (overall === null || balance === null) return 'undetermined';
  const isAligned = overall >= highCut && (shape ?? 0) >= 0;
  const isEnergised = balance >= 0;
  if (isAligned) return isEnergised ? 'in_tune' : 'depleted';
  return isEnergised ? 'growing' : 'mismatched';
}
