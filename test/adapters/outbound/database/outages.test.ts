import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { type Database, openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { postgresWaitLimit } from '#adapters/outbound/database/postgres/connection/waiting-time.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import type { Stores } from '#application/ports/unit-of-work.ts';
import type { ApiKeyId } from '#domain/api-keys/api-key.ts';
import type { LoginRequestId } from '#domain/sessions/magic-link.ts';
import { cloneDatabase } from '#test/support/databases/databases.ts';
import { eventually } from '#test/support/eventually.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { handlersOf } from '#test/support/makers/job-handlers.ts';
import { openLeakyProxy } from '#test/support/servers/leaky-proxy.ts';
import { aLoggedInUser, anEmail, aTokenHash, noon } from '#test/support/makers/logins.ts';
import { type PostgresServer, startPostgres } from '#test/support/databases/native-postgres.ts';
import { type Persistence, postgresPersistence } from '#test/support/databases/persistence.ts';
import { aSubmission } from '#test/support/makers/situation-maps.ts';
import { beforeTimer, withoutTimers } from '#test/support/timers.ts';

const maxConnections = 3;

describe('a PostgreSQL server that goes away', () => {
  let server: PostgresServer;
  let database: Database;
  let persistence: Persistence;
  const connectionErrors: Error[] = [];

  beforeAll(async () => {
    server = await startPostgres();
    database = await openDatabase({
      url: server.urlOf('postgres'),
      maxConnections,
      onConnectionError: (error) => connectionErrors.push(error),
    });
    persistence = await postgresPersistence(database, { expectsErrors: true });
  });

  afterEach(() => server.start());

  afterAll(async () => {
    await persistence.close();
    await server.dispose();
  });

  const logIn = async ({ users, sessions }: Stores) => {
    const hash = aTokenHash();
    const user = await users.admit(anEmail(), 'en', noon);
    await sessions.open(hash, user.id, noon);
    return Ok(hash);
  };

  test('is reported as an outage, without waiting for a time limit, by everything that uses it', async () => {
    const { user, hash } = await aLoggedInUser(persistence);
    await server.kill();

    const attempts = await withoutTimers(() =>
      Promise.allSettled([
        persistence.sessions.findLive(hash, noon),
        persistence.sessions.touch(hash, noon),
        persistence.users.admit(anEmail(), 'en', noon),
        persistence.magicLinks.redeem(hash, user.email.key, noon),
        persistence.assessments.list(user.id, 1),
        persistence.maps.submit(aSubmission(user.id)),
        persistence.catalog.current(),
        persistence.fileStore.find('maps/1.pdf'),
        persistence.mailRecord.isSettled('report-1'),
        persistence.apiKeys.find('unknown1' as ApiKeyId),
        persistence.rateLimiter.take('login_requests_per_client', 'client'),
        persistence.rateLimiter.giveBack('login_requests_per_client', 'client'),
        persistence.expiredRows.purge(noon, 1),
        persistence.unitOfWork.run(logIn),
        openDatabase({ url: server.urlOf('postgres') }),
      ]),
    );

    for (const attempt of attempts) {
      expect(attempt).toStrictEqual({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    }
  });

  test('makes the service not ready, without an exception', async () => {
    await server.kill();

    expect(await persistence.readiness.check()).toStrictEqual([
      { name: 'database', ok: false },
      { name: 'queue', ok: false },
    ]);
  });

  test('works again after its return, without a restart here', async () => {
    const { hash } = await aLoggedInUser(persistence);
    await server.kill();
    await expect(persistence.sessions.findLive(hash, noon)).rejects.toThrow(DatabaseUnavailable);
    await server.start();

    expect(await persistence.sessions.findLive(hash, noon)).toBeDefined();
    expectOk(await persistence.unitOfWork.run(logIn));
  });

  test('loses no connection for good: interrupted units of work return theirs', async () => {
    const cutOff = Array.from({ length: 2 * maxConnections }, () => {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const { promise: killed, resolve: kill } = Promise.withResolvers<void>();
      const run = persistence.unitOfWork.run(async (stores) => {
        begin();
        await killed;
        return logIn(stores);
      });
      return { begun, kill, run };
    });
    await Promise.all(cutOff.slice(0, maxConnections).map(({ begun }) => begun));
    await server.kill();
    for (const { kill } of cutOff) kill();
    for (const { run } of cutOff) await expect(run).rejects.toThrow(DatabaseUnavailable);
    await server.start();

    const runs = Array.from({ length: 2 * maxConnections }, () => persistence.unitOfWork.run(logIn));

    for (const result of await Promise.all(runs)) expectOk(result);
  });

  test('stops no worker for good: jobs run again after its return', async () => {
    const { promise: ran, resolve: run } = Promise.withResolvers<LoginRequestId>();
    const worker = await persistence.makeWorker();
    await worker.start(handlersOf({ send_login_mail: async ({ loginRequestId }) => run(loginRequestId) }));
    await server.kill();
    await expect(persistence.sessions.findLive(aTokenHash(), noon)).rejects.toThrow(DatabaseUnavailable);
    await server.start();

    const loginRequestId = 7 as LoginRequestId;
    await persistence.unitOfWork.run(async ({ jobs }) =>
      Ok(await jobs.enqueue({ kind: 'send_login_mail', loginRequestId })),
    );

    expect(await ran).toBe(loginRequestId);
    await worker.stop(1000);
  });

  test('starts no part of a worker: after its return the worker may be started again', async () => {
    const ran: string[] = [];
    const noting = (start: string) =>
      handlersOf({
        send_login_mail: async ({ loginRequestId }) => void ran.push(`${start} ${loginRequestId}`),
      });
    const worker = await persistence.makeWorker();
    await server.kill();
    await expect(worker.start(noting('first'))).rejects.toThrow(DatabaseUnavailable);
    await server.start();
    await eventually(() => worker.start(noting('second')));

    const ids = Array.from({ length: 10 }, (_, index) => 100 + index);
    await persistence.unitOfWork.run(async ({ jobs }) => {
      for (const id of ids)
        await jobs.enqueue({ kind: 'send_login_mail', loginRequestId: id as LoginRequestId });
      return Ok(undefined);
    });

    await eventually(() => expect(ran).toHaveLength(ids.length));
    expect(ran.toSorted()).toEqual(ids.map((id) => `second ${id}`));
    await worker.stop(1000);
  });

  test('reports broken idle connections, instead of ending the process', async () => {
    await persistence.users.admit(anEmail(), 'en', noon);
    connectionErrors.length = 0;

    await server.kill();

    await eventually(() => expect(connectionErrors).not.toEqual([]));
  });
});

describe('a network that drops everything', () => {
  test('ends queries after the time limit, and no later query waits for the same connection', async () => {
    const clone = await cloneDatabase();
    const proxy = await openLeakyProxy(clone.url);
    const database = await openDatabase({ url: proxy.url, maxConnections: 1, queryTimeoutMs: 300 });
    const persistence = await postgresPersistence(database);
    const reads = [
      () => persistence.sessions.findLive(aTokenHash(), noon),
      () => persistence.users.admit(anEmail(), 'en', noon),
      () => persistence.unitOfWork.run(async ({ users }) => Ok(await users.admit(anEmail(), 'en', noon))),
    ];

    for (const read of reads) {
      await read();
      proxy.swallowOpenConnections();
      await expect(read()).rejects.toThrow(DatabaseUnavailable);
      await expect(read()).resolves.not.toThrow();
    }

    await proxy.close();
    await persistence.close();
    await clone.drop();
  });

  test('costs a unit of work one time limit, not another one for its rollback', async () => {
    const clone = await cloneDatabase();
    const proxy = await openLeakyProxy(clone.url);
    const database = await openDatabase({ url: proxy.url, maxConnections: 1, queryTimeoutMs: 1000 });
    const persistence = await postgresPersistence(database, { expectsErrors: true });

    const run = persistence.unitOfWork.run(async ({ users }) => {
      proxy.swallowOpenConnections();
      // A query ends after 1.2 seconds at most.
      return Ok(await beforeTimer(2000, users.admit(anEmail(), 'en', noon)));
    });

    await expect(beforeTimer(2000, run)).rejects.toThrow(DatabaseUnavailable);
    await proxy.close();
    await persistence.close();
    await clone.drop();
  });

  test('costs a request no more than it may wait for the database, over all its queries', async () => {
    const clone = await cloneDatabase();
    const proxy = await openLeakyProxy(clone.url);
    const persistence = await postgresPersistence(await openDatabase({ url: proxy.url }), {
      expectsErrors: true,
    });
    const read = () => persistence.sessions.findLive(aTokenHash(), noon);
    await Promise.all([read(), read()]);
    proxy.swallowOpenConnections();

    // Without the limit, each of the two queries would end after 6 seconds.
    const request = postgresWaitLimit.limit(1000, async () => {
      await expect(read()).rejects.toThrow(DatabaseUnavailable);
      await expect(read()).rejects.toThrow(DatabaseUnavailable);
    });

    await beforeTimer(3000, request);
    await proxy.close();
    await persistence.close();
    await clone.drop();
  });

  test('makes the service not ready before its queries are given up', async () => {
    const clone = await cloneDatabase();
    const proxy = await openLeakyProxy(clone.url);
    const persistence = await postgresPersistence(await openDatabase({ url: proxy.url }));
    expect(await persistence.readiness.check()).toMatchObject([{ ok: true }, { ok: true }]);
    proxy.swallowOpenConnections();

    // The time limit of a query is five seconds.
    const checks = await beforeTimer(4000, persistence.readiness.check());

    expect(checks).toStrictEqual([
      { name: 'database', ok: false },
      { name: 'queue', ok: false },
    ]);
    await proxy.close();
    await persistence.close();
    await clone.drop();
  });
});
