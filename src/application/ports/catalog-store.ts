import type { Book } from '../../domain/catalog/book.ts';
import type { Catalog } from '../../domain/catalog/catalog.ts';

/** One catalog for all instances. Whoever reads while it is replaced sees the old one or the new one, never a mixture. */
export interface CatalogStore {
  /** Writes the first catalog; no change if there is one. */
  seed(books: readonly Book[], now: Date): Promise<void>;
  /** Throws if there has never been one. */
  current(): Promise<Catalog>;
  /** What is about to be replaced: others who lock or replace it wait until this unit of work ends. */
  lock(): Promise<Catalog | undefined>;
  /** All or nothing, for every instance; tells the new version. */
  replace(books: readonly Book[], now: Date): Promise<number>;
}
