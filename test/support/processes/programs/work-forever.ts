/**
 * A worker on the database at the given URL. It reports each login mail that it starts to send, and never finishes one.
 */
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { PgBossJobWorker } from '#adapters/outbound/database/postgres/jobs/job-worker.ts';
import { openJobQueue } from '#adapters/outbound/database/postgres/jobs/pg-boss.ts';
import { handlersOf } from '#test/support/makers/job-handlers.ts';

const database = await openDatabase({ url: process.argv[2] ?? '' });
const boss = await openJobQueue(database.native, { work: true, onError: () => undefined });
const handlers = handlersOf({
  send_login_mail: ({ loginRequestId }) => {
    process.send?.(loginRequestId);
    return new Promise(() => undefined);
  },
});
await new PgBossJobWorker(boss).start(handlers);
process.send?.('ready');
