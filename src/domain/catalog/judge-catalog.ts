import { Err, Ok, type Result } from 'ts-results';
import type { Book } from './book.ts';
import type { CatalogEntry, CatalogFault } from './catalog-entry.ts';
import { judgeEntry } from './judge-entry.ts';

export const mostBooks = 1000;

/** The books of a file, in its order, or every fault in it. */
export function judgeCatalog(
  entries: readonly CatalogEntry[],
): Result<readonly Book[], readonly CatalogFault[]> {
  const judged = entries.map(judgeEntry);
  const faults = [
    ...sizeFaults(entries.length),
    ...judged.flatMap((entry) => entry.faults),
    ...repeated(judged.map(({ book }) => book.sku)).map((at) => ({
      pointer: `/${at}/sku`,
      code: 'sku_repeated',
      message: 'An earlier book has this SKU. Give each one its own.',
    })),
    ...repeated(judged.map(({ book }) => book.isbn)).map((at) => ({
      pointer: `/${at}/isbn`,
      code: 'isbn_repeated',
      message: 'An earlier book has this ISBN. Each edition has its own.',
    })),
  ];
  return faults.length > 0 ? Err(faults.toSorted(byPlace)) : Ok(judged.map(({ book }) => book));
}

function sizeFaults(size: number): readonly CatalogFault[] {
  if (size > 0 && size <= mostBooks) return [];
  return [{ pointer: '', code: 'catalog_size', message: `Name at least one book and at most ${mostBooks}.` }];
}

/** The positions of values that have occurred before. */
function repeated(values: readonly (string | undefined)[]): readonly number[] {
  const known = new Set<string>();
  return values.flatMap((value, at) => {
    if (value === undefined) return [];
    if (known.has(value)) return [at];
    known.add(value);
    return [];
  });
}

/** In the order of the file; faults of one book keep their order. */
const byPlace = (a: CatalogFault, b: CatalogFault): number => bookOf(a) - bookOf(b);
const bookOf = ({ pointer }: CatalogFault): number => Number(pointer.split('/')[1] ?? -1);
