import { dimensions, familyOf, type Dimension, type Family } from './dimensions.ts';
import type { Answer, Answers, ScoredItem } from './responses.ts';
import { itemsPerDimension, rateItems, rawSumsOf, scoreOf } from './score.ts';
import { standingOf, type Standing } from './standing.ts';

/** Each band with the lowest score in it. */
const bandFloors = [
  ['very_high', 81],
  ['high', 61],
  ['middle', 40],
  ['low', 20],
  ['very_low', 0],
] as const;
export type Band = (typeof bandFloors)[number][0];

/**
 * The standard error of a score, in points: `SD × √(1 − α)` with SD 20 and α .70, the usual reliability of a scale of
 * four items. Provisional until it can be computed from some 200 real results.
 */
const standardError = 11;

export interface DimensionBreakdown extends Standing {
  readonly family: Family;
  readonly name: Dimension;
  /** 4 to 20. */
  readonly rawSum: number;
  /** 1 to 5, in quarters. */
  readonly mean: number;
  /** 0 to 100. */
  readonly score: number;
  readonly band: Band;
  /** One standard error below and above the score, within 0 to 100. The true score lies in it with a probability of about 2/3. */
  readonly likelyRange: readonly [low: number, high: number];
  /** The four answers, in the bank's order. */
  readonly items: readonly Answer[];
}

/** All nineteen dimensions, natures first, in canonical order. */
export function breakDown(items: readonly ScoredItem[], answers: Answers): readonly DimensionBreakdown[] {
  const sums = rawSumsOf(items, answers);
  const rated = rateItems(items, answers);
  return dimensions.map((name) => ({
    family: familyOf(name),
    name,
    rawSum: sums[name],
    mean: sums[name] / itemsPerDimension,
    score: scoreOf(sums[name]),
    band: bandOf(scoreOf(sums[name])),
    ...standingOf(name, sums),
    likelyRange: likelyRangeOf(scoreOf(sums[name])),
    items: rated
      .filter(({ dimension }) => dimension === name)
      .map(({ itemId, value }) => ({ itemId, value })),
  }));
}

export function bandOf(score: number): Band {
  const [band] = bandFloors.find(([, floor]) => score >= floor) ?? bandFloors[4];
  return band;
}

export const likelyRangeOf = (score: number): readonly [number, number] => [
  Math.max(0, score - standardError),
  Math.min(100, score + standardError),
];
