import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { DataFolderInUse } from '#adapters/outbound/database/postgres/connection/folder-lock.ts';
import { PostgresUserStore } from '#adapters/outbound/database/postgres/stores/user-store.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { anEmail, noon } from '#test/support/makers/logins.ts';
import { type Program, runProgram } from '#test/support/processes/program.ts';

describe('the embedded database', () => {
  const parent = mkdtempSync(join(tmpdir(), 'svc-embedded-'));
  const folder = join(parent, 'data', 'db');
  let other: Program;

  beforeAll(async () => {
    other = runProgram('openDatabase', JSON.stringify({ folder }));
    await other.message();
  });
  afterAll(() => rmSync(parent, { recursive: true }));

  test('refuses a second process, with advice', async () => {
    const opening = openDatabase({ folder });

    await expect(opening).rejects.toThrow(DataFolderInUse);
    await expect(opening).rejects.toThrow(
      `Another process uses the database in ${folder}: stop it, or set DATABASE_URL to share a PostgreSQL server.`,
    );
  });

  test('is free again, with its data, after any end of the first process', async () => {
    await other.kill();
    const email = anEmail();

    const first = await openDatabase({ folder });
    const user = await new PostgresUserStore(first.connection).admit(email, 'en', noon);
    await first.close();
    const second = await openDatabase({ folder });
    const users = new PostgresUserStore(second.connection);

    expect(await users.admit(email, 'en', noon)).toStrictEqual(user);
    await second.close();
    await expect(users.admit(email, 'en', noon)).rejects.toThrow(DatabaseUnavailable);
  });

  test('prints nothing', async () => {
    const quiet = runProgram('openDatabase', JSON.stringify({ folder }));
    await quiet.message();
    quiet.process.send('close');
    await once(quiet.process, 'exit');

    expect(other.output() + quiet.output()).toBe('');
  });
});
