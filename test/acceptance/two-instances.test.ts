import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../src/adapters/outbound/database/postgres/database.ts';
import { cryptoApiKeyMint } from '../../src/adapters/outbound/system/crypto-api-key-mint.ts';
import { systemClock } from '../../src/adapters/outbound/system/system-clock.ts';
import { makeCreateKey } from '../../src/application/api-keys/create-key.ts';
import { makeRevokeKey } from '../../src/application/api-keys/revoke-key.ts';
import { makeImportCatalog } from '../../src/application/catalog/import-catalog.ts';
import { shippedBooks } from '../../src/domain/catalog/shipped-books.ts';
import { aBook, entryOf } from '../support/catalogs.ts';
import { Client } from '../support/client.ts';
import { cloneDatabase, type TestDatabase } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { expectOk } from '../support/expect-ok.ts';
import { type Persistence, postgresPersistence } from '../support/persistence.ts';
import { ServiceProcess } from '../support/service-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
let database: TestDatabase;
let persistence: Persistence;
let services: readonly ServiceProcess[];

const start = () =>
  ServiceProcess.start({
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    TRUST_PROXY: '1',
    ROLE: 'api',
  });

beforeAll(async () => {
  database = await cloneDatabase();
  services = await Promise.all([start(), start()]);
  persistence = await postgresPersistence(await openDatabase({ url: database.url }), { expectsErrors: true });
});

afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await persistence.close();
  await database.drop();
  folder.remove();
});

describe('the catalog of two processes on one database', () => {
  const skusOf = async ({ baseUrl }: ServiceProcess): Promise<readonly string[]> =>
    (await new Client(baseUrl).get('/books')).body.map(({ sku }: { sku: string }) => sku);

  test('is there once, although both started at the same moment', async () => {
    const skus = shippedBooks.map(({ sku }) => sku);
    for (const service of services) expect(await skusOf(service)).toEqual(skus);
    expect(await database.query('select id, version from catalog')).toEqual([{ id: 1, version: 1 }]);
  });

  test('is another for both five seconds after an import, and still after a restart', async () => {
    const importCatalog = makeImportCatalog({ unitOfWork: persistence.unitOfWork, clock: systemClock });
    expectOk(await importCatalog([entryOf(aBook({ sku: 'IMPORTED' }))]));
    const fiveSecondsLater = delay(5_100);

    const again = await start();
    expect(await skusOf(again)).toEqual(['IMPORTED']);
    await again.stop();

    await fiveSecondsLater;
    for (const service of services) expect(await skusOf(service)).toEqual(['IMPORTED']);
  });
});

describe('an API key on two processes and one database', () => {
  const issue = async () => {
    const { apiKeys } = persistence;
    const create = makeCreateKey({ apiKeys, apiKeyMint: cryptoApiKeyMint, clock: systemClock });
    return expectOk(await create({ name: 'Ghostwriter', expiresAt: null }));
  };

  /** What each instance answers to a request that lacks a text: `validation_failed` for whom it let in. */
  const codesFor = (key: string): Promise<readonly string[]> =>
    Promise.all(
      services.map(async ({ baseUrl }) => {
        const answer = await new Client(baseUrl).post(
          '/v1/style/lint',
          {},
          { Authorization: `Bearer ${key}` },
        );
        return answer.body.code as string;
      }),
    );

  test('that is revoked works no more on any instance from the very next request on', async () => {
    const { record, key } = await issue();
    const { apiKeys } = persistence;
    expect(await codesFor(key)).toEqual(['validation_failed', 'validation_failed']);

    expectOk(await makeRevokeKey({ apiKeys, clock: systemClock })(record.id));

    expect(await codesFor(key)).toEqual(['api_key_invalid', 'api_key_invalid']);
  });

  test('can be read nowhere: neither in the database nor in a log', async () => {
    const { record, key } = await issue();
    await codesFor(key);
    await codesFor(`${key}x`);
    await eventually(async () =>
      expect(await persistence.apiKeys.find(record.id)).toMatchObject({ lastUsedAt: expect.any(Date) }),
    );

    const rows = await database.query(`select row_to_json(api_key)::text as row from api_key`);
    const kept = JSON.stringify(rows) + services.map((service) => service.log()).join('');
    expect(kept).toContain(record.id);
    expect(kept).not.toContain(key.slice(-49, -6));
    expect(kept).not.toContain('svc_live_');
  });

  test('has a use written once in 5 minutes, however many instances see it', async () => {
    const { record, key } = await issue();
    await database.query(`
    create table use_written (id text);
    create function note_use() returns trigger language plpgsql as
      'begin insert into use_written values (new.id); return new; end';
    create trigger use_written after update on api_key for each row execute function note_use()`);

    await Promise.all(Array.from({ length: 20 }, () => codesFor(key)));
    await eventually(async () =>
      expect(await persistence.apiKeys.find(record.id)).toMatchObject({ lastUsedAt: expect.any(Date) }),
    );
    await codesFor(key);

    expect(await database.query(`select id from use_written`)).toEqual([{ id: record.id }]);
  });

  // The last one: the database stays as it leaves it.
  test('works on a database that takes no writes for the time', async () => {
    const { key } = await issue();
    await database.query(
      `alter database ${new URL(database.url).pathname.slice(1)} set default_transaction_read_only = on`,
    );
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

    await eventually(async () =>
      expect(await codesFor(key)).toEqual(['validation_failed', 'validation_failed']),
    );

    await eventually(() => expect(services[0]?.log()).toContain('use of an API key not noted'));
  });
});
