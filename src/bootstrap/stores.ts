import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { PostgresExpiredRows } from '#adapters/outbound/database/postgres/expired-rows.ts';
import { PostgresFileStore } from '#adapters/outbound/database/postgres/stores/file-store.ts';
import { PostgresMailRecord } from '#adapters/outbound/database/postgres/stores/mail-record.ts';
import { openJobQueue } from '#adapters/outbound/database/postgres/jobs/pg-boss.ts';
import { storesOn } from '#adapters/outbound/database/postgres/stores/stores.ts';
import { PostgresUnitOfWork } from '#adapters/outbound/database/postgres/connection/unit-of-work.ts';
import { openFolderFileStore } from '#adapters/outbound/files/folder-file-store.ts';
import { makeFolderCheck } from '#adapters/outbound/files/folder-check.ts';
import type { FileStore } from '#application/ports/file-store.ts';
import type { Tracing } from '#application/ports/operations/tracing.ts';
import type { Readiness } from '#application/ports/operations/readiness.ts';
import { type Config, ownFilesFolder } from './configuration/config.ts';
import { naming } from './configuration/naming.ts';
import type { StorageConfig } from './configuration/storage.ts';
import { waitForDatabase } from './wait-for-database.ts';

interface Opening {
  readonly log: Logger;
  /** Whether this process runs jobs. */
  readonly work: boolean;
  /** Whether to migrate old tables, or to refuse them. */
  readonly migrate: boolean;
  /** How long to wait for a database that does not respond. Default: not at all. */
  readonly waitSeconds?: number;
  readonly tracing?: Tracing;
  /** Limits that differ from those of a service. */
  readonly limits?: { readonly maxConnections: number; readonly queryTimeoutMs: number };
}

/** Opens database, queue and file store, for the service and for operators' commands; `close` closes them again. */
export async function openStores(config: Config, { work, tracing, ...opening }: Opening) {
  const { log, waitSeconds = 0 } = opening;
  const database = await openConfiguredDatabase(config, opening);
  const { connection } = database;
  const onError = (err: unknown): void => log.warn({ err }, 'job queue');
  const waiting = { seconds: waitSeconds, log };
  const boss = await naming(databaseVariable(config), () =>
    waitForDatabase(() => openJobQueue(database.native, { work, onError }), waiting),
  );
  const fileStore = await openFiles(config, config.storage, database);
  return {
    parts: {
      ...storesOn(connection),
      mailRecord: new PostgresMailRecord(connection),
      expiredRows: new PostgresExpiredRows(connection),
      unitOfWork: new PostgresUnitOfWork(database, boss, tracing),
      fileStore,
    },
    storageReadiness: storageReadinessOf(config, fileStore),
    database,
    boss,
    close: async (): Promise<void> => {
      await boss.stop({ graceful: false });
      await database.close();
    },
  };
}

/** The variable that contains the address of the database. */
export const databaseVariable = ({ databaseUrl }: Config): 'DATA_DIR' | 'DATABASE_URL' =>
  databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';

/** The variable that contains the address of the file store. */
export const storageVariable = ({ storage, dataDir }: Config): 'DATA_DIR' | 'STORAGE_URL' =>
  storage.kind === 'folder' && storage.path === ownFilesFolder(dataDir) ? 'DATA_DIR' : 'STORAGE_URL';

export const databaseOptionsOf = ({ dataDir, databaseUrl, databaseDirectUrl }: Config) =>
  databaseUrl === undefined
    ? { folder: join(dataDir, 'db') }
    : { url: databaseUrl, directUrl: databaseDirectUrl };

export const openConfiguredDatabase = (
  config: Config,
  { log, migrate, waitSeconds = 0, limits }: Omit<Opening, 'work'>,
) => {
  const open = () =>
    openDatabase({
      ...databaseOptionsOf(config),
      ...limits,
      migrate,
      onConnectionError: (err) => log.warn({ err }, 'database connection lost'),
    });
  return naming(databaseVariable(config), () => waitForDatabase(open, { seconds: waitSeconds, log }));
};

/** Without files of its own, the folder must be writable too: it holds the secret and, without a mail server, the mails. */
function storageReadinessOf({ storage, dataDir }: Config, fileStore: FileStore): Readiness {
  const checkFolder = storage.kind === 'database' ? makeFolderCheck(dataDir) : async () => true;
  return {
    check: async () => {
      const [areFilesStored, isFolderWritable] = await Promise.all([fileStore.check(), checkFolder()]);
      return [{ name: 'storage', ok: areFilesStored && isFolderWritable }];
    },
  };
}

/** The configured file store or another one. The S3 client is loaded only if needed. */
export const openFiles = (
  config: Config,
  storage: StorageConfig,
  { connection }: Database,
): Promise<FileStore> =>
  naming(storageVariable(config), async () => {
    switch (storage.kind) {
      case 'database':
        return new PostgresFileStore(connection);
      case 'folder':
        return openFolderFileStore(storage.path);
      case 's3': {
        const { makeS3FileStore } = await import('#adapters/outbound/files/s3-file-store.ts');
        return makeS3FileStore({ ...storage, ...config.s3 });
      }
    }
  });
