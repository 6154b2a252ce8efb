import type { CatalogStore } from '#application/ports/stores/catalog-store.ts';
import type { Book } from '#domain/catalog/book.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { Connection, Statement } from '../connection/connection.ts';

const seed: Statement = {
  name: 'seed-catalog',
  text: `
    insert into catalog (id, version, books, imported_at) values (1, 1, $1, $2)
    on conflict (id) do nothing`,
};

const find: Statement = {
  name: 'find-catalog',
  text: 'select version, books::text as books from catalog where id = 1',
};

const lock: Statement = { name: 'lock-catalog', text: `${find.text} for no key update` };

const replace: Statement = {
  name: 'replace-catalog',
  text: `
    insert into catalog (id, version, books, imported_at) values (1, 1, $1, $2)
    on conflict (id) do update
      set version = catalog.version + 1, books = excluded.books, imported_at = excluded.imported_at
    returning version`,
};

interface CatalogRow {
  readonly version: number;
  readonly books: string;
}

export class PostgresCatalogStore implements CatalogStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async seed(books: readonly Book[], now: Date): Promise<void> {
    await this.#connection.query(seed, [JSON.stringify(books), now]);
  }

  async current(): Promise<Catalog> {
    const [row] = await this.#connection.query<CatalogRow>(find, []);
    if (row === undefined) throw new Error('There is no catalog yet.');
    return catalogOf(row);
  }

  async lock(): Promise<Catalog | undefined> {
    const [row] = await this.#connection.query<CatalogRow>(lock, []);
    return row && catalogOf(row);
  }

  async replace(books: readonly Book[], now: Date): Promise<number> {
    const [row] = await this.#connection.query<Pick<CatalogRow, 'version'>>(replace, [
      JSON.stringify(books),
      now,
    ]);
    if (row === undefined) throw new Error('The catalog was not written.');
    return row.version;
  }
}

const catalogOf = ({ version, books }: CatalogRow): Catalog => ({
  version,
  books: JSON.parse(books) as readonly Book[],
});
