import type { Nature } from '#domain/scoring/dimensions.ts';
import { correlationOf } from '../measures/correlation.ts';
import type { NatureProfile } from '../reading.ts';
import { sumOf } from '../measures/rounding.ts';
import { shareOf, type Week } from './week.ts';
import { highCut } from '../measures/zones.ts';

export type PatternCase =
  | 'upside_down'
  | 'right_way_up'
  | 'cost_from_effort'
  | 'cost_from_ease'
  | 'cost_from_both'
  | 'ease_gives'
  | 'ease_apart'
  | 'one_source';

/** What several answers show together, but none of them alone. */
export interface Pattern {
  readonly case: PatternCase;
  /** At most two kinds of work that come easily, if the pattern is about such work. */
  readonly easy: readonly Nature[];
  /** At most two kinds of work that do not come easily. */
  readonly hard: readonly Nature[];
  /** The nature that most of the energy comes from. */
  readonly source: Nature | null;
}

const mostPatterns = 3;
const mostNamed = 2;
/** Below this, something does not come naturally. It is the limit of the lower band of the assessment. */
const lowCut = 40;
/**
 * With nine independent values on both sides, chance alone gives a correlation this strong, positive or negative, in
 * about 29 of 100 roles.
 */
const clearCorrelation = 0.4;
const strongCorrelation = 0.6;

/** The clearest first: time and energy, the origin of the cost, ease and energy, a single source of energy. */
export function patternsOf(natures: readonly NatureProfile[], week: Week | null): readonly Pattern[] {
  const found = [
    ...(week === null ? [] : [timeAndEnergy(natures, week), originOfCost(natures)]),
    easeAndEnergy(natures),
    ...(week === null ? [] : [singleSource(natures)]),
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

function timeAndEnergy(natures: readonly NatureProfile[], week: Week): Pattern | null {
  if (natures.some(({ energy }) => energy === null)) return null;
  const r = correlationOf(
    natures.map((one) => shareOf(one) ?? 0),
    natures.map(({ energy }) => energy ?? 0),
  );
  const largest = week.shares[0]?.effect;
  if (r !== null && r <= -clearCorrelation && largest !== 'gives') return pattern('upside_down');
  return r !== null && r >= clearCorrelation && largest !== 'costs' ? pattern('right_way_up') : null;
}

/**
 * `null` unless at least a fifth of the time costs energy. Of that time, easy and hard work must take at least a sixth
 * each, or one of them at least three quarters.
 */
function originOfCost(natures: readonly NatureProfile[]): Pattern | null {
  const timed = natures.map((one) => ({ ...one, time: shareOf(one) ?? 0 }));
  const timeOf = (some: typeof timed): number => sumOf(some.map(({ time }) => time));
  const costing = timed
    .filter(({ energy, time }) => (energy ?? 0) < 0 && time > 0)
    .toSorted((a, b) => b.time - a.time);
  const cost = timeOf(costing);
  if (cost === 0 || 5 * cost < timeOf(timed)) return null;
  const hard = costing.filter(({ preference }) => preference !== null && preference < lowCut);
  const easy = costing.filter(({ preference }) => preference !== null && preference >= highCut);
  const named = { hard: namesOf(hard), easy: namesOf(easy) };
  if (6 * timeOf(hard) >= cost && 6 * timeOf(easy) >= cost) return pattern('cost_from_both', named);
  if (4 * timeOf(hard) >= 3 * cost) return pattern('cost_from_effort', { hard: named.hard });
  return 4 * timeOf(easy) >= 3 * cost ? pattern('cost_from_ease', { easy: named.easy }) : null;
}

const namesOf = (natures: readonly NatureProfile[]): readonly Nature[] =>
  natures.slice(0, mostNamed).map(({ nature }) => nature);

function easeAndEnergy(natures: readonly NatureProfile[]): Pattern | null {
  if (natures.some(({ preference, energy }) => preference === null || energy === null)) return null;
  const easy = natures.filter(({ preference, energy }) => (preference ?? 0) >= highCut && (energy ?? 0) < 0);
  const hard = natures.filter(({ preference, energy }) => (preference ?? 0) < lowCut && (energy ?? 0) > 0);
  if (easy.length > 0 && hard.length > 0)
    return pattern('ease_apart', { easy: namesOf(easy), hard: namesOf(hard) });
  const r = correlationOf(
    natures.map(({ preference }) => preference ?? 0),
    natures.map(({ energy }) => energy ?? 0),
  );
  return r !== null && r >= strongCorrelation && easy.length === 0 ? pattern('ease_gives') : null;
}

/** Whether one kind of work gives at least three fifths of the energy that the week gives. */
function singleSource(natures: readonly NatureProfile[]): Pattern | null {
  const flows = natures.map((one) => (shareOf(one) ?? 0) * Math.max(0, one.energy ?? 0));
  const [whole, widest] = [sumOf(flows), Math.max(...flows)];
  if (widest === 0 || widest === whole || 5 * widest < 3 * whole) return null;
  return pattern('one_source', { source: natures[flows.indexOf(widest)]!.nature });
}
