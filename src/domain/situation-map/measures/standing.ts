import type { NatureProfile } from '../reading.ts';
import { highCut, type Zone } from './zones.ts';

/** What a nature is, in words. Like its zone, but with separate words for the middle of both scales. */
export type Standing =
  | Zone
  /** Natural, asked for, and giving energy. */
  | 'core_gives'
  /** Asked for now and then: it takes energy, or it is natural, in between, or not natural. */
  | 'some_costs'
  | 'some_natural'
  | 'some_middle'
  | 'some_little'
  /** Seldom asked for, and neither natural nor unnatural. */
  | 'seldom_middle'
  /** Asked for often, and neither natural nor unnatural: without a cost of energy, and with one. */
  | 'growth_middle'
  | 'strain_middle'
  | RoleStanding;

/** If the preference is unknown: how much the role asks for it, and how that affects energy. */
type RoleStanding =
  | 'asked_gives'
  | 'asked_costs'
  | 'asked_even'
  | 'seldom_gives'
  | 'seldom_costs'
  | 'seldom_even';

/** The middle of the five ratings of demand. */
const someDemand = 50;
/**
 * From this value up to the high limit, a nature is neither natural nor unnatural: the middle band of the assessment.
 */
const middleCut = 40;

/** `null` if too little is known. */
export function standingOf({ preference, demand, energy, zone }: NatureProfile): Standing | null {
  if (demand === null) return null;
  if (preference === null) return energy === null ? null : roleStandingOf(demand, energy);
  if (demand === someDemand)
    return energy !== null && energy < 0 ? 'some_costs' : `some_${naturalnessOf(preference)}`;
  if (zone === 'core' && (energy ?? 0) > 0) return 'core_gives';
  if (naturalnessOf(preference) !== 'middle') return zone;
  if (demand < someDemand) return 'seldom_middle';
  if (energy === null) return null;
  return energy < 0 ? 'strain_middle' : 'growth_middle';
}

function naturalnessOf(preference: number): 'natural' | 'middle' | 'little' {
  if (preference >= highCut) return 'natural';
  return preference >= middleCut ? 'middle' : 'little';
}

function roleStandingOf(demand: number, energy: number): RoleStanding {
  const effect = energy === 0 ? 'even' : energy > 0 ? 'gives' : 'costs';
  return `${demand >= someDemand ? 'asked' : 'seldom'}_${effect}`;
}
