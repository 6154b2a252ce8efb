import type { PGlite } from '@electric-sql/pglite';
import type { MikroORM as EmbeddedOrm } from '@mikro-orm/pglite';
import type { Pool } from 'pg';
import { installJobQueue } from './pg-boss.ts';
import { openServer } from './server.ts';

/** Any number, as long as it stays: whoever holds its lock is migrating. */
const migrationLock = 7_105_019;

/** Brings the tables up to date, once even if many processes start together. Without time limits: it may take long. */
export async function migrateServer(url: string): Promise<void> {
  const { orm, pool } = await openServer({ url, maxConnections: 2, queryTimeoutMs: 0 });
  try {
    await underLock(pool, async () => {
      await orm.migrator.up();
      await installJobQueue({ kind: 'server', pool, url });
    });
  } finally {
    await orm.close(true);
  }
}

/** The lock goes with its connection, which is not given back to the pool. */
async function underLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await work();
  } finally {
    client.release(true);
  }
}

/** Nobody else can be there: the folder is locked. */
export async function migrateEmbedded(orm: EmbeddedOrm, pglite: PGlite): Promise<void> {
  await orm.migrator.up();
  await installJobQueue({ kind: 'embedded', pglite });
}
