import { makeLogger } from '#bootstrap/reporting/logger.ts';
import { openWebClient } from '#bootstrap/web-client/open-web-client.ts';
import { prepareDataTemplate } from '../databases/data-folders.ts';
import { startSharedServer } from '../databases/shared-postgres.ts';

/** Prepares everything that each test with processes would otherwise have to wait for. */
export default async function prepareProcesses(): Promise<void> {
  await Promise.all([startSharedServer(), prepareDataTemplate(), bundleApplication()]);
}

export async function bundleApplication(): Promise<void> {
  await openWebClient({ log: makeLogger('warn'), print: () => undefined });
}
