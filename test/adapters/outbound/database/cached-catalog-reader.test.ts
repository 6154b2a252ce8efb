import { describe, expect, test } from '@jest/globals';
import { CachedCatalogReader, oldestCatalogMs } from '#adapters/outbound/database/cached-catalog-reader.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { aBook } from '#test/support/makers/catalogs.ts';
import { FixedClock } from '#test/support/fixed-clock.ts';

const catalogOf = (version: number): Catalog => ({ version, books: [aBook({ sku: `V-${version}` })] });
const outage = new DatabaseUnavailable(new Error('away'));

/** A store that counts its queries and lets the test decide each answer. */
function setReader() {
  const store = {
    queries: 0,
    answer: async (): Promise<Catalog> => catalogOf(1),
    current: (): Promise<Catalog> => {
      store.queries += 1;
      return store.answer();
    },
  };
  const clock = new FixedClock();
  return { store, clock, reader: new CachedCatalogReader({ catalog: store, clock }) };
}

describe('a reader of the catalog', () => {
  test('asks the database once in five seconds, for any number of callers', async () => {
    const { store, clock, reader } = setReader();
    for (let second = 0; second < 5; second += 1) {
      await Promise.all(Array.from({ length: 100 }, () => reader.current()));
      clock.advance(999);
    }
    expect([store.queries, oldestCatalogMs]).toEqual([1, 5000]);
    clock.advance(5);
    await Promise.all(Array.from({ length: 100 }, () => reader.current()));
    expect(store.queries).toBe(2);
  });

  test('sees an import after five seconds, and makes callers wait for it then', async () => {
    const { store, clock, reader } = setReader();
    expect(await reader.current()).toEqual(catalogOf(1));
    store.answer = async () => catalogOf(2);
    clock.advance(oldestCatalogMs - 1);
    expect(await reader.current()).toEqual(catalogOf(1));
    clock.advance(1);
    expect(await reader.current()).toEqual(catalogOf(2));
  });

  test('returns the same object as long as nothing has changed', async () => {
    const { store, clock, reader } = setReader();
    const first = await reader.current();
    clock.advance(oldestCatalogMs);
    expect(await reader.current()).toBe(first);
    store.answer = async () => ({ ...catalogOf(1), books: [aBook({ sku: 'RESTORED' })] });
    clock.advance(oldestCatalogMs);
    expect((await reader.current()).books).toMatchObject([{ sku: 'RESTORED' }]);
  });

  test('is not misled by a clock that is set back', async () => {
    const { store, clock, reader } = setReader();
    await reader.current();
    store.answer = async () => catalogOf(2);
    clock.advance(-60_000);
    expect(await reader.current()).toEqual(catalogOf(2));
  });
});

describe('while the database is away', () => {
  test('the last known catalog is used, and the database is asked once in five seconds', async () => {
    const { store, clock, reader } = setReader();
    await reader.current();
    store.answer = async () => {
      throw outage;
    };
    for (let again = 0; again < 3; again += 1) {
      clock.advance(oldestCatalogMs);
      for (let each = 0; each < 10; each += 1) expect(await reader.current()).toEqual(catalogOf(1));
    }
    expect(store.queries).toBe(4);
    store.answer = async () => catalogOf(2);
    clock.advance(oldestCatalogMs);
    await reader.current();
    expect(await reader.current()).toEqual(catalogOf(2));
  });

  test('nobody waits for it a second time', async () => {
    const { store, clock, reader } = setReader();
    await reader.current();
    store.answer = async () => {
      throw outage;
    };
    clock.advance(oldestCatalogMs);
    await reader.current();
    store.answer = () => new Promise(() => undefined);
    clock.advance(oldestCatalogMs);
    expect(await reader.current()).toEqual(catalogOf(1));
  });

  test('nobody waits for long the first time either: the last known one is at hand', async () => {
    const { store, clock, reader } = setReader();
    await reader.current();
    store.answer = () => new Promise(() => undefined);
    clock.advance(oldestCatalogMs);
    expect(await reader.current()).toEqual(catalogOf(1));
  });

  test('a reader that never had a catalog says so, and asks anew for the next one', async () => {
    const { store, reader } = setReader();
    store.answer = async () => {
      throw outage;
    };
    const asked = await Promise.allSettled([reader.current(), reader.current()]);
    expect(asked).toMatchObject([{ reason: outage }, { reason: outage }]);
    expect(store.queries).toBe(1);
    store.answer = async () => catalogOf(1);
    expect(await reader.current()).toEqual(catalogOf(1));
  });

  test('an error that is not an outage is thrown, even after an outage, and ends no process', async () => {
    const { store, clock, reader } = setReader();
    await reader.current();
    for (const failure of [outage, new Error('a bug')]) {
      store.answer = async () => {
        throw failure;
      };
      clock.advance(oldestCatalogMs);
      expect(await reader.current()).toEqual(catalogOf(1));
    }
    clock.advance(oldestCatalogMs);
    await expect(reader.current()).rejects.toThrow('a bug');
  });
});
