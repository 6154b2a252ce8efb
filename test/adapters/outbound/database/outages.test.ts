import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { type Database, openDatabase } from '../../../../src/adapters/outbound/database/postgres/database.ts';
import { DatabaseUnavailable } from '../../../../src/application/ports/outage.ts';
import type { Stores } from '../../../../src/application/ports/unit-of-work.ts';
import type { ApiKeyId } from '../../../../src/domain/api-keys/api-key.ts';
import type { LoginRequestId } from '../../../../src/domain/sessions/magic-link.ts';
import { cloneDatabase } from '../../../support/databases.ts';
import { eventually } from '../../../support/eventually.ts';
import { expectOk } from '../../../support/expect-ok.ts';
import { handlersOf } from '../../../support/job-handlers.ts';
import { openLeakyProxy } from '../../../support/leaky-proxy.ts';
import { aLoggedInUser, anEmail, aTokenHash, noon } from '../../../support/logins.ts';
import { type PostgresServer, startPostgres } from '../../../support/native-postgres.ts';
import { type Persistence, postgresPersistence } from '../../../support/persistence.ts';
import { aSubmission } from '../../../support/situation-maps.ts';
import { beforeTimer, withoutTimers } from '../../../support/timers.ts';

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

  test('is told as an outage, without waiting for a time limit, by everything that uses it', async () => {
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

  test('makes the service not ready, and is not thrown', async () => {
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

  test('takes no connection with it for good: units of work that it cuts off give theirs back', async () => {
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

  test('tells of idle connections that broke, instead of ending the process', async () => {
    await persistence.users.admit(anEmail(), 'en', noon);
    connectionErrors.length = 0;

    await server.kill();

    await eventually(() => expect(connectionErrors).not.toEqual([]));
  });
});

describe('a network that swallows what is sent', () => {
  test('is given up after the time limit, and no later query waits for the same connection', async () => {
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

  test('makes the service not ready before its queries are given up', async () => {
    const clone = await cloneDatabase();
    const proxy = await openLeakyProxy(clone.url);
    const persistence = await postgresPersistence(await openDatabase({ url: proxy.url }));
    expect(await persistence.readiness.check()).toMatchObject([{ ok: true }, { ok: true }]);
    proxy.swallowOpenConnections();

    // A query is given up after five seconds.
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
