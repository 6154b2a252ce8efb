import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openDatabase } from '../../../../src/adapters/outbound/database/postgres/database.ts';
import { describePersistence } from '../../../contracts/persistence.contract.ts';
import { preparedDataFolder } from '../../../support/data-folders.ts';
import { postgresPersistence } from '../../../support/persistence.ts';

const folder = preparedDataFolder();
afterAll(() => folder.remove());

describePersistence('embedded PostgreSQL', async () =>
  postgresPersistence(await openDatabase({ folder: join(folder.path, 'db') })),
);
