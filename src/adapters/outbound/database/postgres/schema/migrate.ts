import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { MikroORM as EmbeddedOrm } from '@mikro-orm/pglite';
import type { Pool } from 'pg';
import { pendingMigrations, type Reader } from './pending-migrations.ts';
import { installJobQueue, queuesAreSet } from '../jobs/pg-boss.ts';
import { openServer } from '../connection/server.ts';
import { outageOf } from '../connection/vendor-errors.ts';

/** Any constant number. The process that holds this lock migrates. */
const migrationLock = 7_105_019;

/**
 * Migrates the tables once, even if many processes start at the same time. Has no time limits, because a migration may
 * take long. Most starts have nothing to migrate and do not wait.
 */
export async function migrateServer(url: string): Promise<void> {
  const { orm, pool } = await openServer({ url, maxConnections: 2, queryTimeoutMs: 0, lockTimeoutMs });
  try {
    if (await isUpToDate(pool)) return;
    await underLock(pool, async () => {
      await untilLocksAreFree(async () => {
        await orm.migrator.up();
        await installJobQueue({ kind: 'server', pool, url });
      });
    });
  } finally {
    await orm.close(true);
  }
}

/**
 * While a migration waits for a table lock, all later queries wait behind it, even reads. So it gives up soon, lets the
 * queries pass, and tries again, for about two minutes in total.
 */
const lockTimeoutMs = 1000;
const longestPauseMs = 3000;
const maxAttempts = 50;
const lockNotAvailable = '55P03';

async function untilLocksAreFree(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isLocked = outageOf(error)?.sqlStates?.includes(lockNotAvailable) === true;
      if (!isLocked || attempt === maxAttempts) throw error;
      await delay(Math.random() * longestPauseMs);
    }
  }
}

const isUpToDate = async (reader: Reader): Promise<boolean> =>
  (await pendingMigrations(reader)).length === 0 && queuesAreSet(reader);

/** The lock ends with its connection, so the connection is not returned to the pool. */
async function underLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await work();
  } finally {
    client.release(true);
  }
}

/** No other process can be running, because the folder is locked. */
export async function migrateEmbedded(orm: EmbeddedOrm, pglite: PGlite): Promise<void> {
  await orm.migrator.up();
  await installJobQueue({ kind: 'embedded', pglite });
}
