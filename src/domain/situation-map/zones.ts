import type { EnergyRating } from './intake.ts';

export const zones = [
  'core',
  'costly_strength',
  'untapped',
  'reserve',
  'growth_edge',
  'strain',
  'background',
] as const;
/** Where a nature lies between preference, demand (both cut at 60) and energy (cut at 0). */
export type Zone = (typeof zones)[number];

export const highCut = 60;

/** By whether preference and demand are high: the zone where energy is not below 0, and where it is. */
const zonesBy = {
  both: { sustaining: 'core', draining: 'costly_strength' },
  preference: { sustaining: 'untapped', draining: 'reserve' },
  demand: { sustaining: 'growth_edge', draining: 'strain' },
} as const satisfies Record<string, Record<'sustaining' | 'draining', Zone>>;

/** `null` where something that decides is missing. In the background energy does not decide. */
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
