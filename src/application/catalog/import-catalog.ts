import { Ok, type Result } from 'ts-results';
import type { CatalogEntry } from '#domain/catalog/catalog-entry.ts';
import { type CatalogChanges, compareCatalogs } from '#domain/catalog/compare-catalogs.ts';
import type { Clock } from '../ports/clock.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import { type CatalogRefused, checkCatalog } from './check-catalog.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'catalog'>;
  readonly clock: Clock;
}

export interface ImportedCatalog extends CatalogChanges {
  readonly version: number;
  /** The number of books after the import. */
  readonly books: number;
}

export type ImportCatalog = ReturnType<typeof makeImportCatalog>;

/** Replaces all books by those of a file. */
export const makeImportCatalog =
  ({ unitOfWork, clock }: Deps) =>
  async (entries: readonly CatalogEntry[]): Promise<Result<ImportedCatalog, CatalogRefused>> => {
    const checked = checkCatalog(entries);
    if (checked.isErr()) return checked;
    const books = checked.value;
    return unitOfWork.run(async ({ catalog }) => {
      const before = await catalog.lock();
      const version = await catalog.replace(books, clock.now());
      return Ok({ version, books: books.length, ...compareCatalogs(before?.books ?? [], books) });
    });
  };
