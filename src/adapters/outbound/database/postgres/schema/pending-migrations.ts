import { existsSync } from 'node:fs';
import packageOfQueue from 'pg-boss/package.json' with { type: 'json' };
import { jobKinds } from '#adapters/outbound/database/job-runs.ts';
import type { EmbeddedOptions } from '../connection/embedded.ts';
import { type ListedMigration, liveQueueVersions, migrationList } from './migration-list.ts';
import { schemaOptions } from './schema.ts';
import { openServer, type ServerOptions } from '../connection/server.ts';
import { translatingFailures } from '../connection/vendor-errors.ts';

/** The tables are older than this release, and this process must not change them. */
export class MigrationsPending extends Error {
  readonly pending: readonly string[];

  constructor(pending: readonly string[]) {
    super(`The database is not up to date (${pending.join(', ')}): run "svc migrate" first.`);
    this.name = 'MigrationsPending';
    this.pending = pending;
  }
}

/** A migration that has not run yet, and whether processes of the previous release can keep working. */
export interface PendingMigration {
  readonly name: string;
  readonly isLive: boolean;
}

/** The part of both drivers that is needed for reading. */
export interface Reader {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>;
}

const ofQueue = 'job queue';

/** The migrations that opening the database would run. A missing folder is not created. */
export const listPending = (options: ServerOptions | EmbeddedOptions): Promise<readonly PendingMigration[]> =>
  translatingFailures(() => ('url' in options ? pendingOnServer(options) : pendingInFolder(options)));

async function pendingOnServer(options: ServerOptions): Promise<readonly PendingMigration[]> {
  const { orm, pool } = await openServer({ ...options, maxConnections: 1 });
  try {
    return await pendingMigrations(pool);
  } finally {
    await orm.close(true);
  }
}

async function pendingInFolder(options: EmbeddedOptions): Promise<readonly PendingMigration[]> {
  if (!existsSync(options.folder)) return pendingAfter([], undefined);
  const { openEmbedded } = await import('../connection/embedded.ts');
  const { orm, pglite, lock } = await openEmbedded(options);
  try {
    return await pendingMigrations(pglite);
  } finally {
    // Needed because the ORM closes PGlite only if it has used it.
    await pglite.close();
    await orm.close(true);
    lock.release();
  }
}

/** The migrations that have not run yet. Unlike the migrator's own method, this changes nothing. */
export async function pendingMigrations(reader: Reader): Promise<readonly PendingMigration[]> {
  const applied = await namesIn(reader, schemaOptions.migrations.tableName, 'name');
  const [version] = await namesIn(reader, 'pgboss.version', 'version');
  const queues = await namesIn(reader, 'pgboss.queue', 'name');
  return pendingAfter(applied, version === undefined ? undefined : { version: Number(version), queues });
}

interface InstalledQueue {
  readonly version: number;
  readonly queues: readonly string[];
}

/** A database without tables has no processes that a migration could disturb. */
function pendingAfter(
  applied: readonly string[],
  queue: InstalledQueue | undefined,
): readonly PendingMigration[] {
  const isEmpty = applied.length === 0;
  const missing = migrationList.filter(({ name }) => !applied.includes(name));
  const pending = missing.map((migration) => ({
    name: migration.name,
    isLive: isEmpty || leavesReleaseBefore(migration, applied),
  }));
  if (queue !== undefined && isQueueCurrent(queue)) return pending;
  const isQueueLive = queue === undefined || liveQueueVersions.includes(queue.version);
  return [...pending, { name: ofQueue, isLive: isEmpty || isQueueLive }];
}

const leavesReleaseBefore = (migration: ListedMigration, applied: readonly string[]): boolean =>
  migration.effect === 'expand' || (migration.effect === 'contract' && applied.includes(migration.after));

const isQueueCurrent = ({ version, queues }: InstalledQueue): boolean =>
  version >= packageOfQueue.pgboss.schema && jobKinds.every((kind) => queues.includes(kind));

/** Empty if the table does not exist yet. */
async function namesIn(reader: Reader, table: string, column: string): Promise<readonly string[]> {
  const { rows } = await reader.query(`select to_regclass('${table}') is not null as exists`);
  if (!(rows[0] as { readonly exists: boolean }).exists) return [];
  const found = await reader.query(`select ${column}::text as name from ${table}`);
  return (found.rows as readonly { readonly name: string }[]).map(({ name }) => name);
}
