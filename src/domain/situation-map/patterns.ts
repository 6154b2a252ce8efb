import type { Nature } from '../scoring/dimensions.ts';
import type { NatureProfile } from './reading.ts';
import { sumOf } from './rounding.ts';
import type { Week } from './week.ts';
import { highCut } from './zones.ts';

export type PatternCase =
  | 'upside_down'
  | 'right_way_up'
  | 'cost_from_effort'
  | 'cost_from_ease'
  | 'cost_from_both'
  | 'ease_gives'
  | 'ease_apart'
  | 'one_source';

/** What several answers say together, and none of them alone. */
export interface Pattern {
  readonly case: PatternCase;
  /** At most two kinds of work that come easily, as far as the pattern is about them. */
  readonly easy: readonly Nature[];
  /** At most two that do not. */
  readonly hard: readonly Nature[];
  /** What most of the energy comes from. */
  readonly source: Nature | null;
}

const mostPatterns = 3;
const mostNamed = 2;
/** Below this, something does not come naturally: the lower band of the assessment. */
const lowCut = 40;
/** Over nine kinds of work, correlations weaker than this come about by chance in one of four roles. */
const clearCorrelation = 0.4;
const strongCorrelation = 0.6;

/** The clearest first: how time and energy go together, what the cost comes from, ease and energy, a single source. */
export function patternsOf(natures: readonly NatureProfile[], week: Week | null): readonly Pattern[] {
  const found = [
    ...(week === null ? [] : [timeAndEnergy(natures, week), originOfCost(natures, week)]),
    easeAndEnergy(natures),
    ...(week === null ? [] : [singleSource(natures, week)]),
  ];
  return found.filter((pattern) => pattern !== null).slice(0, mostPatterns);
}

const pattern = (as: PatternCase, named: Partial<Omit<Pattern, 'case'>> = {}): Pattern => ({
  case: as,
  easy: [],
  hard: [],
  source: null,
  ...named,
});

const timeIn = ({ shares }: Week, nature: Nature): number =>
  shares.find((share) => share.nature === nature)?.amount ?? 0;

function timeAndEnergy(natures: readonly NatureProfile[], week: Week): Pattern | null {
  const rated = natures.filter(({ energy }) => energy !== null);
  if (rated.length < natures.length) return null;
  const r = correlation(
    rated.map(({ nature }) => timeIn(week, nature)),
    rated.map(({ energy }) => energy ?? 0),
  );
  const largest = week.shares[0]?.effect;
  if (r !== null && r <= -clearCorrelation && largest !== 'gives') return pattern('upside_down');
  return r !== null && r >= clearCorrelation && largest !== 'costs' ? pattern('right_way_up') : null;
}

/** At least a fifth of the time costs energy; of that, both sorts take a sixth or more, or one takes three quarters. */
function originOfCost(natures: readonly NatureProfile[], week: Week): Pattern | null {
  const costing = week.shares.filter(({ effect, amount }) => effect === 'costs' && amount > 0);
  const cost = sumOf(costing.map(({ amount }) => amount));
  const whole = sumOf(week.shares.map(({ amount }) => amount));
  if (5 * cost < whole || whole === 0) return null;
  const sort = (isOf: (preference: number) => boolean) => {
    const some = costing.filter(({ nature }) => {
      const preference = natures.find((one) => one.nature === nature)?.preference ?? null;
      return preference !== null && isOf(preference);
    });
    return { natures: some.map(({ nature }) => nature), time: sumOf(some.map(({ amount }) => amount)) };
  };
  const hard = sort((preference) => preference < lowCut);
  const easy = sort((preference) => preference >= highCut);
  const named = { hard: hard.natures.slice(0, mostNamed), easy: easy.natures.slice(0, mostNamed) };
  if (6 * hard.time >= cost && 6 * easy.time >= cost) return pattern('cost_from_both', named);
  if (4 * hard.time >= 3 * cost) return pattern('cost_from_effort', { hard: named.hard });
  if (4 * easy.time >= 3 * cost) return pattern('cost_from_ease', { easy: named.easy });
  return null;
}

function easeAndEnergy(natures: readonly NatureProfile[]): Pattern | null {
  const known = natures.flatMap(({ nature, preference, energy }) =>
    preference === null || energy === null ? [] : [{ nature, preference, energy }],
  );
  if (known.length < natures.length) return null;
  const easy = known.filter(({ preference, energy }) => preference >= highCut && energy < 0);
  const hard = known.filter(({ preference, energy }) => preference < lowCut && energy > 0);
  if (easy.length > 0 && hard.length > 0)
    return pattern('ease_apart', {
      easy: easy.slice(0, mostNamed).map(({ nature }) => nature),
      hard: hard.slice(0, mostNamed).map(({ nature }) => nature),
    });
  const r = correlation(
    known.map(({ preference }) => preference),
    known.map(({ energy }) => energy),
  );
  return r !== null && r >= strongCorrelation && easy.length === 0 ? pattern('ease_gives') : null;
}

/** One kind of work brings at least three fifths of the energy that the week gives. */
function singleSource(natures: readonly NatureProfile[], week: Week): Pattern | null {
  const flows = week.shares.map(({ nature, amount }) => ({
    nature,
    flow: amount * Math.max(0, natures.find((one) => one.nature === nature)?.energy ?? 0),
  }));
  const whole = sumOf(flows.map(({ flow }) => flow));
  const widest = flows.toSorted((a, b) => b.flow - a.flow)[0];
  if (widest === undefined || widest.flow === 0 || widest.flow === whole) return null;
  return 5 * widest.flow >= 3 * whole ? pattern('one_source', { source: widest.nature }) : null;
}

/** Pearson's r; `null` where one side does not vary. */
function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const cross = (as: readonly number[], bs: readonly number[]): number =>
    as.length * sumOf(as.map((a, index) => a * bs[index]!)) - sumOf(as) * sumOf(bs);
  const variation = cross(xs, xs) * cross(ys, ys);
  return variation === 0 ? null : cross(xs, ys) / Math.sqrt(variation);
}
