import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../src/adapters/outbound/database/postgres/database.ts';
import { makeImportCatalog } from '../../src/application/catalog/import-catalog.ts';
import { shippedBooks } from '../../src/domain/catalog/shipped-books.ts';
import { aBook, entryOf } from '../support/catalogs.ts';
import { Client } from '../support/client.ts';
import { cloneDatabase, type TestDatabase } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { expectOk } from '../support/expect-ok.ts';
import { FixedClock } from '../support/fixed-clock.ts';
import { type Persistence, postgresPersistence } from '../support/persistence.ts';
import { ServiceProcess } from '../support/service-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('the catalog of two processes on one database', () => {
  const folder = temporaryFolder();
  let database: TestDatabase;
  let persistence: Persistence;
  let services: readonly ServiceProcess[];

  const start = () =>
    ServiceProcess.start({ DATA_DIR: folder.path, DATABASE_URL: database.url, ROLE: 'api' });
  const skusOf = async ({ baseUrl }: ServiceProcess): Promise<readonly string[]> =>
    (await new Client(baseUrl).get('/books')).body.map(({ sku }: { sku: string }) => sku);

  beforeAll(async () => {
    database = await cloneDatabase();
    services = await Promise.all([start(), start()]);
    persistence = await postgresPersistence(await openDatabase({ url: database.url }));
  });

  afterAll(async () => {
    await persistence.close();
    await Promise.all(services.map((service) => service.stop()));
    await database.drop();
    folder.remove();
  });

  test('is there once, although both started at the same moment', async () => {
    const skus = shippedBooks.map(({ sku }) => sku);
    for (const service of services) expect(await skusOf(service)).toEqual(skus);
    expect(await database.query('select id, version from catalog')).toEqual([{ id: 1, version: 1 }]);
  });

  test('is another for both within seconds of an import, and still after a restart', async () => {
    const importCatalog = makeImportCatalog({ unitOfWork: persistence.unitOfWork, clock: new FixedClock() });
    expectOk(await importCatalog([entryOf(aBook({ sku: 'IMPORTED' }))]));

    const startedAt = Date.now();
    for (const service of services) {
      await eventually(async () => expect(await skusOf(service)).toEqual(['IMPORTED']));
    }
    expect(Date.now() - startedAt).toBeLessThan(8000);

    const again = await start();
    expect(await skusOf(again)).toEqual(['IMPORTED']);
    await again.stop();
  });
});
