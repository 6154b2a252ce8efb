import {
  dimensions,
  intelligences,
  natures,
  type Dimension,
  type Intelligence,
  type Nature,
} from './dimensions.ts';
import type { Answer, Answers, Rating, ScoredItem } from './responses.ts';

/** Changed whenever the same answers would give other scores. Results of two versions are never compared. */
export const scoringVersion = '1.0.0';

export const itemsPerDimension = 4;

/** The sum of a dimension's four answers: 4 to 20. */
export type RawSums = Readonly<Record<Dimension, number>>;

export interface Scores {
  /** 0 to 100, keys in canonical order. */
  readonly natures: Readonly<Record<Nature, number>>;
  /** 0 to 100, keys in canonical order. */
  readonly intelligences: Readonly<Record<Intelligence, number>>;
  /** The nature with the highest sum; the first in canonical order if several are equal. */
  readonly topNature: Nature;
}

export interface RatedItem extends Answer {
  readonly dimension: Dimension;
}

/**
 * `(sum − 4) / 16 × 100`, rounded half up, in integers. Only 17 values occur and no two sums share one, so rounding
 * makes no ties. Half up is not symmetric: a sum of 6 scores 13 and its mirror, 18, scores 88.
 */
export const scoreOf = (rawSum: number): number => Math.floor((200 * (rawSum - itemsPerDimension) + 16) / 32);

export function scoreAnswers(items: readonly ScoredItem[], answers: Answers): Scores {
  const sums = rawSumsOf(items, answers);
  return {
    natures: recordOf(natures, (name) => scoreOf(sums[name])),
    intelligences: recordOf(intelligences, (name) => scoreOf(sums[name])),
    topNature: topOf(natures, sums),
  };
}

export function rawSumsOf(items: readonly ScoredItem[], answers: Answers): RawSums {
  const sums = recordOf(dimensions, () => 0);
  for (const { dimension, value } of rateItems(items, answers)) sums[dimension] += value;
  return sums;
}

/** The bank's items in order, each with its answer. Throws for answers to another bank, which would be a bug. */
export function rateItems(items: readonly ScoredItem[], answers: Answers): readonly RatedItem[] {
  const values = new Map<number, Rating>(answers.map(({ itemId, value }) => [itemId, value]));
  return items.map(({ id, dimension }) => {
    const value = values.get(id);
    if (value === undefined) throw new Error(`Item ${id} of this bank has no answer`);
    return { itemId: id, dimension, value };
  });
}

/** The name with the highest sum; the first if several are equal. */
export const topOf = <Name extends Dimension>(names: readonly Name[], sums: RawSums): Name =>
  names.reduce((top, name) => (sums[name] > sums[top] ? name : top));

const recordOf = <Name extends string>(names: readonly Name[], valueOf: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, number>;
