import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { describePersistence } from '#test/contracts/stores/persistence.contract.ts';
import { preparedDataFolder } from '#test/support/databases/data-folders.ts';
import { postgresPersistence } from '#test/support/databases/persistence.ts';

const folder = preparedDataFolder();
afterAll(() => folder.remove());

describePersistence('embedded PostgreSQL', async () =>
  postgresPersistence(await openDatabase({ folder: join(folder.path, 'db') })),
);
