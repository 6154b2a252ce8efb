import type { Nature } from '../scoring/dimensions.ts';
import type { EnergyRating } from './intake/intake.ts';
import type { Zone } from './measures/zones.ts';

export const quadrants = ['in_tune', 'depleted', 'growing', 'mismatched', 'undetermined'] as const;
export type Quadrant = (typeof quadrants)[number];

/** By overall alignment: below 50, 50 to 69, 70 or more. A random role has 52. */
export type AlignmentBand = 'low' | 'partial' | 'strong';

export type RoleBasis = 'current' | 'target';

/** One of the nine natures. Points are integers; `null` if a value that they are computed from is missing. */
export interface NatureProfile {
  readonly nature: Nature;
  /** 0 to 100. */
  readonly preference: number | null;
  /** 0, 25, 50, 75 or 100. */
  readonly demand: number | null;
  readonly energy: EnergyRating | null;
  /** Demand minus preference, −100 to 100: positive if the role asks for more than comes naturally. */
  readonly gap: number | null;
  /** `100 − |gap|`. */
  readonly alignment: number | null;
  /** The higher of preference and demand. */
  readonly weight: number | null;
  readonly zone: Zone | null;
  readonly risk: number | null;
  readonly lever: number | null;
  readonly asset: number | null;
  readonly timePercent: number | null;
  /** Wished demand minus demand, −100 to 100. */
  readonly wishedGap: number | null;
}

export const contextFlags = [
  'high_workload',
  'underload',
  'low_autonomy',
  'low_support',
  'unstable_situation',
  'slow_recovery',
  'falling_energy',
  'low_energy',
] as const;
export type ContextFlag = (typeof contextFlags)[number];

export interface Alignment {
  readonly overall: number | null;
  /** How much of what the role asks for comes naturally, 0 to 100. */
  readonly coverage: number | null;
  /** How much of what comes naturally the role asks for, 0 to 100. */
  readonly utilization: number | null;
  /** Pearson's r of preference and demand, two decimals, −1 to 1. */
  readonly shape: number | null;
  /** Natures with both values, 0 to 9. */
  readonly natureCount: number;
}
