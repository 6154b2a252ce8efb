import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { examineDatabase } from '#adapters/outbound/database/postgres/schema/examine-database.ts';
import {
  listPending,
  MigrationsPending,
} from '#adapters/outbound/database/postgres/schema/pending-migrations.ts';
import packageOfQueue from 'pg-boss/package.json' with { type: 'json' };
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { preparedDataFolder } from '#test/support/databases/data-folders.ts';
import { cloneDatabase, createDatabase, type TestDatabase } from '#test/support/databases/databases.ts';

const initial = '0001-initial-schema';
const queue = 'job queue';

const live = (name: string) => ({ name, isLive: true });

describe('the migrations to come, on a server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.drop());

  const refused = async () => openDatabase({ url: database.url, migrate: false });

  test('are none if all have run', async () => {
    expect(await listPending({ url: database.url })).toEqual([]);
    const opened = await openDatabase({ url: database.url, migrate: false });
    await opened.close();
  });

  test('are all of them for an empty database, which stays empty', async () => {
    const empty = await createDatabase();
    const pending = await listPending({ url: empty.url });
    expect([pending[0], pending.at(-1)]).toEqual([live(initial), live(queue)]);
    await expect(openDatabase({ url: empty.url, migrate: false })).rejects.toThrow(MigrationsPending);
    expect(await empty.query("select 1 from pg_class where relnamespace = 'public'::regnamespace")).toEqual(
      [],
    );
    await empty.drop();
  });

  test('show which of them the release before cannot live with', async () => {
    await database.query("delete from schema_migration where name = '0002-situation-map'");
    expect(await listPending({ url: database.url })).toEqual([{ name: '0002-situation-map', isLive: false }]);
    await database.query("insert into schema_migration (name) values ('0002-situation-map')");
    await database.query('update pgboss.version set version = 1');
    expect(await listPending({ url: database.url })).toEqual([{ name: queue, isLive: false }]);
    await database.query(`update pgboss.version set version = ${packageOfQueue.pgboss.schema}`);
  });

  test('are named by the refusal to open, with what to do', async () => {
    await database.query(`delete from schema_migration where name = '${initial}'`);
    await expect(refused()).rejects.toThrow(
      `The database is not up to date (${initial}): run "svc migrate" first.`,
    );
    await database.query(`insert into schema_migration (name) values ('${initial}')`);
  });

  test.each([
    [
      'is of an older version',
      'update pgboss.version set version = version - 1',
      'update pgboss.version set version = version + 1',
    ],
    [
      'lacks a kind of job',
      "update pgboss.queue set name = 'other' where name = 'send_receipt'",
      "update pgboss.queue set name = 'send_receipt' where name = 'other'",
    ],
  ])('include the queue if it %s', async (_, spoil, mend) => {
    await database.query(spoil);
    expect(await listPending({ url: database.url })).toMatchObject([{ name: queue }]);
    await database.query(mend);
    expect(await listPending({ url: database.url })).toEqual([]);
  });

  test('cannot be listed without the server', async () => {
    await expect(listPending({ url: 'postgres://nobody@127.0.0.1:9/none' })).rejects.toThrow(
      DatabaseUnavailable,
    );
  });
});

describe('the pending migrations, on the embedded database', () => {
  const data = preparedDataFolder();
  const folder = join(data.path, 'db');
  afterAll(() => data.remove());

  test('are all of them without a folder, which is not created', async () => {
    const none = join(data.path, 'none', 'db');
    expect((await listPending({ folder: none }))[0]).toEqual(live(initial));
    expect(existsSync(join(data.path, 'none'))).toBe(false);
  });

  test('are none after it was opened, and it can be opened afterwards', async () => {
    expect(await listPending({ folder })).toEqual([]);
    await (await openDatabase({ folder, migrate: false })).close();
    await (await openDatabase({ folder })).close();
  });

  test('are not run, but refused, without permission to run them', async () => {
    const current = await openDatabase({ folder });
    await current.connection.query({ text: 'update pgboss.version set version = version - 1' }, []);
    await current.close();
    await expect(openDatabase({ folder, migrate: false })).rejects.toThrow(MigrationsPending);
    expect(await listPending({ folder })).toMatchObject([{ name: queue }]);
  });
});

describe('a checked database', () => {
  test('is fine if it can be written, and keeps nothing of the attempt', async () => {
    const clone = await cloneDatabase();
    const database = await openDatabase({ url: clone.url });
    expect(await examineDatabase(database)).toMatchObject([{ health: 'ok' }]);
    await database.close();
    expect(await clone.query('select * from mail_delivery')).toEqual([]);
    await clone.drop();
  });

  test('is not fine if it is read-only', async () => {
    const clone = await cloneDatabase();
    const { pathname } = new URL(clone.url);
    await clone.query(`alter database ${pathname.slice(1)} set default_transaction_read_only = on`);
    const database = await openDatabase({ url: clone.url, migrate: false });
    await expect(examineDatabase(database)).rejects.toMatchObject({ cause: { code: '25006' } });
    await database.close();
    await clone.drop();
  });
});
