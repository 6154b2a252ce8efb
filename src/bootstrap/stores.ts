import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../adapters/outbound/database/postgres/database.ts';
import { PostgresExpiredRows } from '../adapters/outbound/database/postgres/expired-rows.ts';
import { PostgresFileStore } from '../adapters/outbound/database/postgres/file-store.ts';
import { PostgresMailRecord } from '../adapters/outbound/database/postgres/mail-record.ts';
import { openJobQueue } from '../adapters/outbound/database/postgres/pg-boss.ts';
import { storesOn } from '../adapters/outbound/database/postgres/stores.ts';
import { PostgresUnitOfWork } from '../adapters/outbound/database/postgres/unit-of-work.ts';
import { openFolderFileStore } from '../adapters/outbound/files/folder-file-store.ts';
import type { FileStore } from '../application/ports/file-store.ts';
import { type Config, ownFilesFolder } from './config.ts';
import { naming } from './naming.ts';

interface Opening {
  readonly log: Logger;
  /** Whether this process takes jobs. */
  readonly work: boolean;
  /** Whether tables that are not up to date are brought up to date, or refused. */
  readonly migrate: boolean;
}

/** What holds the data, for the service and for an operator's command alike; `close` undoes it. */
export async function openStores(config: Config, { log, work, migrate }: Opening) {
  const database = await openConfiguredDatabase(config, { log, migrate });
  const { connection } = database;
  const onError = (err: unknown): void => log.warn({ err }, 'job queue');
  const boss = await openJobQueue(database.native, { work, onError });
  const files = await naming(storageVariable(config), () => openFiles(config, database));
  return {
    parts: {
      ...storesOn(connection),
      mailRecord: new PostgresMailRecord(connection),
      expiredRows: new PostgresExpiredRows(connection),
      unitOfWork: new PostgresUnitOfWork(database, boss),
      fileStore: files.store,
    },
    /** That must be writable. */
    filesFolder: files.folder,
    database,
    boss,
    close: async (): Promise<void> => {
      await boss.stop({ graceful: false });
      await database.close();
    },
  };
}

/** Which variable says where the database is. */
export const databaseVariable = ({ databaseUrl }: Config): 'DATA_DIR' | 'DATABASE_URL' =>
  databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';

/** Which variable says where files are kept. */
export const storageVariable = ({ storage, dataDir }: Config): 'DATA_DIR' | 'STORAGE_URL' =>
  storage.kind === 'folder' && storage.path === ownFilesFolder(dataDir) ? 'DATA_DIR' : 'STORAGE_URL';

export const databaseOptionsOf = ({ dataDir, databaseUrl }: Config) =>
  databaseUrl === undefined ? { folder: join(dataDir, 'db') } : { url: databaseUrl };

export const openConfiguredDatabase = (config: Config, { log, migrate }: Omit<Opening, 'work'>) =>
  naming(databaseVariable(config), () =>
    openDatabase({
      ...databaseOptionsOf(config),
      migrate,
      onConnectionError: (err) => log.warn({ err }, 'database connection lost'),
    }),
  );

interface Files {
  readonly store: FileStore;
  readonly folder: string;
}

async function openFiles({ storage, dataDir }: Config, { connection }: Database): Promise<Files> {
  if (storage.kind === 'database') return { store: new PostgresFileStore(connection), folder: dataDir };
  return { store: await openFolderFileStore(storage.path), folder: storage.path };
}
