import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import type { Statement } from '../../../../src/adapters/outbound/database/postgres/connection.ts';
import { type Database, openDatabase } from '../../../../src/adapters/outbound/database/postgres/database.ts';
import { PostgresIdempotencyStore } from '../../../../src/adapters/outbound/database/postgres/idempotency-store.ts';
import { DatabaseUnavailable } from '../../../../src/application/ports/outage.ts';
import type { Stores } from '../../../../src/application/ports/unit-of-work.ts';
import type { LoginRequestId } from '../../../../src/domain/sessions/magic-link.ts';
import type { TokenHash } from '../../../../src/domain/sessions/token.ts';
import { aDraft } from '../../../support/assessments.ts';
import { cloneDatabase, createDatabase, type TestDatabase } from '../../../support/databases.ts';
import { eventually } from '../../../support/eventually.ts';
import { expectOk } from '../../../support/expect-ok.ts';
import { aLoggedInUser, anEmail, anOpenLink, aUser, later, noon } from '../../../support/logins.ts';
import { type Persistence, postgresPersistence } from '../../../support/persistence.ts';

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

  test('a key that is worked on elsewhere is in flight, and free for nobody until that ends', async () => {
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

  test('a key that was settled between two looks is settled', async () => {
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

  test('a link of an address waits for another that is being redeemed, and loses', async () => {
    const email = anEmail();
    const [first, second] = [await anOpenLink(persistence, email), await anOpenLink(persistence, email)];
    const outcome = Promise.withResolvers<unknown>();

    await persistence.unitOfWork.run(async ({ magicLinks }) => {
      expect(await magicLinks.redeem(first.link.hash, email.key, noon)).toStrictEqual(first.request);
      elsewhere(() => {
        outcome.resolve(persistence.magicLinks.redeem(second.link.hash, email.key, noon));
      });
      await delay(100);
      return Ok(undefined);
    });

    expect(await outcome.promise).toBeUndefined();
  });

  test('the links of an address are locked in one order, whatever order they came in', async () => {
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

  test('two units that wait for each other both succeed: the one given up begins anew', async () => {
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
    expect(attempts).toBe(3);
    const [first, second] = await Promise.all(
      [one, other].map(({ id }) => persistence.assessmentDrafts.find(id)),
    );
    expect(first).toStrictEqual(second);
  });

  test('the purge neither waits for rows that others work on nor deletes them', async () => {
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

  test('no key of a rate limit is stored in clear', async () => {
    await persistence.rateLimiter.take('login_requests_per_address', 'somebody@example.com');

    const rows = await clone.query('select key from rate_limit');
    expect(rows).toStrictEqual([{ key: expect.stringMatching(/^login_requests_per_address:[\w-]{43}$/) }]);
  });

  test('the first outcome of a delivery stays on record', async () => {
    const { id } = await persistence.loginRequests.record(anEmail(), 'en', noon);
    await persistence.loginRequests.settle(id, { state: 'rejected', code: '550' }, noon);
    await persistence.loginRequests.settle(id, { state: 'sent' }, later({ minutes: 1 }));

    const outcome = `select delivery, rejection_code, settled_at from login_request where id = ${id}`;
    expect(await clone.query(outcome)).toStrictEqual([
      { delivery: 'rejected', rejection_code: '550', settled_at: noon },
    ]);
  });

  test('the queue lags by the age of the oldest job that could have started', async () => {
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

  test('a login mail is tried for a day, with pauses of up to half a minute, by workers that give signs of life', async () => {
    const job = { kind: 'send_login_mail', loginRequestId: 2 as LoginRequestId } as const;
    await persistence.unitOfWork.run(async ({ jobs }) => Ok(await jobs.enqueue(job)));

    const [retries] = await clone.query(retriesOfLoginMails);
    expect(retries).toStrictEqual({
      retry_delay: 1,
      retry_backoff: true,
      retry_delay_max: 30,
      heartbeat_seconds: 10,
      covers_a_day: true,
      is_kept_for_a_day: true,
    });
  });

  test('a query that takes too long is an outage', async () => {
    const hasty = await openDatabase({ url: clone.url, queryTimeoutMs: 200 });

    const slow = hasty.connection.query({ text: 'select pg_sleep(5)' }, []);

    await expect(slow).rejects.toThrow(DatabaseUnavailable);
    await hasty.close();
  });
});

const waitsForItsNextAttempt = `
  update pgboss.job
  set state = 'retry', created_on = now() - interval '1 hour', start_after = now() + interval '1 minute'`;
const retriesOfLoginMails = `
  select retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds,
    retry_limit * retry_delay_max >= 24 * 60 * 60 as covers_a_day,
    keep_until >= start_after + interval '1 day' as is_kept_for_a_day
  from pgboss.job where name = 'send_login_mail' and data->>'loginRequestId' = '2'`;
const lockLink = 'select from magic_link where token_hash = $1 for update';
const waitingForALock = `
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const oneIsLate = `
  update pgboss.job set start_after = now() - interval '90 seconds'
  where id = (select id from pgboss.job where state = 'created' limit 1)`;

/** Runs what it is given as another request would: outside of the unit of work that is open here. */
const elsewhere = AsyncLocalStorage.snapshot();

const longAgo = new Date('2001-01-01');

describe('a server without tables', () => {
  test('gets them once from five instances that start together', async () => {
    const empty = await createDatabase();

    const databases = await Promise.all([1, 2, 3, 4, 5].map(() => openDatabase({ url: empty.url })));

    const applied = await empty.query('select name from schema_migration');
    expect(applied).toStrictEqual([{ name: '0001-initial-schema' }]);
    for (const database of databases) await (await postgresPersistence(database)).close();
    await empty.drop();
  });
});
