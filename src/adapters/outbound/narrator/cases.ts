import { leastNatures } from '../../../domain/situation-map/alignment.ts';
import { lowEnergyLevel, slowRecovery } from '../../../domain/situation-map/context-flags.ts';
import { highCut } from '../../../domain/situation-map/zones.ts';
import {
  type ComparedNature,
  type EnergyFacts,
  type FeltNature,
  type Findings,
  isCompared,
  isFelt,
  isPlaced,
  isRated,
  type Placed,
  type PlacedNature,
  type RatedNature,
  type RhythmFacts,
  type Subject,
} from './findings.ts';
import type { Phrasebook, Undetermined } from './phrasebook.ts';
import type { Part, Voice } from './voice.ts';

/** A balance this far from 0 leans to one side. */
const leaningBalance = 10;
/** Coverage and utilization further apart than this say that one side is larger. */
const evenReach = 5;
/** Of 10. */
const goodLevel = 7;
/** Of 5. */
const goodRecovery = 4;

export function energyFactsOf(findings: Findings): EnergyFacts | null {
  const { gain, drain, balance } = findings.profile.energy;
  return gain === null || drain === null || balance === null ? null : { findings, gain, drain, balance };
}

export function placedFactsOf(findings: Findings): Placed | null {
  const energy = energyFactsOf(findings);
  const { overall } = findings.profile.alignment;
  return energy === null || overall === null ? null : { ...energy, overall };
}

/** What to say where there is no quadrant. */
export function undeterminedPart(
  voice: Voice,
  place: string,
  texts: Omit<Undetermined, 'no_energy'> & Partial<Undetermined>,
  findings: Findings,
): Part {
  const { natures, alignment } = findings.profile;
  const demands = natures.flatMap(({ demand }) => demand ?? []);
  if (demands.length >= leastNatures && demands.every((demand) => demand === 0))
    return voice.part(place, texts.nothing_asked, findings);
  const { overall } = alignment;
  if (overall !== null && texts.no_energy !== undefined)
    return voice.part(place, texts.no_energy, { findings, overall });
  const energy = energyFactsOf(findings);
  if (energy !== null && natures.every(({ preference }) => preference === null))
    return voice.part(place, texts.no_preferences, energy);
  const isUnrated = natures.every((one) => one.preference === null && one.demand === null && !isFelt(one));
  return voice.part(place, isUnrated ? texts.unrated : texts.incomplete, findings);
}

export function riskPart(
  voice: Voice,
  place: string,
  texts: Phrasebook['risks']['remark'],
  { findings, subject }: Subject,
): Part {
  if (!isPlaced(subject) || subject.gap <= 0) return voice.part(place, texts.drain, { findings, subject });
  return voice.part(place, subject.energy < 0 ? texts.both : texts.stretch, { findings, subject });
}

export const reachOf = (coverage: number, utilization: number): keyof Phrasebook['alignment']['reach'] => {
  if (utilization - coverage > evenReach) return 'role_larger';
  return coverage - utilization > evenReach ? 'person_larger' : 'even';
};

/** The nature whose gap weighs most, if any has one. */
export function widestGapOf({ profile }: Findings): ComparedNature | undefined {
  const weightOf = ({ gap, weight }: ComparedNature): number => Math.abs(gap) * (weight ?? 0);
  return profile.natures
    .filter(isCompared)
    .filter((nature) => weightOf(nature) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

export function leaningOf(balance: number): 'giving' | 'even' | 'draining' {
  if (balance >= leaningBalance) return 'giving';
  return balance <= -leaningBalance ? 'draining' : 'even';
}

/** The nature that gives most, and the one that takes most: by rating and by how much the role asks for it. */
export function extremesOf({ profile }: Findings): {
  readonly giver: FeltNature | undefined;
  readonly taker: FeltNature | undefined;
} {
  const flowOf = ({ energy, demand }: FeltNature): number => energy * (demand ?? 1);
  const byFlow = profile.natures.filter(isFelt).toSorted((a, b) => flowOf(b) - flowOf(a));
  return {
    giver: byFlow.slice(0, 1).find((nature) => flowOf(nature) > 0),
    taker: byFlow.slice(-1).find((nature) => flowOf(nature) < 0),
  };
}

export function rhythmOf({ trend, overallLevel, recovery }: RhythmFacts): 'short' | 'mixed' | 'good' {
  const level = overallLevel ?? (lowEnergyLevel + goodLevel) / 2;
  const recovered = recovery ?? (slowRecovery + goodRecovery) / 2;
  if (trend === 'falling' || level <= lowEnergyLevel || recovered <= slowRecovery) return 'short';
  return trend === 'rising' || level >= goodLevel || recovered >= goodRecovery ? 'good' : 'mixed';
}

export const supportCaseOf = (support: number | null): 'natural' | 'stretch' | 'unknown' => {
  if (support === null) return 'unknown';
  return support >= highCut ? 'natural' : 'stretch';
};

/** Another nature that may carry this one; each listed nature in turn is given a different one. */
export function partnerOf(findings: Findings, subject: string | null, turn: number): RatedNature | null {
  const carriers: readonly PlacedNature[] = [...findings.assets, ...findings.levers];
  const others = carriers.filter(
    ({ nature }, index) => nature !== subject && carriers.findIndex((one) => one.nature === nature) === index,
  );
  if (others.length > 0) return others[turn % others.length] ?? null;
  const giving = findings.profile.natures.filter(isRated).filter((one) => one.energy > 0);
  return giving.find(({ nature }) => nature !== subject) ?? null;
}
