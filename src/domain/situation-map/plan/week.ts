import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Intake } from '../intake/intake.ts';
import type { NatureProfile, RoleBasis } from '../reading.ts';
import { sumOf } from '../measures/rounding.ts';

export const weekBases = ['hours', 'time', 'demand'] as const;
/** Hours of a week; shares of the time; or shares computed from how much the role asks for each nature. */
export type WeekBasis = (typeof weekBases)[number];

/** How a week divides into time that gives energy, costs energy, or does neither. */
export interface Week {
  readonly basis: WeekBasis;
  /** The hours of the week, or 10. */
  readonly total: number;
  /** Whole hours, or tenths; they add up to the total. */
  readonly gives: number;
  readonly costs: number;
  readonly neither: number;
  /** By kind of work, the largest first; equal ones in canonical order; kinds that take no time are left out. */
  readonly shares: readonly WeekShare[];
}

export interface WeekShare {
  readonly nature: Nature;
  readonly effect: WeekEffect;
  /** Whole hours, or percent of the time. May be 0 for a small share. */
  readonly amount: number;
}

export const weekEffects = ['gives', 'costs', 'neither'] as const;
export type WeekEffect = (typeof weekEffects)[number];

export type WeekCase =
  | 'mostly_costs'
  | 'only_costs'
  | 'mixed'
  | 'mostly_gives'
  | 'only_gives'
  | 'neutral'
  | 'unknown';

const tenths = 10;

/** `null` unless demand (or time) and energy are known for every nature that takes time. */
export function weekOf(
  natures: readonly NatureProfile[],
  { currentWorkSituation, roleDemands }: Intake,
  roleBasis: RoleBasis,
): Week | null {
  const isTimed = roleDemands.timePercent !== undefined;
  if (!isTimed && natures.some(({ demand }) => demand === null)) return null;
  const timed = natures
    .map((one) => ({ nature: one.nature, time: shareOf(one) ?? 0, energy: one.energy }))
    .filter(({ time }) => time > 0);
  const times = timed.map(({ time }) => time);
  if (sumOf(times) === 0 || timed.some(({ energy }) => energy === null)) return null;
  const hours = isTimed && roleBasis === 'current' ? (currentWorkSituation.weeklyHours ?? 0) : 0;
  const total = hours > 0 ? hours : tenths;
  const amounts = divided(times, hours > 0 ? hours : 100);
  const shares = timed.map(({ nature, energy }, index) => ({
    nature,
    effect: effectOf(energy ?? 0),
    amount: amounts[index]!,
  }));
  const sums = weekEffects.map((effect) =>
    sumOf(shares.filter((share) => share.effect === effect).map(({ amount }) => amount)),
  );
  const [gives, costs, neither] = divided(sums, total) as [number, number, number];
  return {
    basis: hours > 0 ? 'hours' : isTimed ? 'time' : 'demand',
    total,
    gives,
    costs,
    neither,
    shares: shares.toSorted((a, b) => b.amount - a.amount),
  };
}

/** How much of the role a nature fills: its share of the time, or else its demand. */
export const shareOf = ({
  timePercent,
  demand,
}: Pick<NatureProfile, 'timePercent' | 'demand'>): number | null => timePercent ?? demand;

export const effectOf = (energy: number): WeekEffect => {
  if (energy === 0) return 'neither';
  return energy > 0 ? 'gives' : 'costs';
};

/** Whole numbers that add up to the total: after rounding down, the missing units go to the largest remainders. */
function divided(parts: readonly number[], total: number): readonly number[] {
  const whole = sumOf(parts);
  const floors = parts.map((part) => Math.floor((total * part) / whole));
  const left = total - sumOf(floors);
  const raised = parts
    .map((part, index) => ({ index, remainder: (total * part) % whole }))
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, left)
    .map(({ index }) => index);
  return floors.map((floor, index) => (raised.includes(index) ? floor + 1 : floor));
}

/** What the week is like as a whole. "Mostly" means more than half. */
export function weekCaseOf(week: Week | null): WeekCase {
  if (week === null) return 'unknown';
  const { gives, costs, total } = week;
  if (gives === 0 && costs === 0) return 'neutral';
  if (gives === 0) return 'only_costs';
  if (costs === 0) return 'only_gives';
  if (2 * costs > total) return 'mostly_costs';
  return 2 * gives > total ? 'mostly_gives' : 'mixed';
}
