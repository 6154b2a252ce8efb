import { dropTemplate, prepareTemplate } from './databases.ts';
import { type PostgresServer, startPostgres } from './native-postgres.ts';

declare global {
  /** The server of this test run; undefined if `TEST_DATABASE_URL` names one. */
  var testServer: PostgresServer | undefined;
}

export async function startSharedServer(): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined) globalThis.testServer = await startPostgres();
  await prepareTemplate(given ?? (globalThis.testServer as PostgresServer).urlOf('postgres'));
}

export async function stopSharedServer(): Promise<void> {
  if (globalThis.testServer === undefined) await dropTemplate();
  else await globalThis.testServer.dispose();
}
