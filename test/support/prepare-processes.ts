import { makeLogger } from '../../src/bootstrap/logger.ts';
import { openWebClient } from '../../src/bootstrap/web-client/open-web-client.ts';
import startSharedServer from './start-postgres.ts';

/** What whole processes would otherwise each wait for: a PostgreSQL server, and the bundle of the application. */
export default async function prepareProcesses(): Promise<void> {
  await startSharedServer();
  await openWebClient({ log: makeLogger('warn'), print: () => undefined });
}
