/**
 * The highest items, the highest first, at most `most` of them. Of items with equal values, either all are taken or
 * none, so the list may be empty.
 */
export function standingOut<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
  most: number,
): readonly Item[] {
  const sorted = items.toSorted((a, b) => valueOf(b) - valueOf(a));
  const next = sorted[most];
  return sorted.slice(0, most).filter((item) => next === undefined || valueOf(item) > valueOf(next));
}

const few = 2;
const mostEqual = 3;

/**
 * The items of a longer list that a sentence names: the two highest, or up to three equal ones, or none if more are
 * equal.
 */
export function namedOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): readonly Item[] {
  const clear = standingOut(items, valueOf, few);
  return clear.length > 0 ? clear : standingOut(items, valueOf, mostEqual);
}
