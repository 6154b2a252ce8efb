import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { cryptoApiKeyMint } from '#adapters/outbound/system/crypto-api-key-mint.ts';
import { systemClock } from '#adapters/outbound/system/system-clock.ts';
import { makeCreateKey } from '#application/api-keys/create-key.ts';
import { makeRevokeKey } from '#application/api-keys/revoke-key.ts';
import { makeImportCatalog } from '#application/catalog/import-catalog.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { aBook, entryOf } from '../support/makers/catalogs.ts';
import { Client } from '../support/client.ts';
import { cloneDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { eventually } from '../support/eventually.ts';
import { expectOk } from '../support/expect-ok.ts';
import { type Persistence, postgresPersistence } from '../support/databases/persistence.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

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

  test('is stored once, although both started at the same moment', async () => {
    const skus = shippedBooks.map(({ sku }) => sku);
    for (const service of services) expect(await skusOf(service)).toEqual(skus);
    expect(await database.query('select id, version from catalog')).toEqual([{ id: 1, version: 1 }]);
  });

  test('is the new one for both five seconds after an import, and after a restart', async () => {
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

  /**
   * The code with which each instance answers a request without a text: `validation_failed` means that the key was
   * accepted.
   */
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

  test('that is revoked is refused by all instances from the next request on', async () => {
    const { record, key } = await issue();
    const { apiKeys } = persistence;
    expect(await codesFor(key)).toEqual(['validation_failed', 'validation_failed']);

    expectOk(await makeRevokeKey({ apiKeys, clock: systemClock })(record.id));

    expect(await codesFor(key)).toEqual(['api_key_invalid', 'api_key_invalid']);
  });

  test('appears nowhere, neither in the database nor in a log', async () => {
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

  test('has its use stored once in 5 minutes, for any number of instances', async () => {
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

  test('has 600 requests a minute altogether, whichever instance they meet, within 5 %', async () => {
    const { key } = await issue();
    const passed: string[] = [];
    for (let round = 0; round < 34; round += 1) {
      const codes = (await Promise.all(Array.from({ length: 10 }, () => codesFor(key)))).flat();
      passed.push(...codes.filter((code) => code === 'validation_failed'));
    }
    expect(Math.abs(passed.length - 600)).toBeLessThanOrEqual(30);
  });

  // This must be the last test, because it leaves the database changed.
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

    await eventually(() =>
      expect(services[0]?.log()).toContain('the use of an API key could not be recorded'),
    );
  });
});
