import * as fc from 'fast-check';
import { dimensions, type Dimension } from '#domain/scoring/dimensions.ts';
import { parseResponses, type Answers, type ScoredItem } from '#domain/scoring/responses.ts';

/** Four rounds of all dimensions in canonical order: item k of a round belongs to dimension k. */
export const plainItems: readonly ScoredItem[] = Array.from({ length: 76 }, (_, index) => ({
  id: index + 1,
  dimension: dimensions[index % 19]!,
}));

export type FourValues = readonly [number, number, number, number];

/** `values` for the items of the named dimensions, first to last; `rest` for all others. */
export const answersBy = (
  items: readonly ScoredItem[],
  values: Partial<Record<Dimension, FourValues>>,
  rest: number,
): Answers => {
  const used = new Map<Dimension, number>();
  return answersInOrder(
    items,
    items.map(({ dimension }) => {
      const occurrence = used.get(dimension) ?? 0;
      used.set(dimension, occurrence + 1);
      return values[dimension]?.[occurrence] ?? rest;
    }),
  );
};

/** `values[i]` for the item at position i. */
export const answersInOrder = (items: readonly ScoredItem[], values: readonly number[]): Answers =>
  parseResponses(
    items,
    items.map(({ id }, index) => ({ itemId: id, value: values[index]! })),
  ).unwrap();

export const sameFour = (value: number): FourValues => [value, value, value, value];

/** Four values between 1 and 5 with that sum, 4 to 20. */
export const fourWithSum = (sum: number): FourValues => {
  const quarter = (offset: number): number => Math.floor((sum + offset) / 4);
  return [quarter(0), quarter(1), quarter(2), quarter(3)];
};

/** Any 76 values, in the order of the bank. */
export const anyValues: fc.Arbitrary<number[]> = fc.array(fc.integer({ min: 1, max: 5 }), {
  minLength: 76,
  maxLength: 76,
});
