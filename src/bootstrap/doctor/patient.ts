import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../adapters/outbound/database/postgres/database.ts';
import { DataFolderInUse } from '../../adapters/outbound/database/postgres/folder-lock.ts';
import { MigrationsPending } from '../../adapters/outbound/database/postgres/pending-migrations.ts';
import type { Finding } from '../../application/ports/health-check.ts';
import type { Config } from '../config.ts';
import { makeLogger, scrub } from '../logger.ts';
import { openConfiguredDatabase } from '../stores.ts';
import { failed, warning } from './config-findings.ts';
import { isUsableFolder } from './folders.ts';

/** The database to be examined, if it could be opened; else why not, and what that means for what is kept in it. */
export type Patient =
  | { readonly database: Database }
  | { readonly database?: undefined; readonly finding: Finding; readonly elsewhere: Finding };

/** Never throws, and makes no folder. */
export async function openPatient(config: Config): Promise<Patient> {
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded && !existsSync(join(config.dataDir, 'db')))
    return (await isUsableFolder(config.dataDir)) ? unborn : impossible;
  try {
    return { database: await openConfiguredDatabase(config, { log: makeLogger('silent'), migrate: false }) };
  } catch (error) {
    return absent(error as Error, isEmbedded);
  }
}

const ok = (detail: string): Finding => ({ health: 'ok', detail });

const unborn: Patient = {
  finding: ok('There is no embedded database yet: the first start makes it.'),
  elsewhere: ok('Nothing yet: the first start makes the database.'),
};

const elsewhere = warning('Not examined.', 'Mend the database first.');

const letWrite = 'Let the service write there, or set DATA_DIR.';

const impossible: Patient = { finding: failed('There can be no embedded database.', letWrite), elsewhere };

function absent({ message, cause }: Error, isEmbedded: boolean): Patient {
  if (cause instanceof DataFolderInUse)
    return {
      finding: ok('The running service holds the embedded database: GET /readyz tells how it is.'),
      elsewhere: ok('Left to the running service: see GET /readyz and GET /metrics.'),
    };
  if (cause instanceof MigrationsPending)
    return {
      finding: failed(`Not up to date: ${cause.pending.join(', ')}.`, 'Run "svc migrate".'),
      elsewhere,
    };
  const advice = isEmbedded ? letWrite : 'Look at that variable, and whether the server runs.';
  return { finding: failed(scrub(message), advice), elsewhere };
}
