import type { CatalogStore } from '#application/ports/stores/catalog-store.ts';
import type { Book } from '#domain/catalog/book.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { InMemoryConnection } from '../database.ts';

export class InMemoryCatalogStore implements CatalogStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  seed(books: readonly Book[]): Promise<void> {
    return this.#connection.run(({ catalogs }) => {
      if (!catalogs.has(1)) catalogs.set(1, { version: 1, books });
    });
  }

  current(): Promise<Catalog> {
    return this.#connection.run(({ catalogs }) => {
      const catalog = catalogs.get(1);
      if (catalog === undefined) throw new Error('There is no catalog yet.');
      return catalog;
    });
  }

  /** Needs no lock, because only one unit of work runs at a time. */
  lock(): Promise<Catalog | undefined> {
    return this.#connection.run(({ catalogs }) => catalogs.get(1));
  }

  replace(books: readonly Book[]): Promise<number> {
    return this.#connection.run(({ catalogs }) => {
      const version = (catalogs.get(1)?.version ?? 0) + 1;
      catalogs.set(1, { version, books });
      return version;
    });
  }
}
