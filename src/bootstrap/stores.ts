import { join } from 'node:path';
import type { Logger } from 'pino';
import { PostgresApiKeyStore } from '../adapters/outbound/database/postgres/api-key-store.ts';
import { PostgresAssessmentDraftStore } from '../adapters/outbound/database/postgres/assessment-draft-store.ts';
import { PostgresAssessmentStore } from '../adapters/outbound/database/postgres/assessment-store.ts';
import { PostgresCatalogStore } from '../adapters/outbound/database/postgres/catalog-store.ts';
import { PostgresCheckoutStore } from '../adapters/outbound/database/postgres/checkout-store.ts';
import { type Database, openDatabase } from '../adapters/outbound/database/postgres/database.ts';
import { PostgresExpiredRows } from '../adapters/outbound/database/postgres/expired-rows.ts';
import { PostgresFileStore } from '../adapters/outbound/database/postgres/file-store.ts';
import { PostgresLoginRequestStore } from '../adapters/outbound/database/postgres/login-request-store.ts';
import { PostgresMagicLinkStore } from '../adapters/outbound/database/postgres/magic-link-store.ts';
import { PostgresMailRecord } from '../adapters/outbound/database/postgres/mail-record.ts';
import { PostgresMapDraftStore } from '../adapters/outbound/database/postgres/map-draft-store.ts';
import { PostgresMapStore } from '../adapters/outbound/database/postgres/map-store.ts';
import { openJobQueue } from '../adapters/outbound/database/postgres/pg-boss.ts';
import { PostgresPractitionerCodeStore } from '../adapters/outbound/database/postgres/practitioner-code-store.ts';
import { PostgresPurchaseStore } from '../adapters/outbound/database/postgres/purchase-store.ts';
import { PostgresSessionStore } from '../adapters/outbound/database/postgres/session-store.ts';
import { PostgresUnitOfWork } from '../adapters/outbound/database/postgres/unit-of-work.ts';
import { PostgresUserStore } from '../adapters/outbound/database/postgres/user-store.ts';
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
  const onError = (err: unknown): void => log.warn({ err }, 'job queue');
  const boss = await openJobQueue(database.native, { work, onError });
  const files = await naming(storageVariable(config), () => openFiles(config, database));
  return {
    parts: {
      ...databaseParts(database),
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

function databaseParts({ connection }: Database) {
  return {
    users: new PostgresUserStore(connection),
    loginRequests: new PostgresLoginRequestStore(connection),
    magicLinks: new PostgresMagicLinkStore(connection),
    sessions: new PostgresSessionStore(connection),
    assessments: new PostgresAssessmentStore(connection),
    assessmentDrafts: new PostgresAssessmentDraftStore(connection),
    checkouts: new PostgresCheckoutStore(connection),
    practitionerCodes: new PostgresPractitionerCodeStore(connection),
    purchases: new PostgresPurchaseStore(connection),
    maps: new PostgresMapStore(connection),
    mapDrafts: new PostgresMapDraftStore(connection),
    catalog: new PostgresCatalogStore(connection),
    apiKeys: new PostgresApiKeyStore(connection),
    mailRecord: new PostgresMailRecord(connection),
    expiredRows: new PostgresExpiredRows(connection),
  };
}

interface Files {
  readonly store: FileStore;
  readonly folder: string;
}

async function openFiles({ storage, dataDir }: Config, { connection }: Database): Promise<Files> {
  if (storage.kind === 'database') return { store: new PostgresFileStore(connection), folder: dataDir };
  return { store: await openFolderFileStore(storage.path), folder: storage.path };
}
