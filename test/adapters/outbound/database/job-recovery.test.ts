import { describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { openDatabase } from '../../../../src/adapters/outbound/database/postgres/database.ts';
import type { LoginRequestId } from '../../../../src/domain/sessions/magic-link.ts';
import { cloneDatabase } from '../../../support/databases.ts';
import { handlersOf } from '../../../support/job-handlers.ts';
import { postgresPersistence } from '../../../support/persistence.ts';
import { runProgram } from '../../../support/program.ts';

describe('a worker that is killed in the middle of a job', () => {
  test('has it run by another within 15 seconds', async () => {
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
    const killedAt = Date.now();
    await killed.kill();

    expect(await runAgain).toBe(loginRequestId);
    expect(Date.now() - killedAt).toBeLessThan(15_000);
    await worker.stop(1000);
    await persistence.close();
    await clone.drop();
  });
});
