import { existsSync } from 'node:fs';
import packageOfQueue from 'pg-boss/package.json' with { type: 'json' };
import { jobKinds } from '../job-runs.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded.ts';
import { schemaOptions } from './schema.ts';
import { openServer, type ServerOptions } from './server.ts';
import { translatingFailures } from './vendor-errors.ts';

/** The tables are older than this release, and this process was not asked to change them. */
export class MigrationsPending extends Error {
  readonly pending: readonly string[];

  constructor(pending: readonly string[]) {
    super(`The database is not up to date (${pending.join(', ')}): run "svc migrate" first.`);
    this.name = 'MigrationsPending';
    this.pending = pending;
  }
}

/** The part of either driver that is needed to look. */
export interface Reader {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>;
}

const known = schemaOptions.migrations.migrationsList.map(({ name }) => name);
const ofQueue = 'job queue';

/** What opening the database would run. A folder that is not there stays so. */
export const listPending = (options: ServerOptions | EmbeddedOptions): Promise<readonly string[]> =>
  translatingFailures(() => ('url' in options ? pendingOnServer(options) : pendingInFolder(options)));

async function pendingOnServer(options: ServerOptions): Promise<readonly string[]> {
  const { orm, pool } = await openServer({ ...options, maxConnections: 1 });
  try {
    return await pendingMigrations(pool);
  } finally {
    await orm.close(true);
  }
}

async function pendingInFolder(options: EmbeddedOptions): Promise<readonly string[]> {
  if (!existsSync(options.folder)) return [...known, ofQueue];
  const { orm, pglite, lock } = await openEmbedded(options);
  try {
    return await pendingMigrations(pglite);
  } finally {
    // The ORM closes only what it has used itself.
    await pglite.close();
    await orm.close(true);
    lock.release();
  }
}

/** What bringing the database up to date would run. Looking changes nothing, unlike the migrator's own way. */
export async function pendingMigrations(reader: Reader): Promise<readonly string[]> {
  const applied = await namesIn(reader, schemaOptions.migrations.tableName, 'name');
  const pending = known.filter((name) => !applied.includes(name));
  return (await isQueueCurrent(reader)) ? pending : [...pending, ofQueue];
}

async function isQueueCurrent(reader: Reader): Promise<boolean> {
  const [version] = await namesIn(reader, 'pgboss.version', 'version');
  const queues = await namesIn(reader, 'pgboss.queue', 'name');
  return Number(version) >= packageOfQueue.pgboss.schema && jobKinds.every((kind) => queues.includes(kind));
}

/** Nothing where there is no such table yet. */
async function namesIn(reader: Reader, table: string, column: string): Promise<readonly string[]> {
  const { rows } = await reader.query(`select to_regclass('${table}') is not null as exists`);
  if (!(rows[0] as { readonly exists: boolean }).exists) return [];
  const found = await reader.query(`select ${column}::text as name from ${table}`);
  return (found.rows as readonly { readonly name: string }[]).map(({ name }) => name);
}
