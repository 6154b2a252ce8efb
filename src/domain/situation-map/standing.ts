import type { NatureProfile } from './reading.ts';
import { highCut, type Zone } from './zones.ts';

/** Where a nature stands, in words: its zone, with the middle of both scales told apart from their ends. */
export type Standing =
  | Zone
  /** Asked for now and then: natural, in between, or not natural. */
  | 'some_natural'
  | 'some_middle'
  | 'some_little'
  /** Hardly asked for, and neither natural nor foreign. */
  | 'seldom_middle'
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
  if (demand === someDemand) return `some_${naturalnessOf(preference)}`;
  const isInBetween = demand < someDemand && naturalnessOf(preference) === 'middle';
  return isInBetween ? 'seldom_middle' : zone;
}

function naturalnessOf(preference: number): 'natural' | 'middle' | 'little' {
  if (preference >= highCut) return 'natural';
  return preference >= middleCut ? 'middle' : 'little';
}

function roleStandingOf(demand: number, energy: number): RoleStanding {
  const effect = energy === 0 ? 'even' : energy > 0 ? 'gives' : 'costs';
  return `${demand >= someDemand ? 'asked' : 'seldom'}_${effect}`;
}
