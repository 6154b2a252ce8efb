import type { Book } from '#domain/catalog/book.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';

/** One catalog for all processes. A reader sees the old catalog or the new one, never a mixture. */
export interface CatalogStore {
  /** Stores the first catalog; changes nothing if a catalog exists. */
  seed(books: readonly Book[], now: Date): Promise<void>;
  /** Throws if no catalog was ever stored. */
  current(): Promise<Catalog>;
  /**
   * Returns the current catalog before it is replaced. Other callers that lock or replace it wait until this unit of
   * work ends.
   */
  lock(): Promise<Catalog | undefined>;
  /** Replaces all books or none, for every process. Returns the new version. */
  replace(books: readonly Book[], now: Date): Promise<number>;
}
