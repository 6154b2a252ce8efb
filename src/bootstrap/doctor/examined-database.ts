import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#adapters/outbound/database/postgres/connection/database.ts';
import { DataFolderInUse } from '#adapters/outbound/database/postgres/connection/folder-lock.ts';
import { MigrationsPending } from '#adapters/outbound/database/postgres/schema/pending-migrations.ts';
import type { Finding } from '#application/ports/operations/health-check.ts';
import type { Config } from '../configuration/config.ts';
import { makeLogger, scrub } from '../reporting/logger.ts';
import { openConfiguredDatabase } from '../stores.ts';
import { failed, warning } from './config-findings.ts';
import { isUsableFolder } from './folders.ts';

/** The database, if it could be opened; otherwise the reason, and what it means for the checks of the data. */
export type ExaminedDatabase =
  | { readonly database: Database }
  | { readonly database?: undefined; readonly finding: Finding; readonly elsewhere: Finding };

/** Never throws, and creates no folder. */
export async function openExaminedDatabase(config: Config): Promise<ExaminedDatabase> {
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded && !existsSync(join(config.dataDir, 'db')))
    return (await isUsableFolder(config.dataDir)) ? notYetCreated : impossible;
  try {
    return { database: await openConfiguredDatabase(config, { log: makeLogger('silent'), migrate: false }) };
  } catch (error) {
    return absent(error as Error, isEmbedded);
  }
}

const ok = (detail: string): Finding => ({ health: 'ok', detail });

const notYetCreated: ExaminedDatabase = {
  finding: ok('There is no embedded database yet: the first start creates it.'),
  elsewhere: ok('Nothing yet: the first start creates the database.'),
};

const elsewhere = warning('Not examined.', 'Fix the database first.');

const letWrite = 'Let the service write there, or set DATA_DIR.';

const impossible: ExaminedDatabase = {
  finding: failed('The embedded database cannot be created.', letWrite),
  elsewhere,
};

function absent({ message, cause }: Error, isEmbedded: boolean): ExaminedDatabase {
  if (cause instanceof DataFolderInUse)
    return {
      finding: ok('The running service uses the embedded database: GET /readyz shows its state.'),
      elsewhere: ok('Checked by the running service: see GET /readyz and GET /metrics.'),
    };
  if (cause instanceof MigrationsPending)
    return {
      finding: failed(`Not up to date: ${cause.pending.join(', ')}.`, 'Run "svc migrate".'),
      elsewhere,
    };
  const advice = isEmbedded ? letWrite : 'Check that variable, and whether the server is running.';
  return { finding: failed(scrub(message), advice), elsewhere };
}
