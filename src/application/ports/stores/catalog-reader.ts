import type { Catalog } from '#domain/catalog/catalog.ts';

/** The catalog for code that needs it at every request. */
export interface CatalogReader {
  /**
   * At most a few seconds old, and the same object as long as nothing changes. While the database is unavailable, it is
   * the last known catalog; throws `DatabaseUnavailable` only if there is none.
   */
  current(): Promise<Catalog>;
}
