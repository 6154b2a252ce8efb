import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresDataCopier } from '#adapters/outbound/database/postgres/copying/data-copier.ts';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { openJobQueue } from '#adapters/outbound/database/postgres/jobs/pg-boss.ts';
import { inMemoryFileStore } from '#adapters/outbound/files/in-memory-file-store.ts';
import { makeBackUp } from '#application/operations/back-up.ts';
import { makeRestore } from '#application/operations/restore.ts';
import type { FileStore } from '#application/ports/file-store.ts';
import { cloneDatabase, type TestDatabase } from '#test/support/databases/databases.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { FixedClock } from '#test/support/fixed-clock.ts';
import { InMemoryArchive } from '#test/support/databases/in-memory-archive.ts';

/** A complete map and one in progress, a payment that is not applied yet, and jobs of all kinds. */
const seed = `
  insert into app_user (email, email_key, language, created_at)
    select n || '@example.com', n || '@example.com', 'en', now() from generate_series(1, 1200) n;
  delete from app_user where id > 1100;
  insert into login_request (email, email_key, language, requested_at) values ('1@example.com', '1@example.com', 'en', now());
  insert into situation_map (user_id, submitted_at, language, intake, shelf, stage)
    values (1, '2026-11-22T12:00:00.123Z', 'en', '{"b": 1,  "a": "é\\u0001"}', '[]', 'submitted');
  insert into situation_map (user_id, submitted_at, language, intake, shelf, stage, profile, narrative, pdf_key, completed_at,
      report_expires_at)
    values (2, now(), 'en', '{}', '[]', 'complete', '{}', '{}', 'maps/2.pdf', now(), now());
  insert into stored_file values ('maps/2.pdf', '\\x00ff');
  insert into payment_event values ('evt_1', 'x', '{"payment": "pi_1"}', now());
  insert into mail_delivery values ('report-2-1-completion', 'sent', null, now());`;

const jobs = [
  { kind: 'send_login_mail', loginRequestId: 1 },
  { kind: 'send_report_link', mapId: 2, occasion: 'completion' },
  { kind: 'generate_map', mapId: 1 },
  { kind: 'apply_payment_event', eventId: 'evt_1' },
  { kind: 'discard_file', key: 'maps/9.pdf' },
  { kind: 'purge_expired_rows' },
] as const;

const opened: { readonly close: () => Promise<void>; readonly test: TestDatabase }[] = [];

async function open(made?: TestDatabase) {
  const testDatabase = made ?? (await cloneDatabase());
  const database = await openDatabase({ url: testDatabase.url, maxConnections: 1, queryTimeoutMs: 0 });
  const boss = await openJobQueue(database.native, { work: false, onError: () => undefined });
  const close = async () => {
    await boss.stop({ graceful: false });
    await database.close();
  };
  opened.push({ close, test: testDatabase });
  return { ...testDatabase, boss, data: new PostgresDataCopier(database, boss) };
}

type Opened = Awaited<ReturnType<typeof open>>;

let source: Opened;
beforeAll(async () => {
  source = await open();
  await source.query(seed);
  for (const job of jobs) await source.boss.send(job.kind, job);
});
afterAll(async () => {
  for (const { close } of opened) await close();
  for (const { test: made } of opened) await made.drop();
});

async function archiveOf({ data }: Pick<Opened, 'data'>, fileStore?: FileStore): Promise<InMemoryArchive> {
  const archive = new InMemoryArchive();
  await makeBackUp({ data, fileStore, clock: new FixedClock() })(archive);
  return archive;
}

const restoreInto = ({ data }: Opened, archive: InMemoryArchive, sendsMails = false, fileStore?: FileStore) =>
  makeRestore({ data, fileStore })(archive, { sendsMails });

/** Every row of every table, and the open jobs of the queue. */
async function contentOf(one: Opened): Promise<Record<string, unknown>> {
  const found = (await one.query(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)) as { name: string }[];
  const content: Record<string, unknown> = {};
  for (const { name } of found) {
    const rows = `select md5(string_agg(row::text, E'\\n' order by row::text)) as rows from ${name} row`;
    content[name] = await one.query(rows);
  }
  content['schema_migration'] = undefined;
  return { ...content, jobs: await openJobsOf(one) };
}

const openJobsOf = async (one: Opened) =>
  (await one.query(`
    select name, data from pgboss.job
    where state in ('created', 'retry', 'active') and name <> 'purge_expired_rows' order by name`)) as {
    readonly name: string;
  }[];

describe('data that nobody else could work on', () => {
  test('comes into another database row by row, with files and open jobs', async () => {
    const target = await open();
    const archive = await archiveOf(source);

    expect(expectOk(await restoreInto(target, archive))).toEqual({ files: 1, withheldMails: 0 });

    expect(await contentOf(target)).toEqual(await contentOf(source));
    const [next] = await target.query(
      `insert into app_user (email, email_key, language, created_at) values ('n', 'n', 'en', now()) returning id`,
    );
    expect(next).toEqual({ id: '1201' });
  });

  test('is not brought where there is data, which stays as it is', async () => {
    const target = await open();
    await target.query(`
      insert into app_user (email, email_key, language, created_at) values ('o', 'o', 'en', now())`);
    const before = await contentOf(target);

    expect(expectErr(await restoreInto(target, await archiveOf(source)))).toEqual({ kind: 'not_empty' });
    expect(await contentOf(target)).toEqual(before);
  });

  test('is not brought among tables of another release', async () => {
    const target = await open();
    await target.query(`insert into schema_migration (name) values ('9999-next')`);

    const refusal = expectErr(await restoreInto(target, await archiveOf(source)));

    expect(refusal).toMatchObject({ kind: 'other_release', here: expect.arrayContaining(['9999-next']) });
  });

  test('is not there at all if the archive breaks off', async () => {
    const target = await open();
    const archive = await archiveOf(source);
    const before = await contentOf(target);
    const breaking = {
      write: async () => 0,
      read: async function* () {
        yield* archive.parts;
        if ((reads += 1) === 2) throw new Error('The disk is gone.');
      },
    };
    let reads = 0;

    await expect(
      makeRestore({ ...target, fileStore: undefined })(breaking, { sendsMails: true }),
    ).rejects.toThrow('The disk is gone.');
    expect(await contentOf(target)).toEqual(before);
  });

  test('goes from store to store: files of the database into another, and missing ones are reported', async () => {
    const target = await open();
    const files = inMemoryFileStore();
    await restoreInto(target, await archiveOf(source), false, files);

    expect(await files.find('maps/2.pdf')).toEqual(Uint8Array.of(0, 255));
    expect(await target.query('select key from stored_file')).toEqual([]);
    await files.delete('maps/2.pdf');
    const report = await makeBackUp({ ...target, fileStore: files, clock: new FixedClock() })(
      new InMemoryArchive(),
    );
    expect(report).toMatchObject({ files: 0, missingFiles: 1 });
  });
});

describe('data of a service that may have gone on', () => {
  let archive: InMemoryArchive;
  beforeAll(async () => {
    const other = await openDatabase({ url: source.url });
    await other.connection.query({ text: 'select 1' }, []);
    archive = await archiveOf(source);
    await other.close();
  });

  test('is that of one moment, whatever is written meanwhile', async () => {
    const beside = await cloneDatabase();
    const copied = await open(beside);
    await beside.query(seed);
    const counted = new InMemoryArchive();
    const write = counted.write.bind(counted);
    counted.write = async (parts) => {
      await beside.query('delete from app_user where id <= 500');
      return write(parts);
    };
    await makeBackUp({ ...copied, fileStore: undefined, clock: new FixedClock() })(counted);
    const rows = counted.parts
      .filter(({ name }) => name.startsWith('rows/app_user/'))
      .flatMap(({ bytes }) => JSON.parse(Buffer.from(bytes).toString()) as unknown[]);
    expect(rows).toHaveLength(1100);
  });

  test('brings no mail that may have been sent, neither now nor by what is still to do', async () => {
    const target = await open();

    expect(expectOk(await restoreInto(target, archive))).toMatchObject({ withheldMails: 4 });

    expect((await openJobsOf(target)).map(({ name }) => name)).toEqual([
      'apply_payment_event',
      'discard_file',
      'generate_map',
    ]);
    expect(
      await target.query(`select mail_id from mail_delivery where rejection_code = 'restored' order by 1`),
    ).toEqual([{ mail_id: 'receipt-pi_1' }, { mail_id: 'report-1-1795348800123-completion' }]);
    expect(await target.query('select delivery from login_request')).toEqual([{ delivery: 'rejected' }]);
  });

  test('brings them if that is asked for', async () => {
    const target = await open();

    expect(expectOk(await restoreInto(target, archive, true))).toMatchObject({ withheldMails: 0 });

    expect(await openJobsOf(target)).toHaveLength(5);
    expect(await target.query('select delivery from login_request')).toEqual([{ delivery: 'owed' }]);
  });
});
