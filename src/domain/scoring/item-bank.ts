import type { Language } from '../language.ts';
import { type Dimension, dimensions } from './dimensions.ts';
import { firstStatements } from './statements-1.ts';
import { secondStatements } from './statements-2.ts';
import { type Facet, facets, type Statements } from './statements.ts';

export interface Item {
  /** 1..76, in the order in which statements are presented. */
  readonly id: number;
  readonly dimension: Dimension;
  readonly facet: Facet;
  readonly text: Readonly<Record<Language, string>>;
}

/** The statements of one released version, in four rounds that ask each dimension once. */
export interface ItemBank {
  readonly version: string;
  readonly items: readonly Item[];
}

/**
 * Neighbours in the canonical order are similar. A step without a common factor with 19 separates them and still visits
 * all.
 */
const stepBetweenDimensions = 7;
/** Shifting each round by this number leaves at least 19 − 5 = 14 places between two items of one dimension. */
const shiftBetweenRounds = 5;

const cyclic = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const dimensionAt = (round: number, position: number): Dimension =>
  cyclic(dimensions, (position + round * shiftBetweenRounds) * stepBetweenDimensions);

/**
 * The facet changes with the dimension too, so that a round is not a list of sentences that all begin with "I enjoy".
 */
const facetAt = (round: number, dimension: Dimension): Facet =>
  cyclic(facets, round + dimensions.indexOf(dimension));

const inPresentedOrder = (statements: Statements): readonly Item[] =>
  facets.flatMap((_, round) =>
    dimensions.map((_, position) => {
      const dimension = dimensionAt(round, position);
      const facet = facetAt(round, dimension);
      const id = round * dimensions.length + position + 1;
      return { id, dimension, facet, text: statements[dimension][facet] };
    }),
  );

const firstBank: ItemBank = { version: '1.0.0', items: inPresentedOrder(firstStatements) };

/**
 * The current bank. Its order is fixed, not random per person, so that attempts can be repeated and compared. Ids
 * number the places in that order, so every bank has the same ids: new wording needs a new version.
 */
export const itemBank: ItemBank = { version: '2.0.0', items: inPresentedOrder(secondStatements) };

/**
 * Oldest first. A draft continues with the bank it was started with, and a result is explained by the bank it answered.
 */
export const releasedBanks: readonly ItemBank[] = [firstBank, itemBank];

/** Throws for an unknown version, because drafts and results only refer to released banks. */
export function itemBankOf(version: string): ItemBank {
  const bank = releasedBanks.find((released) => released.version === version);
  if (bank === undefined) throw new Error(`There is no item bank ${version}`);
  return bank;
}
