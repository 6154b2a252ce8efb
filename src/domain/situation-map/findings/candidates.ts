import type { Nature } from '../../scoring/dimensions.ts';
import type { EnergyRating } from '../intake.ts';
import type { NatureProfile } from '../reading.ts';
import { roundedRatio } from '../rounding.ts';
import { highCut } from '../zones.ts';
import type { NatureKind } from './finding.ts';

/** A nature that may become the subject of a finding, with what it weighs among those of its kind, 0 to 100. */
export interface Candidate {
  readonly nature: Nature;
  readonly kind: NatureKind;
  readonly value: number;
  readonly isBackground: boolean;
  /** Whether it is known what comes naturally. */
  readonly isCompared: boolean;
}

/** From here the role asks for it: rated 3 or more. */
const askedFrom = 50;
/** From here something carries, or waits, so clearly that a report has to say it. */
export const clearValue = 50;

/** Below these a number is too small to be told. */
const leastValues = {
  carries: 30,
  unused: 20,
  stretch: 10,
  strain: 20,
  draining_strength: 15,
} as const satisfies Record<NatureKind, number>;

/** All natures that weigh enough to be told, in canonical order. */
export const candidatesOf = (natures: readonly NatureProfile[]): readonly Candidate[] =>
  natures.flatMap((profile) => {
    const kind = kindOf(profile);
    if (kind === null) return [];
    const value = valueOf(kind, profile);
    if (value < leastValues[kind]) return [];
    return [
      {
        nature: profile.nature,
        kind,
        value,
        isBackground: profile.zone === 'background',
        isCompared: profile.preference !== null,
      },
    ];
  });

/**
 * What a nature is to this person in this role; `null` where nothing is to be said. A strength is natural from 60; what is
 * asked for and does not drain carries from a preference of 50.
 */
export function kindOf({ preference, demand, energy }: NatureProfile): NatureKind | null {
  if (demand === null || energy === null) return null;
  if (demand < askedFrom)
    return preference !== null && preference >= highCut && energy >= 0 ? 'unused' : null;
  if (energy < 0) return preference !== null && preference >= highCut ? 'draining_strength' : 'strain';
  if (preference === null) return energy > 0 ? 'carries' : null;
  if (preference >= askedFrom) return 'carries';
  return energy > 0 ? 'stretch' : null;
}

function valueOf(kind: NatureKind, { demand, energy, gap, risk, lever, asset }: NatureProfile): number {
  switch (kind) {
    case 'carries':
      return asset ?? assetByEnergy(demand ?? 0, energy ?? 0);
    case 'unused':
      return lever ?? 0;
    case 'stretch':
      return gap ?? 0;
    case 'strain':
    case 'draining_strength':
      return risk ?? 0;
  }
}

/** As an asset, where it is not known what comes naturally: the demand, lifted by energy from 60 % to all of it. */
const assetByEnergy = (demand: number, energy: EnergyRating): number =>
  energy < 0 ? 0 : roundedRatio(demand * (3 + energy), 5);
