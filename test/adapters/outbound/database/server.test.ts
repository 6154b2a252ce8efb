import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import type { Statement } from '#adapters/outbound/database/postgres/connection/connection.ts';
import { type Database, openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { PostgresIdempotencyStore } from '#adapters/outbound/database/postgres/stores/idempotency-store.ts';
import { PostgresMapStore } from '#adapters/outbound/database/postgres/stores/map-store.ts';
import { openJobQueue } from '#adapters/outbound/database/postgres/jobs/pg-boss.ts';
import { schemaOptions } from '#adapters/outbound/database/postgres/schema/schema.ts';
import { openServer } from '#adapters/outbound/database/postgres/connection/server.ts';
import { postgresWaitLimit } from '#adapters/outbound/database/postgres/connection/waiting-time.ts';
import type { Job } from '#application/ports/job-queue.ts';
import { DatabaseBusy, DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import type { Stores } from '#application/ports/unit-of-work.ts';
import type { LoginRequestId } from '#domain/sessions/magic-link.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import { completeMap, type MapId } from '#domain/situation-map/situation-map.ts';
import { aDraft } from '#test/support/makers/assessments.ts';
import { cloneDatabase, createDatabase, type TestDatabase } from '#test/support/databases/databases.ts';
import { eventually } from '#test/support/eventually.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import {
  aLoggedInUser,
  anEmail,
  anOpenLink,
  aTokenHash,
  aUser,
  later,
  noon,
} from '#test/support/makers/logins.ts';
import { type Persistence, postgresPersistence } from '#test/support/databases/persistence.ts';
import { aCheckout, aPaidPurchase, aPaymentKey } from '#test/support/makers/purchases.ts';
import {
  aCompleteMap,
  aSubmission,
  aSubmissionWithAssessment,
  aSubmittedMap,
  printed,
} from '#test/support/makers/situation-maps.ts';

/** In days; longer than any test takes. */
const aLifetime = 36_500;

describe('on a server, with many connections', () => {
  let clone: TestDatabase;
  let database: Database;
  let persistence: Persistence;

  beforeAll(async () => {
    clone = await cloneDatabase();
    database = await openDatabase({ url: clone.url });
    persistence = await postgresPersistence(database);
  });
  afterAll(async () => {
    await persistence.close();
    await clone.drop();
  });

  test('a key that is in use elsewhere is in flight, and not free until that ends', async () => {
    const scope = { userId: (await aUser(persistence)).id, operation: 'submit', key: randomUUID() };
    const claimIn = ({ idempotency }: Stores) => idempotency.claim(scope, 'payload', noon);

    await persistence.unitOfWork.run(async (stores) => {
      expect(await claimIn(stores)).toStrictEqual({ state: 'fresh' });
      await elsewhere(async () => {
        const second = await persistence.unitOfWork.run(async (other) => Ok(await claimIn(other)));
        expect(expectOk(second)).toStrictEqual({ state: 'in_flight' });
      });
      return Ok(await stores.idempotency.settle(scope, 'payload', 'done', noon));
    });

    const third = await persistence.unitOfWork.run(async (stores) => Ok(await claimIn(stores)));
    expect(expectOk(third)).toStrictEqual({ state: 'settled', answer: 'done' });
  });

  test('a key that was settled between two queries is settled', async () => {
    const scope = { userId: (await aUser(persistence)).id, operation: 'submit', key: randomUUID() };
    const settle = () =>
      persistence.unitOfWork.run(async ({ idempotency }) =>
        Ok(await idempotency.settle(scope, 'payload', 'done', noon)),
      );

    await database.transaction(async (connection) => {
      const store = new PostgresIdempotencyStore({
        run: (work) => connection.run(work),
        query: async <Row>(statement: Statement, values: readonly unknown[]) => {
          await elsewhere(settle);
          return connection.query<Row>(statement, values);
        },
      });
      const claimed = await store.claim(scope, 'payload', noon);
      expect(claimed).toStrictEqual({ state: 'settled', answer: 'done' });
      return { result: undefined, commit: true };
    });
  });

  test('a link of an address waits while another is redeemed, and is then refused', async () => {
    const email = anEmail();
    const [first, second] = [await anOpenLink(persistence, email), await anOpenLink(persistence, email)];
    const outcome = Promise.withResolvers<unknown>();

    await persistence.unitOfWork.run(async ({ magicLinks }) => {
      expect(await magicLinks.redeem(first.link.hash, email.key, noon)).toStrictEqual(first.request);
      elsewhere(() => {
        outcome.resolve(persistence.magicLinks.redeem(second.link.hash, email.key, noon));
      });
      await eventually(async () => expect(await clone.query(waitingForALock)).toHaveLength(1));
      return Ok(undefined);
    });

    expect(await outcome.promise).toBeUndefined();
  });

  test('the links of an address are always locked in the same order', async () => {
    const { link, request } = await anOpenLink(persistence);
    const smallest = 'A'.repeat(43) as TokenHash;
    await persistence.magicLinks.issue({ ...link, hash: smallest });
    const redeemed = Promise.withResolvers<unknown>();

    await database.transaction(async (connection) => {
      await connection.query({ text: lockLink }, [Buffer.from(smallest, 'base64url')]);
      elsewhere(() => redeemed.resolve(persistence.magicLinks.redeem(link.hash, link.emailKey, noon)));
      await eventually(async () => expect(await clone.query(waitingForALock)).toHaveLength(1));
      const free = `select from magic_link where email_key = '${link.emailKey}' for update skip locked`;
      expect(await clone.query(free)).toHaveLength(1);
      return { result: undefined, commit: true };
    });

    expect(await redeemed.promise).toStrictEqual(request);
  });

  test('two units that wait for each other both succeed: the cancelled one starts again', async () => {
    const [one, other] = [await aUser(persistence), await aUser(persistence)];
    const { promise: bothBegan, resolve } = Promise.withResolvers<void>();
    let begun = 0;
    let attempts = 0;
    const save = (first: typeof one, second: typeof one, minutes: number) =>
      persistence.unitOfWork.run(async ({ assessmentDrafts }) => {
        attempts += 1;
        await assessmentDrafts.replace(first.id, aDraft(later({ minutes })));
        begun += 1;
        if (begun === 2) resolve();
        await bothBegan;
        await assessmentDrafts.replace(second.id, aDraft(later({ minutes })));
        return Ok(undefined);
      });

    const results = await Promise.all([save(one, other, 1), save(other, one, 2)]);

    for (const result of results) expectOk(result);
    expect(attempts).toBeGreaterThan(2);
    const [first, second] = await Promise.all(
      [one, other].map(({ id }) => persistence.assessmentDrafts.find(id)),
    );
    expect(first).toStrictEqual(second);
  });

  test('the purge neither waits for locked rows nor deletes them', async () => {
    const { hash } = await aLoggedInUser(persistence, longAgo);
    const purge = () => persistence.expiredRows.purge(later({ days: 31 }, longAgo), 100);

    await persistence.unitOfWork.run(async ({ sessions }) => {
      expect(await sessions.touch(hash, later({ days: 30 }, longAgo))).toBe(true);
      expect(await elsewhere(purge)).toBe(0);
      return Ok(undefined);
    });

    expect(await purge()).toBe(0);
    expect(await persistence.expiredRows.purge(later({ days: 61 }, longAgo), 100)).toBe(1);
  });

  test('the purge deletes the counts of windows that are over', async () => {
    await clone.query(`insert into rate_limit values ('over', 1, 1000), ('open', 1, 2001)`);

    expect(await persistence.expiredRows.purge(new Date(2000), 100)).toBe(1);

    expect(await clone.query(`delete from rate_limit returning key`)).toStrictEqual([{ key: 'open' }]);
  });

  test('no key of a rate limit is stored in plain text', async () => {
    await persistence.rateLimiter.take('login_requests_per_mailbox', 'somebody@example.com');

    const rows = await clone.query('select key from rate_limit');
    expect(rows).toStrictEqual([{ key: expect.stringMatching(/^login_requests_per_mailbox:[\w-]{43}$/) }]);
  });

  test('the first outcome of a mail is kept', async () => {
    await persistence.mailRecord.settle('report-1', { state: 'rejected', code: '550' }, noon);
    await persistence.mailRecord.settle('report-1', { state: 'sent' }, later({ minutes: 1 }));

    const outcome = `select delivery, rejection_code, settled_at from mail_delivery`;
    expect(await clone.query(outcome)).toStrictEqual([
      { delivery: 'rejected', rejection_code: '550', settled_at: noon },
    ]);
  });

  test('the first outcome of a delivery is kept', async () => {
    const { id } = await persistence.loginRequests.record(anEmail(), 'en', noon);
    await persistence.loginRequests.settle(id, { state: 'rejected', code: '550' }, noon);
    await persistence.loginRequests.settle(id, { state: 'sent' }, later({ minutes: 1 }));

    const outcome = `select delivery, rejection_code, settled_at from login_request where id = ${id}`;
    expect(await clone.query(outcome)).toStrictEqual([
      { delivery: 'rejected', rejection_code: '550', settled_at: noon },
    ]);
  });

  test('the lag of the queue is the age of the oldest job that could have started', async () => {
    const lag = async () => (await persistence.readiness.check())[1]?.lagSeconds;
    const job = { kind: 'send_login_mail', loginRequestId: 1 as LoginRequestId } as const;
    const enqueue = () => persistence.unitOfWork.run(async ({ jobs }) => Ok(await jobs.enqueue(job)));

    await enqueue();
    await clone.query(waitsForItsNextAttempt);
    expect(await lag()).toBe(0);
    await enqueue();
    await enqueue();
    await clone.query(oneIsLate);
    expect(await lag()).toBeCloseTo(90, 0);
  });

  test.each<{ readonly job: Job; readonly retries: object }>([
    {
      job: { kind: 'send_login_mail', loginRequestId: 2 as LoginRequestId },
      retries: { retry_delay_max: 30, expire_seconds: 120, days: 1 },
    },
    {
      job: { kind: 'send_receipt', payment: aPaymentKey() },
      retries: { retry_delay_max: 30, expire_seconds: 120, days: aLifetime },
    },
    {
      job: { kind: 'send_report_link', mapId: 2 as MapId, occasion: 'completion' },
      retries: { retry_delay_max: 30, expire_seconds: 120, days: aLifetime },
    },
    {
      job: { kind: 'apply_payment_event', eventId: 'evt_2' },
      retries: { retry_delay_max: 60, expire_seconds: 60, days: aLifetime },
    },
    {
      job: { kind: 'generate_map', mapId: 2 as MapId },
      retries: { retry_delay_max: 300, expire_seconds: 600, days: aLifetime },
    },
    {
      job: { kind: 'purge_expired_rows' },
      retries: { retry_delay_max: 30, expire_seconds: 900, days: 0 },
    },
  ])(
    '$job.kind is retried as long as it is useful, by workers with a heartbeat',
    async ({ job, retries }) => {
      await clone.query('delete from pgboss.job');
      await persistence.unitOfWork.run(async ({ jobs }) => Ok(await jobs.enqueue(job)));

      expect(await clone.query(retriesOfJobs)).toStrictEqual([
        { retry_delay: 1, retry_backoff: true, heartbeat_seconds: 10, ...retries },
      ]);
    },
  );

  test('a job that has waited for years is not deleted', async () => {
    await clone.query('delete from pgboss.job');
    const job = { kind: 'generate_map', mapId: 3 as MapId } as const;
    await persistence.unitOfWork.run(async ({ jobs }) => Ok(await jobs.enqueue(job)));
    await clone.query(hasWaitedForYears);

    const boss = await openJobQueue(database.native, { work: false, onError: () => undefined });
    await boss.supervise();
    await boss.stop({ graceful: false });

    expect(await clone.query('select data from pgboss.job')).toStrictEqual([{ data: job }]);
  });

  test('data of a user are deleted with the user; of a purchase, what an invoice needs stays', async () => {
    const { id } = await aUser(persistence);
    const payment = aPaymentKey();
    await persistence.purchases.open(payment, noon);
    await persistence.purchases.save(aPaidPurchase(payment, id));
    const checkout = aCheckout(id);
    await persistence.checkouts.record(checkout);
    await persistence.mapDrafts.replace(id, { content: {}, savedAt: noon });
    const map = await aCompleteMap(persistence, await aSubmissionWithAssessment(persistence, id));

    await clone.query(`delete from app_user where id = ${id}`);

    expect(await persistence.maps.find(map.id)).toBeUndefined();
    expect(await persistence.mapDrafts.find(id)).toBeUndefined();
    expect(await persistence.checkouts.find(checkout.id)).toBeUndefined();
    expect(await persistence.purchases.find(payment)).toStrictEqual({
      ...aPaidPurchase(payment, id),
      verdict: { kind: 'review', reason: 'unknown_account' },
    });
  });

  test('a locked user prevents nobody from writing rows that refer to the user', async () => {
    const { user } = await aLoggedInUser(persistence);

    await persistence.unitOfWork.run(async ({ users }) => {
      await users.lock(user.id);
      await expect(
        elsewhere(() => persistence.sessions.open(aTokenHash(), user.id, noon)),
      ).resolves.toBeUndefined();
      return Ok(undefined);
    });
  });

  test('a submission starts again if the map that blocks it is completed before it can be read', async () => {
    const first = await aSubmittedMap(persistence, aSubmission((await aUser(persistence)).id));
    const complete = completeMap(printed(first), noon);
    const seen: string[] = [];
    const store = new PostgresMapStore({
      run: (work) => database.connection.run(work),
      query: async <Row>(statement: Statement, values: readonly unknown[]) => {
        seen.push(statement.name ?? '');
        if (seen.length === 2) await persistence.maps.advance('submitted', complete);
        return database.connection.query<Row>(statement, values);
      },
    });

    expect(await store.submit(first.submission)).toMatchObject({ state: 'submitted' });
    expect(seen).toStrictEqual(['submit-map', 'find-map-in-progress', 'submit-map']);
  });

  test('a query that takes too long is an outage', async () => {
    const hasty = await openDatabase({ url: clone.url, queryTimeoutMs: 200 });

    const slow = hasty.connection.query({ text: 'select pg_sleep(5)' }, []);

    await expect(slow).rejects.toThrow(DatabaseUnavailable);
    await hasty.close();
  });

  describe('when many wait for a connection', () => {
    let narrow: Database;
    const read = () => narrow.connection.query({ text: 'select 1' }, []);
    const asRequest = <T>(work: () => Promise<T>, isAdmitted = false) =>
      postgresWaitLimit.limit(10_000, work, isAdmitted);

    /** Many jobs in a line. Resolves when some are done, so that the next has waited for a while. */
    async function crowd(): Promise<{ readonly allDone: Promise<unknown> }> {
      const jobs = Array.from({ length: 40 }, () =>
        narrow.connection.query({ text: 'select pg_sleep(0.03)' }, []),
      );
      await jobs[7];
      return { allDone: Promise.all(jobs) };
    }

    beforeEach(async () => {
      narrow = await openDatabase({ url: clone.url, maxConnections: 1 });
      await read();
    });
    afterEach(() => narrow.close());

    test('further requests are refused at once, and are admitted again as soon as the line is gone', async () => {
      const { allDone } = await crowd();

      await expect(asRequest(read)).rejects.toThrow(DatabaseBusy);
      await allDone;
      await expect(asRequest(read)).resolves.toHaveLength(1);
    });

    test('a request that was served before, and one that is always admitted, wait in the line', async () => {
      const [begun, crowded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const request = asRequest(async () => {
        await read();
        begun.resolve();
        await crowded.promise;
        return read();
      });
      await begun.promise;
      await crowd();
      crowded.resolve();

      await expect(request).resolves.toHaveLength(1);
      await crowd();
      await expect(asRequest(read, true)).resolves.toHaveLength(1);
    });
  });
});

const waitsForItsNextAttempt = `
  update pgboss.job
  set state = 'retry', created_on = now() - interval '1 hour', start_after = now() + interval '1 minute'`;
const retriesOfJobs = `
  select retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds,
    least(floor(retry_limit * retry_delay_max::float8 / 86400), ${aLifetime}) as days
  from pgboss.job`;
const hasWaitedForYears = `
  update pgboss.job
  set state = 'retry', retry_count = 5000, created_on = created_on - interval '5 years',
    start_after = start_after - interval '1 minute', keep_until = keep_until - interval '5 years'`;
const lockLink = 'select from magic_link where token_hash = $1 for update';
const waitingForALock = `
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const oneIsLate = `
  update pgboss.job set start_after = now() - interval '90 seconds'
  where id = (select id from pgboss.job where state = 'created' limit 1)`;

/** Runs a function outside the open unit of work, like another request. */
const elsewhere = AsyncLocalStorage.snapshot();

const longAgo = new Date('2001-01-01');

describe('a server without tables', () => {
  test('gets them once from five instances that start together', async () => {
    const empty = await createDatabase();

    const databases = await Promise.all([1, 2, 3, 4, 5].map(() => openDatabase({ url: empty.url })));

    const applied = await empty.query('select name from schema_migration');
    const { migrationsList } = schemaOptions.migrations;
    expect(applied).toStrictEqual(migrationsList.map(({ name }) => ({ name })));
    for (const database of databases) await (await postgresPersistence(database)).close();
    await empty.drop();
  });
});

describe('a server with the tables of a release before maps', () => {
  test('gets the new ones, and keeps the access to the map', async () => {
    const old = await createDatabase();
    const { orm } = await openServer({ url: old.url });
    await orm.migrator.up({ to: '0001-initial-schema' });
    await orm.close(true);
    await old.query(usersOfBefore);

    const database = await openDatabase({ url: old.url });

    const accesses = await old.query('select email, map_access from app_user order by email');
    expect(accesses).toStrictEqual([
      { email: 'buyer', map_access: 'granted' },
      { email: 'visitor', map_access: 'none' },
    ]);
    await database.close();
    await old.drop();
  });
});

const usersOfBefore = `
  insert into app_user (email, email_key, has_map, language, created_at)
  values ('buyer', 'buyer', true, 'en', now()), ('visitor', 'visitor', false, 'en', now())`;
