import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { writeExport } from '#adapters/inbound/http/routes/person/present-export.ts';
import { makeExportPerson } from '#application/person/export-person.ts';
import {
  type DatabaseOptions,
  openDatabase,
} from '#adapters/outbound/database/postgres/connection/database.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { cloneDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { preparedDataFolder } from '../support/databases/data-folders.ts';
import { eventually } from '../support/eventually.ts';
import { FixedClock } from '../support/fixed-clock.ts';
import { exampleIntake, exampleResponses } from '../support/makers/intakes.ts';
import { postgresPersistence } from '../support/databases/persistence.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { startSmtpInbox } from '../support/servers/smtp-inbox.ts';
import { spawnSvc, svc, svcJson } from '../support/processes/svc-process.ts';
import { checkoutCompleted, signed, webhookSecret } from '../support/servers/stripe-events.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';
import { Person, type ServiceUnderTest } from './service-under-test.ts';

const unlimited = { take: async () => undefined, count: async () => undefined };

/** The exports of all people, as text. */
async function exportsOf(options: DatabaseOptions): Promise<readonly string[]> {
  const database = await openDatabase(options);
  const persistence = await postgresPersistence(database);
  const exportPerson = makeExportPerson({
    ...persistence,
    rateLimiter: unlimited as never,
    clock: new FixedClock(),
  });
  const people = await database.connection.query<{ readonly id: number }>(
    { text: 'select id::float8 as id from app_user order by id' },
    [],
  );
  const exported: string[] = [];
  for (const { id } of people) {
    const held = (await exportPerson(id as UserId)).unwrap();
    if (held !== undefined) exported.push((await Array.fromAsync(writeExport(held))).join(''));
  }
  await persistence.close();
  return exported;
}

/** Each test continues where the one before it ended. */
describe('a laptop’s data', () => {
  const laptop = preparedDataFolder();
  const returned = temporaryFolder();
  const archives = temporaryFolder();
  const first = join(archives.path, 'first.tar.gz');
  const second = join(archives.path, 'second.tar.gz');
  const elsewhere = temporaryFolder();
  let server: TestDatabase;
  let onServer: Readonly<Record<string, string>>;
  let before: readonly string[];
  let waiting: string;

  beforeAll(async () => {
    server = await cloneDatabase();
    onServer = { DATA_DIR: elsewhere.path, DATABASE_URL: server.url };
    const inbox = await startSmtpInbox();
    const env = { DATA_DIR: laptop.path, MAIL_FROM: 'no-reply@example.org', TRUST_PROXY: '1' };
    const started = await ServiceProcess.start({
      ...env,
      SMTP_URL: inbox.url,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    });
    const service: ServiceUnderTest = {
      baseUrl: started.baseUrl,
      mailsTo: async (address) => inbox.mails.filter(({ recipients }) => recipients.includes(address)),
      log: () => '',
      close: async () => undefined,
    };
    await buysAMap(new Person(service, new Set()));
    const other = new Person(service, new Set());
    await other.logsIn();
    await other.client.post('/assessments/submit', exampleResponses());
    await inbox.stop();
    const owed = new Person(service, new Set());
    waiting = owed.address;
    await owed.client.post('/auth/request', { email: waiting });
    await started.stop();
    before = await exportsOf({ folder: join(laptop.path, 'db') });
  });
  afterAll(async () => {
    await server.drop();
    for (const folder of [laptop, returned, archives, elsewhere]) folder.remove();
  });

  test('goes to PostgreSQL with one command each way, and nobody’s export changes by a byte', async () => {
    expect(before).toHaveLength(2);
    expect(await svcJson({ DATA_DIR: laptop.path }, 'backup', first)).toMatchObject({
      files: 1,
      was_in_use: false,
    });
    expect(await svcJson(onServer, 'restore', first)).toEqual({ files: 1, withheld_mails: 0 });
    expect(await exportsOf({ url: server.url })).toEqual(before);
  });

  test('comes back to a laptop in the same way', async () => {
    await svcJson(onServer, 'backup', second);
    await svcJson({ DATA_DIR: returned.path }, 'restore', second);
    expect(await exportsOf({ folder: join(returned.path, 'db') })).toEqual(before);
  });

  test('is not restored where there is data already', async () => {
    expect(await svc(onServer, ['restore', first])).toMatchObject({
      status: 1,
      errorOutput: 'This database already contains data: restore into an empty one.',
    });
  });

  test('sends the mails that are still owed, each once, and none that was sent before', async () => {
    const inbox = await startSmtpInbox();
    const env = { ...onServer, SMTP_URL: inbox.url, MAIL_FROM: 'no-reply@example.org' };
    const service = await ServiceProcess.start(env);
    const openJobs = `
      select name from pgboss.job where state in ('created', 'retry', 'active') and name <> 'purge_expired_rows'`;
    await eventually(async () => expect(await server.query(openJobs)).toEqual([]));
    await service.stop();
    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[waiting]]);
    await inbox.stop();
  });
});

const kills = 4;

type Left = 'nothing' | 'everything';

interface Run {
  readonly variables: Readonly<Record<string, string>>;
  readonly argv: readonly string[];
  /** What the run has left behind. Fails if it is neither nothing nor everything. */
  readonly left: () => Promise<Left>;
  /** Undoes the run, so that it can be repeated. */
  readonly undo: () => Promise<void> | void;
}

describe('a command that is killed', () => {
  const folder = temporaryFolder();
  const archive = join(folder.path, 'all.tar.gz');
  let source: TestDatabase;
  let env: Readonly<Record<string, string>>;

  const people = 4_000;
  const seed = `
    insert into app_user (email, email_key, language, created_at)
      select n || '@example.com', n || '@example.com', 'en', now() from generate_series(1, ${people}) n;
    insert into assessment_draft select id, '[]', '1', now(), 0, 0, false from app_user;
    insert into stored_file select 'maps/' || id || '.pdf', decode(repeat(md5(id::text), 500), 'hex') from app_user where id <= 300;
    insert into situation_map (user_id, submitted_at, language, intake, shelf, stage, profile, narrative, pdf_key, completed_at,
      report_expires_at)
      select id, now(), 'en', '{}', '[]', 'complete', '{}', '{}', 'maps/' || id || '.pdf', now(), now()
      from app_user where id <= 300;`;

  beforeAll(async () => {
    source = await cloneDatabase();
    await source.query(seed);
    env = { DATA_DIR: folder.path, DATABASE_URL: source.url };
  });
  afterAll(async () => {
    await source.drop();
    folder.remove();
  });

  /**
   * Kills the run at several moments of its second half, measured by a complete run, because the first half is the start
   * of the program. A run that has done its work before its kill is undone, and the following ones are killed earlier.
   */
  async function killAtSomeMoments(run: Run): Promise<void> {
    const begun = performance.now();
    await svcJson(run.variables, ...run.argv);
    let wholeMs = performance.now() - begun;
    await run.undo();
    for (let cutOff = 0; cutOff < kills;) {
      const child = spawnSvc(run.variables, run.argv);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await Promise.race([ended, delay(wholeMs * (0.5 + (0.5 * cutOff) / kills))]);
      child.kill('SIGKILL');
      await ended;
      if ((await run.left()) === 'everything') {
        await run.undo();
        wholeMs *= 0.95;
      } else {
        cutOff += 1;
      }
    }
  }

  test('leaves no incomplete archive', async () => {
    const undo = () => rmSync(archive);
    const left = async (): Promise<Left> => {
      if (!existsSync(archive)) return 'nothing';
      // Throws if the end of the archive is missing.
      gunzipSync(readFileSync(archive));
      return 'everything';
    };
    await killAtSomeMoments({ variables: env, argv: ['backup', archive], left, undo });
    expect(await svcJson(env, 'backup', archive)).toMatchObject({ files: 300 });
  });

  test('leaves no part of the rows, and can be run again', async () => {
    const target = await cloneDatabase();
    const variables = { DATA_DIR: folder.path, DATABASE_URL: target.url };
    const count = async (): Promise<unknown> =>
      (await target.query('select count(*)::int as count from app_user'))[0];
    const undo = async () => void (await target.query('truncate app_user, catalog, stored_file cascade'));
    const left = async (): Promise<Left> => {
      const rows = await count();
      expect([{ count: 0 }, { count: people }]).toContainEqual(rows);
      return isDeepStrictEqual(rows, { count: 0 }) ? 'nothing' : 'everything';
    };
    await killAtSomeMoments({ variables, argv: ['restore', archive], left, undo });
    expect(await svcJson(variables, 'restore', archive)).toMatchObject({ files: 300 });
    expect(await count()).toEqual({ count: people });
    await target.drop();
  });
});

/** Receives the receipt and the mail about the report as well. */
async function buysAMap(person: Person): Promise<void> {
  await person.logsIn();
  const { client, address } = person;
  const { id } = (await client.get('/me')).body;
  const { payload, signature } = signed(
    checkoutCompleted('pi_backup', { client_reference_id: String(id), customer_details: { email: address } }),
  );
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  await client.send('/webhooks/stripe', { method: 'POST', raw: payload, headers });
  await person.receivesMail();
  const { map_id: mapId } = (await client.post('/map/intake', exampleIntake)).body;
  await person.receivesMail();
  await eventually(async () => expect((await client.get(`/map/${mapId}/pdf`)).status).toBe(200));
}
