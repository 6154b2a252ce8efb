import type { EnergyPatterns } from '../intake/intake.ts';
import { leastNatures } from './alignment.ts';
import type { EnergyProfile } from '../profile.ts';
import type { NatureProfile } from '../reading.ts';
import { roundedRatio, sumOf } from './rounding.ts';
import { shareOf } from '../plan/week.ts';

type Flow = Pick<EnergyProfile, 'gain' | 'drain' | 'balance'>;

export const energyOf = (natures: readonly NatureProfile[], patterns: EnergyPatterns): EnergyProfile => ({
  ...flowOf(natures),
  overallLevel: patterns.overallLevel ?? null,
  trend: patterns.trend ?? null,
  recovery: patterns.recovery ?? null,
  peakTime: patterns.peakTime ?? null,
  drains: patterns.drains ?? [],
  sources: patterns.sources ?? [],
});

/**
 * Energy, weighted by how much of the role each nature fills: by its share of the time if given, otherwise by demand.
 */
function flowOf(natures: readonly NatureProfile[]): Flow {
  const rated = natures.flatMap((one) => {
    const share = shareOf(one);
    return one.energy === null || share === null ? [] : [{ energy: one.energy, share }];
  });
  const total = sumOf(rated.map(({ share }) => share));
  if (rated.length < leastNatures || total === 0) return { gain: null, drain: null, balance: null };
  const gain = roundedRatio(50 * sumOf(rated.map(({ energy, share }) => share * Math.max(0, energy))), total);
  const drain = roundedRatio(
    50 * sumOf(rated.map(({ energy, share }) => share * Math.max(0, -energy))),
    total,
  );
  return { gain, drain, balance: gain - drain };
}
