import { openDatabase } from '#adapters/outbound/database/postgres/database.ts';
import {
  listPending,
  type PendingMigration,
} from '#adapters/outbound/database/postgres/pending-migrations.ts';
import type { Config } from './config.ts';
import { naming } from './naming.ts';
import { databaseOptionsOf, databaseVariable } from './stores.ts';

export const pendingMigrationsOf = (config: Config): Promise<readonly PendingMigration[]> =>
  naming(databaseVariable(config), () => listPending(databaseOptionsOf(config)));

export async function applyMigrations(config: Config): Promise<readonly string[]> {
  const pending = await pendingMigrationsOf(config);
  const database = await naming(databaseVariable(config), () => openDatabase(databaseOptionsOf(config)));
  await database.close();
  return pending.map(({ name }) => name);
}
