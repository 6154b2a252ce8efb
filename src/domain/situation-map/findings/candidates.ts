import type { Nature } from '#domain/scoring/dimensions.ts';
import type { EnergyRating } from '../intake/intake.ts';
import type { NatureProfile } from '../reading.ts';
import { roundedRatio } from '../measures/rounding.ts';
import { askedFrom, highCut } from '../measures/zones.ts';
import type { NatureKind } from './finding.ts';

/** A nature that may become the subject of a finding, with its value among candidates of its kind, 0 to 100. */
export interface Candidate {
  readonly nature: Nature;
  readonly kind: NatureKind;
  readonly value: number;
  readonly isBackground: boolean;
  /** Whether the preference is known. */
  readonly isCompared: boolean;
}

/** From this value on, what fits or is unused is so clear that a report has to mention it. */
export const clearValue = 50;

/** Lower values are too small for a finding. */
const leastValues = {
  carries: 30,
  unused: 20,
  stretch: 10,
  strain: 20,
  draining_strength: 15,
} as const satisfies Record<NatureKind, number>;

/** All natures with a value high enough for a finding, in canonical order. */
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
 * What a nature is to this person in this role; `null` if there is nothing to say. A strength needs a preference of 60.
 * A nature that the role asks for and that does not drain carries from a preference of 50.
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

/** Replaces the asset if the preference is unknown: demand × a factor for energy from 0.6 to 1. */
const assetByEnergy = (demand: number, energy: EnergyRating): number =>
  energy < 0 ? 0 : roundedRatio(demand * (3 + energy), 5);
