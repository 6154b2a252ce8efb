import { describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import type { LoginRequestId } from '#domain/sessions/magic-link.ts';
import { cloneDatabase } from '#test/support/databases/databases.ts';
import { handlersOf } from '#test/support/makers/job-handlers.ts';
import { postgresPersistence } from '#test/support/databases/persistence.ts';
import { runProgram } from '#test/support/processes/program.ts';

/** Pretends that the worker's last heartbeat was ten seconds ago. */
const silentForTenSeconds = `
  update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds' where state = 'active'`;

/** A worker also enqueues its own jobs, at every full hour. */
const heartbeats = `select heartbeat_seconds from pgboss.job where name = 'send_login_mail'`;

describe('a worker that is killed in the middle of a job', () => {
  test('is replaced by another after ten seconds without a heartbeat', async () => {
    const clone = await cloneDatabase();
    const persistence = await postgresPersistence(await openDatabase({ url: clone.url }));
    const killed = runProgram('workForever', clone.url);
    expect(await killed.message()).toBe('ready');
    const loginRequestId = 7 as LoginRequestId;
    await persistence.unitOfWork.run(async ({ jobs }) =>
      Ok(await jobs.enqueue({ kind: 'send_login_mail', loginRequestId })),
    );
    expect(await killed.message()).toBe(loginRequestId);

    const { promise: runAgain, resolve: run } = Promise.withResolvers<LoginRequestId>();
    const worker = await persistence.makeWorker();
    await worker.start(handlersOf({ send_login_mail: async (job) => run(job.loginRequestId) }));
    await killed.kill();
    expect(await clone.query(heartbeats)).toStrictEqual([{ heartbeat_seconds: 10 }]);
    await clone.query(silentForTenSeconds);

    expect(await runAgain).toBe(loginRequestId);
    await worker.stop(1000);
    await persistence.close();
    await clone.drop();
  });
});
