import { describe, expect, test } from '@jest/globals';
import { checkCatalog } from '#application/catalog/check-catalog.ts';
import { makeImportCatalog } from '#application/catalog/import-catalog.ts';
import { aBook, aBookWithoutIsbn, anEntry, entryOf } from '#test/support/makers/catalogs.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { failingAtCommit, setStage } from '../in-memory-stage.ts';

const seeded = async () => {
  const stage = setStage();
  await stage.catalog.seed([aBook({ sku: 'GONE' }), aBookWithoutIsbn({ sku: 'KEPT' })], stage.clock.now());
  return { ...stage, importCatalog: makeImportCatalog(stage) };
};

describe('importing a catalog', () => {
  test('replaces the existing books, and reports what changes', async () => {
    const { importCatalog, catalog } = await seeded();
    const books = [aBook({ sku: 'NEW' }), aBookWithoutIsbn({ sku: 'KEPT', priceCents: 990 })];

    expect(expectOk(await importCatalog(books.map(entryOf)))).toEqual({
      version: 2,
      books: 2,
      added: ['NEW'],
      removed: ['GONE'],
      changed: ['KEPT'],
    });

    expect(await catalog.current()).toEqual({ version: 2, books });
  });

  test('works before there is any catalog', async () => {
    const importCatalog = makeImportCatalog(setStage());
    expect(expectOk(await importCatalog([anEntry()]))).toMatchObject({ version: 1, added: [aBook().sku] });
  });

  test('refuses a catalog with all its faults, and keeps the existing one', async () => {
    const { importCatalog, catalog } = await seeded();
    const refused = expectErr(await importCatalog([anEntry({ price_cents: 0 }), anEntry({ type: 'tape' })]));
    expect(refused.kind).toBe('catalog_refused');
    expect(refused.faults.map(({ pointer }) => pointer)).toEqual([
      '/0/price_cents',
      '/1/type',
      '/1/sku',
      '/1/isbn',
    ]);
    expect(await catalog.current()).toMatchObject({ version: 1, books: [{ sku: 'GONE' }, { sku: 'KEPT' }] });
  });

  test('keeps the existing one if it does not finish', async () => {
    const stage = await seeded();
    const importCatalog = makeImportCatalog({ ...stage, unitOfWork: failingAtCommit(stage.unitOfWork) });
    await expect(importCatalog([anEntry()])).rejects.toThrow('The connection was lost.');
    expect(await stage.catalog.current()).toMatchObject({ version: 1 });
  });

  test('handles ten at once one after another, each compared with the one before', async () => {
    const { importCatalog } = await seeded();
    const imports = await Promise.all(
      Array.from({ length: 10 }, (_, at) => importCatalog([anEntry({ sku: `B-${at}` })])),
    );
    const imported = imports.map(expectOk).toSorted((a, b) => a.version - b.version);
    expect(imported.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const [at, { removed }] of imported.entries())
      expect(removed).toEqual(imported[at - 1]?.added ?? ['GONE', 'KEPT']);
  });
});

test('checking a catalog applies the same rules as an import', () => {
  expect(expectOk(checkCatalog([anEntry()]))).toEqual([aBook()]);
  expect(expectErr(checkCatalog([]))).toMatchObject({ kind: 'catalog_refused', faults: [{ pointer: '' }] });
});
