import type { EnergyRating } from '../intake/intake.ts';

export const zones = [
  'core',
  'costly_strength',
  'untapped',
  'reserve',
  'growth_edge',
  'strain',
  'background',
] as const;
/** What a nature is to the person in this role. Preference and demand are high from 60; energy from 0 sustains. */
export type Zone = (typeof zones)[number];

export const highCut = 60;

/** The role asks for something from this demand on: a rating of 3 or more. */
export const askedFrom = 50;

/** The zones by which of preference and demand are high: the first for energy from 0, the second for energy below 0. */
const zonesBy = {
  both: { sustaining: 'core', draining: 'costly_strength' },
  preference: { sustaining: 'untapped', draining: 'reserve' },
  demand: { sustaining: 'growth_edge', draining: 'strain' },
} as const satisfies Record<string, Record<'sustaining' | 'draining', Zone>>;

/** `null` if a value is missing that matters. Energy does not matter if neither preference nor demand is high. */
export function zoneOf(
  preference: number | null,
  demand: number | null,
  energy: EnergyRating | null,
): Zone | null {
  if (preference === null || demand === null) return null;
  const high = highOf(preference >= highCut, demand >= highCut);
  if (high === 'none') return 'background';
  if (energy === null) return null;
  return zonesBy[high][energy < 0 ? 'draining' : 'sustaining'];
}

function highOf(isPreferred: boolean, isDemanded: boolean): keyof typeof zonesBy | 'none' {
  if (isPreferred) return isDemanded ? 'both' : 'preference';
  return isDemanded ? 'demand' : 'none';
}
