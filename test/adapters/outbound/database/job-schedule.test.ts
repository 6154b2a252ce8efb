import { describe, expect, test } from '@jest/globals';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { cloneDatabase } from '#test/support/databases/databases.ts';
import { eventually } from '#test/support/eventually.ts';
import { handlersOf } from '#test/support/makers/job-handlers.ts';
import { postgresPersistence } from '#test/support/databases/persistence.ts';

/** Makes the job due, because the worker's own schedule is every full hour. */
const everyMinute = `
  insert into pgboss.schedule (name, cron, data)
  values ('purge_expired_rows', '* * * * *', '{"kind": "purge_expired_rows"}')`;

const jobs = `select name from pgboss.job where name in ('__pgboss__send-it', 'purge_expired_rows')`;
const openJobs = `${jobs} and state < 'completed'`;

describe('the hourly purge', () => {
  test('runs once when it is due, with any number of workers', async () => {
    const clone = await cloneDatabase();
    await clone.query(everyMinute);
    const persistence = await postgresPersistence(await openDatabase({ url: clone.url }));
    let purges = 0;
    const handlers = handlersOf({
      purge_expired_rows: async () => {
        purges += 1;
      },
    });

    const workers = await Promise.all([1, 2, 3].map(() => persistence.makeWorker()));
    // The workers' own schedule replaces this one as soon as they start, so it must have been due before.
    await eventually(async () => expect(await clone.query(jobs)).not.toHaveLength(0));
    for (const worker of workers) await worker.start(handlers);
    await eventually(() => expect(purges).toBeGreaterThan(0));
    await eventually(async () => expect(await clone.query(openJobs)).toStrictEqual([]));

    expect(purges).toBe(1);
    expect(await clone.query(`${jobs} and name = 'purge_expired_rows'`)).toHaveLength(1);
    expect(await clone.query('select name, cron, timezone from pgboss.schedule')).toStrictEqual([
      { name: 'purge_expired_rows', cron: '0 * * * *', timezone: 'UTC' },
    ]);
    for (const worker of workers) await worker.stop(1000);
    await persistence.close();
    await clone.drop();
  });
});
