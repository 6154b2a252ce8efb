import type { Result } from 'ts-results';
import type { Book } from '#domain/catalog/book.ts';
import type { CatalogEntry, CatalogFault } from '#domain/catalog/catalog-entry.ts';
import { judgeCatalog } from '#domain/catalog/judge-catalog.ts';

export interface CatalogRefused {
  readonly kind: 'catalog_refused';
  /** Every fault of the catalog. */
  readonly faults: readonly CatalogFault[];
}

/** Checks a catalog as an import would. Needs no database. */
export const checkCatalog = (entries: readonly CatalogEntry[]): Result<readonly Book[], CatalogRefused> =>
  judgeCatalog(entries).mapErr((faults) => ({ kind: 'catalog_refused', faults }) as const);
