import type { Book } from './book.ts';

/** The stock numbers of added, removed and changed books. */
export interface CatalogChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** Compares two catalogs, regardless of the order of their books. */
export function compareCatalogs(before: readonly Book[], after: readonly Book[]): CatalogChanges {
  const [old, fresh] = [bySku(before), bySku(after)];
  const skus = after.map(({ sku }) => sku);
  return {
    added: skus.filter((sku) => !old.has(sku)),
    removed: before.map(({ sku }) => sku).filter((sku) => !fresh.has(sku)),
    changed: skus.filter((sku) => old.has(sku) && old.get(sku) !== fresh.get(sku)),
  };
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** Each book as a text; equal books have equal texts. */
const bySku = (books: readonly Book[]): ReadonlyMap<string, string> =>
  new Map(books.map((book) => [book.sku, JSON.stringify(Object.entries(book).toSorted(byName))]));
