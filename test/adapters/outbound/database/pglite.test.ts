import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openDatabase } from '../../../../src/adapters/outbound/database/postgres/database.ts';
import { describePersistence } from '../../../contracts/persistence.contract.ts';
import { postgresPersistence } from '../../../support/persistence.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-pglite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describePersistence('embedded PostgreSQL', async () =>
  postgresPersistence(await openDatabase({ folder: join(folder, 'db') })),
);
