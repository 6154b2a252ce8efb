import type { NatureProfile } from './reading.ts';
import { highCut, type Zone } from './zones.ts';

/** Where a nature stands, in words: its zone, with the middle of both scales told apart from their ends. */
export type Standing =
  | Zone
  /** Natural, asked for, and giving energy. */
  | 'core_gives'
  /** Asked for now and then: taking energy, or else natural, in between, or not natural. */
  | 'some_costs'
  | 'some_natural'
  | 'some_middle'
  | 'some_little'
  /** Seldom asked for, and neither natural nor foreign. */
  | 'seldom_middle'
  /** Asked for often, and neither natural nor foreign: without a cost of energy, and with one. */
  | 'growth_middle'
  | 'strain_middle'
  | RoleStanding;

/** Where it is not known what comes naturally: how much the role asks for it, and what that does. */
type RoleStanding =
  | 'asked_gives'
  | 'asked_costs'
  | 'asked_even'
  | 'seldom_gives'
  | 'seldom_costs'
  | 'seldom_even';

/** The middle of the five ratings of demand. */
const someDemand = 50;
/** From here to the high cut, something is neither natural nor foreign: the middle band of the assessment. */
const middleCut = 40;

/** `null` where too little is known. */
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
