import type { Language } from '../language.ts';
import { type Dimension, dimensions } from './dimensions.ts';
import { type Facet, facets, statements } from './statements.ts';

export interface Item {
  /** 1..76, in the order in which statements are presented. */
  readonly id: number;
  readonly dimension: Dimension;
  readonly facet: Facet;
  readonly text: Readonly<Record<Language, string>>;
}

/** Neighbours in the canonical order are alike; a step prime to 19 takes them apart and still visits all. */
const stepBetweenDimensions = 7;
/** Turning each round by this much leaves at least 19 - 5 = 14 places between two items of a dimension. */
const shiftBetweenRounds = 5;

const cyclic = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const dimensionAt = (round: number, position: number): Dimension =>
  cyclic(dimensions, (position + round * shiftBetweenRounds) * stepBetweenDimensions);

/** The facet turns with the dimension too, so that a round does not read as one list of "I enjoy". */
const facetAt = (round: number, dimension: Dimension): Facet =>
  cyclic(facets, round + dimensions.indexOf(dimension));

const inPresentedOrder = (): readonly Item[] =>
  facets.flatMap((_, round) =>
    dimensions.map((_, position) => {
      const dimension = dimensionAt(round, position);
      const facet = facetAt(round, dimension);
      const id = round * dimensions.length + position + 1;
      return { id, dimension, facet, text: statements[dimension][facet] };
    }),
  );

/**
 * The statements of one released version, in four rounds that ask each dimension once.
 * The order is fixed, not drawn anew for each person: an attempt can be reproduced, and two attempts compare.
 * New wording needs a new version; a new meaning also needs a new id, for stored answers refer to ids.
 */
export const itemBank = { version: '1.0.0', items: inPresentedOrder() } as const;

/** Every released bank: a result is explained by the one that it answered, whichever is asked now. */
const releasedBanks = [itemBank];

/** Throws for a version that was never released: results name only banks that were. */
export function itemBankOf(version: string): typeof itemBank {
  const bank = releasedBanks.find((released) => released.version === version);
  if (bank === undefined) throw new Error(`There is no item bank ${version}`);
  return bank;
}
