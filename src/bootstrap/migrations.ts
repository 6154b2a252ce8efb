import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import {
  listPending,
  type PendingMigration,
} from '#adapters/outbound/database/postgres/schema/pending-migrations.ts';
import type { Config } from './configuration/config.ts';
import { naming } from './configuration/naming.ts';
import { databaseOptionsOf, databaseVariable } from './stores.ts';

export const pendingMigrationsOf = (config: Config): Promise<readonly PendingMigration[]> =>
  naming(databaseVariable(config), () => listPending(databaseOptionsOf(config)));

export async function applyMigrations(config: Config): Promise<readonly string[]> {
  const pending = await pendingMigrationsOf(config);
  const database = await naming(databaseVariable(config), () => openDatabase(databaseOptionsOf(config)));
  await database.close();
  return pending.map(({ name }) => name);
}
