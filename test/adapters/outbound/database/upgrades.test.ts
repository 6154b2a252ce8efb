import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { getMigrationPlans } from 'pg-boss';
import packageOfQueue from 'pg-boss/package.json' with { type: 'json' };
import { Ok } from 'ts-results';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import {
  type ListedMigration,
  liveQueueVersions,
  migrationList,
} from '#adapters/outbound/database/postgres/schema/migration-list.ts';
import type { CheckoutId } from '#domain/purchases/checkout.ts';
import { accessOf } from '#domain/purchases/purchase.ts';
import type { LoginRequestId } from '#domain/sessions/magic-link.ts';
import { cloneDatabase, createDatabase, type TestDatabase } from '#test/support/databases/databases.ts';
import { eventually } from '#test/support/eventually.ts';
import { anEmail, noon } from '#test/support/makers/logins.ts';
import { handlersOf } from '#test/support/makers/job-handlers.ts';
import { faultsOf } from '#test/support/databases/migration-rules.ts';
import { postgresPersistence } from '#test/support/databases/persistence.ts';

/** The data of each release, exactly as it was released. Never change it. */
const released = join(import.meta.dirname, '../../../data/released-schemas');
const releasedNames = readdirSync(released)
  .filter((name) => name.startsWith('0'))
  .map((name) => name.replace('.sql', ''));
const releasedSql = (name: string): string => readFileSync(join(released, `${name}.sql`), 'utf8');

const statementsOf = ({ class: Migration }: ListedMigration) => {
  const migration = new Migration(undefined as never, undefined as never);
  migration.up();
  return { statements: migration.getQueries().map(String), isTransactional: migration.isTransactional() };
};

describe('every migration', () => {
  test('leaves the release before alone', async () => {
    for (const migration of migrationList.filter(({ effect }) => effect !== 'breaking')) {
      const mayDrop = migration.effect === 'contract';
      const faults = await faultsOf({ ...statementsOf(migration), mayDrop });
      expect([migration.name, faults]).toEqual([migration.name, []]);
    }
  });

  test('but those that were released before the rule is one that the release before can live with', () => {
    const breaking = migrationList.filter(({ effect }) => effect === 'breaking');
    expect(breaking.map(({ name }) => name)).toEqual([
      '0001-initial-schema',
      '0002-situation-map',
      '0003-catalog-and-keys',
    ]);
  });

  test('removes only what an earlier release has stopped using', () => {
    const needed = migrationList.flatMap((each) => (each.effect === 'contract' ? [each.after] : []));
    expect(needed.filter((name) => !releasedNames.includes(name))).toEqual([]);
  });

  test.each(releasedNames)('%s is the one that was released', (name) => {
    const migration = migrationList.find((each) => each.name === name);
    const statements = migration === undefined ? [] : statementsOf(migration).statements;
    expect(statements.map((sql) => `${sql.trim()};\n`).join('\n')).toBe(releasedSql(name));
  });
});

describe('the rules for migrations', () => {
  const faults = (sql: string, { mayDrop = false, isTransactional = true } = {}) =>
    faultsOf({ statements: [sql], mayDrop, isTransactional });

  test.each([
    'create table t (id int primary key, name text not null unique); create index on t (name)',
    'alter table session add column device text',
    "alter table session add column device text not null default 'none'",
    'alter table session alter column created_at drop not null',
    'alter table session add constraint c check (created_at > 0) not valid',
    'alter table session validate constraint c',
    'alter table session drop constraint session_kind_check',
    "comment on table session is 'x'",
  ])('allow: %s', async (sql) => expect(await faults(sql)).toEqual([]));

  test.each([
    'alter table session drop column created_at',
    'alter table session drop constraint session_pkey',
    'drop table session',
    'drop index session_by_user',
    'alter table session rename column created_at to begun_at',
    'alter table session rename to login',
    'alter table session alter column created_at type text',
    'alter table session alter column created_at set not null',
    'alter table session add column device text not null',
    'alter table session add column device uuid default gen_random_uuid()',
    "alter table session add column device text check (device <> '')",
    'alter table session add column device text unique',
    'alter table session add constraint c check (created_at > 0)',
    'alter table session add constraint c unique (user_id)',
    'create index on session (created_at)',
    'create index concurrently on session (created_at)',
    'update session set created_at = now()',
    'truncate session',
    'lock table session',
    'vacuum full session',
  ])('refuse: %s', async (sql) => expect(await faults(sql)).toHaveLength(1));

  test('allow an index that stops no writes, and a removal in the release after', async () => {
    const index = 'create index concurrently i on session (created_at)';
    expect(await faults(index, { isTransactional: false })).toEqual([]);
    expect(await faults('alter table session drop column created_at', { mayDrop: true })).toEqual([]);
    expect(await faults('drop table session', { mayDrop: true })).toEqual([]);
  });
});

describe('the tables of the queue', () => {
  const queueVersions = readdirSync(released).flatMap((name) => /^queue-(\d+)\.sql$/.exec(name)?.[1] ?? []);
  const present = packageOfQueue.pgboss.schema;

  test('are kept as each release had them', () => {
    expect(existsSync(join(released, `queue-${present}.sql`))).toBe(true);
  });

  test.each(queueVersions)('of version %s are said to be live where the rules allow it', async (version) => {
    const statements = Number(version) === present ? [] : [getMigrationPlans('pgboss', Number(version))];
    const faults = await faultsOf({ statements, isTransactional: true, mayDrop: false });
    expect(liveQueueVersions.includes(Number(version))).toBe(faults.length === 0);
  });

  test('of a later release stop no process of this one, neither running nor starting', async () => {
    const clone = await cloneDatabase();
    const before = await postgresPersistence(await openDatabase({ url: clone.url }));
    await clone.query('update pgboss.version set version = version + 1');
    const started = await postgresPersistence(await openDatabase({ url: clone.url }));
    const ran: LoginRequestId[] = [];
    const worker = await started.makeWorker();
    await worker.start(handlersOf({ send_login_mail: async (job) => void ran.push(job.loginRequestId) }));
    for (const [index, { unitOfWork }] of [before, started].entries())
      await unitOfWork.run(async ({ jobs }) =>
        Ok(await jobs.enqueue({ kind: 'send_login_mail', loginRequestId: index as LoginRequestId })),
      );
    await eventually(() => expect(new Set(ran)).toEqual(new Set([0, 1])));
    await worker.stop(1000);
    await Promise.all([before.close(), started.close()]);
    await clone.drop();
  });
});

const schema = `
  select table_name || '.' || column_name as name, data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as what
  from information_schema.columns where table_schema = 'public'
  union all select indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  order by 1, 2`;

const madeByMigrator = `
  create table schema_migration (
    id serial primary key, name varchar(255) not null, executed_at timestamptz(6) not null default current_timestamp(6)
  )`;

async function databaseOf(names: readonly string[]): Promise<TestDatabase> {
  const database = await createDatabase();
  await database.query(madeByMigrator);
  for (const name of names) {
    await database.query(releasedSql(name));
    await database.query(`insert into schema_migration (name) values ('${name}')`);
  }
  return database;
}

describe('an upgrade', () => {
  test.each(releasedNames.map((name, index) => [name, releasedNames.slice(0, index + 1)] as const))(
    'from the tables of %s comes to those of a new installation',
    async (_last, names) => {
      const old = await databaseOf(names);
      await old.query(releasedSql('queue-43'));
      const databases = await Promise.all([1, 2].map(() => openDatabase({ url: old.url })));
      const fresh = await cloneDatabase();

      expect(await old.query(schema)).toEqual(await fresh.query(schema));

      await Promise.all(databases.map((database) => database.close()));
      await Promise.all([old.drop(), fresh.drop()]);
    },
  );

  test('that has to wait for a lock lets others through meanwhile', async () => {
    const old = await databaseOf(releasedNames.slice(0, -1));
    const writer = new Client(old.url);
    await writer.connect();
    await writer.query('begin');
    const insert = `
      insert into login_request (email, email_key, language, requested_at) values ('a', 'a', 'en', now())`;
    await writer.query(insert);

    const opening = openDatabase({ url: old.url });
    await eventually(async () => expect(await old.query(waiting)).not.toEqual([]));
    // If a migration kept waiting for its lock, this statement would wait for ever.
    await old.query(insert);
    await writer.query('commit');

    await (await opening).close();
    await writer.end();
    await old.drop();
  });
});

describe('a process of the release before', () => {
  test('writes purchases and checkouts without their product: they are of the map', async () => {
    const clone = await cloneDatabase();
    const { users, purchases, checkouts, ...persistence } = await postgresPersistence(
      await openDatabase({ url: clone.url }),
    );
    const user = await users.admit(anEmail(), 'en', noon);
    await clone.query(`
      insert into purchase (payment, opened_at, verdict, user_id, paid_at, amount_cents, disputes)
      values ('pi_old', now(), 'accepted', ${user.id}, now(), 19700, '{}')`);
    await clone.query(`
      insert into checkout (id, user_id, email, language, price_cents, started_at)
      values ('${'c'.repeat(43)}', ${user.id}, 'anna@example.org', 'en', 19700, now())`);

    expect(accessOf(await purchases.listOf(user.id), 'situation-map')).toBe('granted');
    expect(await checkouts.find('c'.repeat(43) as CheckoutId)).toMatchObject({ product: 'situation-map' });

    await persistence.close();
    await clone.drop();
  });
});

const waiting = `
  select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query ilike '%create index%'`;
