import type { Catalog } from '../../domain/catalog/catalog.ts';

/** The catalog for those who need it with every request. */
export interface CatalogReader {
  /**
   * At most a few seconds old, and the same object for as long as nothing in it has changed. While the database is away
   * it is the last known one; `DatabaseUnavailable` is thrown only if there has never been one.
   */
  current(): Promise<Catalog>;
}
