import { type Nature, natures } from '../scoring/dimensions.ts';
import type { EnergyRating, Intake, PerNature } from './intake/intake.ts';
import type { NatureProfile } from './reading.ts';
import { roundedRatio } from './measures/rounding.ts';
import { zoneOf } from './measures/zones.ts';

/** The nine natures, each with its ratings and the values computed from them. */
export const natureProfilesOf = (intake: Intake, preferences: PerNature<number>): readonly NatureProfile[] =>
  natures.map((nature) => natureProfile(nature, preferences[nature] ?? null, intake));

function natureProfile(
  nature: Nature,
  preference: number | null,
  { roleDemands, energyPatterns }: Intake,
): NatureProfile {
  const demand = pointsOf(roleDemands.levels[nature]);
  const energy = energyPatterns.byNature[nature] ?? null;
  const gap = difference(demand, preference);
  return {
    nature,
    preference,
    demand,
    energy,
    gap,
    alignment: gap === null ? null : 100 - Math.abs(gap),
    weight: preference === null || demand === null ? null : Math.max(preference, demand),
    zone: zoneOf(preference, demand, energy),
    risk: riskOf(demand, energy, gap),
    lever: leverOf(preference, energy, gap),
    asset: assetOf(preference, demand, energy),
    timePercent: roleDemands.timePercent?.[nature] ?? null,
    wishedGap: difference(pointsOf(roleDemands.preferredLevels?.[nature]), demand),
  };
}

/** A rating from 1 to 5 as points from 0 to 100. */
export const pointsOf = (level: number | undefined): number | null =>
  level === undefined ? null : (level - 1) * 25;

const difference = (of: number | null, from: number | null): number | null =>
  of === null || from === null ? null : of - from;

/**
 * Risk is 60 % stretch and 40 % drain, multiplied by demand: 0 to 100. If the preference is unknown, it is demand ×
 * drain ÷ 2, because drain is at most 2.
 */
function riskOf(demand: number | null, energy: EnergyRating | null, gap: number | null): number | null {
  if (demand === null || energy === null) return null;
  const drain = Math.max(0, -energy);
  if (gap === null) return roundedRatio(demand * drain, 2);
  return roundedRatio(demand * (3 * Math.max(0, gap) + 100 * drain), 500);
}

/**
 * Preference × the unused room in the role × a factor for energy from 0.6 to 1. A nature that drains is never a lever.
 */
function leverOf(preference: number | null, energy: EnergyRating | null, gap: number | null): number | null {
  if (preference === null || energy === null || gap === null) return null;
  return energy < 0 ? 0 : roundedRatio(preference * Math.max(0, -gap) * (3 + energy), 500);
}

/**
 * The part of the demand that the preference covers, × a factor for energy from 0.6 to 1. A nature that drains is never
 * an asset.
 */
function assetOf(
  preference: number | null,
  demand: number | null,
  energy: EnergyRating | null,
): number | null {
  if (preference === null || demand === null || energy === null) return null;
  return energy < 0 ? 0 : roundedRatio(Math.min(preference, demand) * (3 + energy), 5);
}
