import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { type Database, openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { examineDatabase } from '#adapters/outbound/database/postgres/schema/examine-database.ts';
import type { LoginRequestId } from '#domain/sessions/magic-link.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { createDatabase, type TestDatabase } from '#test/support/databases/databases.ts';
import { handlersOf } from '#test/support/makers/job-handlers.ts';
import { aLoggedInUser, anEmail, anOpenLink, noon } from '#test/support/makers/logins.ts';
import { type Persistence, postgresPersistence } from '#test/support/databases/persistence.ts';
import { openPoolerStub, type PoolerStub } from '#test/support/databases/pooler-stub.ts';
import { aSubmission } from '#test/support/makers/situation-maps.ts';

const limits = {
  text: "select current_setting('statement_timeout') as query, current_setting('idle_in_transaction_session_timeout') as idle",
};

describe('behind a pooler in transaction mode', () => {
  let empty: TestDatabase;
  let pooler: PoolerStub;
  let database: Database;
  let persistence: Persistence;

  beforeAll(async () => {
    empty = await createDatabase();
    pooler = await openPoolerStub(empty.url);
    database = await openDatabase({ url: pooler.url, directUrl: empty.url });
    persistence = await postgresPersistence(database);
  });
  afterAll(async () => {
    await persistence.close();
    await pooler.close();
    await empty.drop();
  });

  test('an empty database gets its tables, and every kind of access works', async () => {
    const { user, hash } = await aLoggedInUser(persistence);
    const { link } = await anOpenLink(persistence, user.email);
    await persistence.catalog.seed(shippedBooks, noon);

    expect(await persistence.sessions.findLive(hash, noon)).toBeDefined();
    expect(await persistence.magicLinks.redeem(link.hash, link.emailKey, noon)).toBeDefined();
    expect(await persistence.maps.submit(aSubmission(user.id))).toMatchObject({ state: 'submitted' });
    expect(await persistence.rateLimiter.take('login_requests_per_client', 'client')).toBeUndefined();
    expect(await persistence.readiness.check()).toMatchObject([{ ok: true }, { ok: true }]);
    expect(pooler.refused).toEqual([]);
  });

  test('a job that is enqueued there is announced to a worker, which has a session of its own', async () => {
    const { promise: ran, resolve: run } = Promise.withResolvers<LoginRequestId>();
    const worker = await persistence.makeWorker();
    await worker.start(handlersOf({ send_login_mail: async ({ loginRequestId }) => run(loginRequestId) }));
    const loginRequestId = 7 as LoginRequestId;
    await persistence.unitOfWork.run(async ({ users, jobs }) => {
      await users.admit(anEmail(), 'en', noon);
      return Ok(await jobs.enqueue({ kind: 'send_login_mail', loginRequestId }));
    });
    expect(await ran).toBe(loginRequestId);
    await worker.stop(1000);
    expect(pooler.refused).toEqual([]);
  });

  test('the limits of the server hold for each transaction, and for nothing after it', async () => {
    const inside = await database.transaction(async (connection) => ({
      result: await connection.query(limits, []),
      commit: true,
    }));
    expect(inside).toEqual([{ query: '5s', idle: '10s' }]);
    expect(await database.connection.query(limits, [])).toEqual([{ query: '0', idle: '0' }]);
  });

  test('a role without a limit for single statements is found by the examination', async () => {
    expect(await examineDatabase(database)).toMatchObject([
      { health: 'ok' },
      { health: 'warning', advice: expect.stringContaining('set statement_timeout') },
    ]);
    const direct = await openDatabase({ url: empty.url });
    expect(await examineDatabase(direct)).toMatchObject([{ health: 'ok' }]);
    await direct.close();
  });
});

test('without its setting, the service does not work through the pooler', async () => {
  const empty = await createDatabase();
  const pooler = await openPoolerStub(empty.url);
  await expect(openDatabase({ url: pooler.url })).rejects.toThrow('The database does not answer.');
  expect(pooler.refused).not.toEqual([]);
  await pooler.close();
  await empty.drop();
});
