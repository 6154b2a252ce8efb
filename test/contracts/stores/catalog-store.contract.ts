import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { aBook, aBookWithoutIsbn } from '#test/support/makers/catalogs.ts';
import { later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';

/**
 * A database has only one catalog: the first test finds none, and each further test continues with what the one before
 * has left.
 */
export function describeCatalogStore(name: string, persistence: () => Persistence): void {
  describe(`CatalogStore, ${name}`, () => {
    test('has none at first, and that of one caller after 20 have seeded at once', async () => {
      const { catalog, unitOfWork } = persistence();
      await expect(catalog.current()).rejects.toThrow('There is no catalog yet.');
      const locked = await unitOfWork.run(async (stores) => Ok(await stores.catalog.lock()));
      expect(locked).toStrictEqual(Ok(undefined));

      await Promise.all(
        Array.from({ length: 20 }, (_, at) => catalog.seed([aBook({ sku: `SEED-${at}` })], noon)),
      );

      const { version, books } = await catalog.current();
      expect([version, books.length]).toStrictEqual([1, 1]);
      await catalog.seed(shippedBooks, later({ days: 1 }));
      expect(await catalog.current()).toStrictEqual({ version, books });
    });

    test('returns every field of every book, in their order', async () => {
      const { catalog } = persistence();
      const books = [
        aBook({ sku: 'Z', language: 'fr', type: 'print' }),
        aBookWithoutIsbn({ sku: 'A', natures: [] }),
        ...shippedBooks.toReversed(),
      ];

      const version = await catalog.replace(books, noon);

      expect(await catalog.current()).toStrictEqual({ version, books });
    });

    test('gets one new version from each of 20 simultaneous callers', async () => {
      const { catalog } = persistence();
      const { version } = await catalog.current();

      const versions = await Promise.all(
        Array.from({ length: 20 }, (_, at) => catalog.replace([aBook({ sku: `B-${at}` })], noon)),
      );

      const expected = Array.from({ length: 20 }, (_, at) => version + at + 1);
      expect(versions.toSorted((a, b) => a - b)).toStrictEqual(expected);
      const last = versions.indexOf(version + 20);
      expect((await catalog.current()).books).toStrictEqual([aBook({ sku: `B-${last}` })]);
    });

    test('shows readers one catalog or the next, never parts of both', async () => {
      const { catalog } = persistence();
      const all = (sku: string) => Array.from({ length: 50 }, (_, at) => aBook({ sku: `${sku}-${at}` }));
      await catalog.replace(all('OLD'), noon);

      const [, ...read] = await Promise.all([
        catalog.replace(all('NEW'), noon),
        ...Array.from({ length: 20 }, () => catalog.current()),
      ]);

      for (const { books } of read) {
        expect(books).toHaveLength(50);
        expect(new Set(books.map(({ sku }) => sku.slice(0, 3))).size).toBe(1);
      }
    });

    test('makes other callers that lock it wait, so that each sees the changes of the one before', async () => {
      const { catalog, unitOfWork } = persistence();
      await catalog.replace([], noon);

      await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          unitOfWork.run(async (stores) => {
            const { books = [] } = (await stores.catalog.lock()) ?? {};
            return Ok(await stores.catalog.replace([...books, aBook({ sku: `B-${at}` })], noon));
          }),
        ),
      );

      expect((await catalog.current()).books).toHaveLength(10);
    });

    test('does not change if the unit of work is rolled back', async () => {
      const { catalog, unitOfWork } = persistence();
      const before = await catalog.current();

      await unitOfWork.run(async (stores) => Err(await stores.catalog.replace([aBook()], noon)));

      expect(await catalog.current()).toStrictEqual(before);
    });
  });
}
