import { PostgresDataCopier } from '#adapters/outbound/database/postgres/copying/data-copier.ts';
import { makeTarArchive } from '#adapters/outbound/files/tar-archive.ts';
import { systemClock } from '#adapters/outbound/system/system-clock.ts';
import { makeBackUp } from '#application/operations/back-up.ts';
import { makeRestore, type RestoreRequest } from '#application/operations/restore.ts';
import type { Config } from './configuration/config.ts';
import { makeLogger } from './reporting/logger.ts';
import { openStores } from './stores.ts';

/** Uses one connection without time limits. So any other connection to the database must belong to another process. */
export async function openBackups(config: Config, file: string, purpose: 'backup' | 'restore') {
  const stores = await openStores(config, {
    log: makeLogger('silent'),
    work: false,
    migrate: purpose === 'restore' || config.databaseUrl === undefined,
    limits: { maxConnections: 1, queryTimeoutMs: 0 },
  });
  const archive = makeTarArchive(file);
  const data = new PostgresDataCopier(stores.database, stores.boss);
  const fileStore = config.storage.kind === 'database' ? undefined : stores.parts.fileStore;
  return {
    backUp: () => makeBackUp({ data, fileStore, clock: systemClock })(archive),
    restore: (request: RestoreRequest) => makeRestore({ data, fileStore })(archive, request),
    close: stores.close,
  };
}
