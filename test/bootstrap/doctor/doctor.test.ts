import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../../src/adapters/outbound/database/postgres/database.ts';
import { examine } from '../../../src/bootstrap/doctor/doctor.ts';
import { preparedDataFolder } from '../../support/data-folders.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const data = temporaryFolder();
afterAll(() => data.remove());

async function findingsOf(environment: Readonly<Record<string, string>>) {
  const reports = await examine(environment);
  return Object.fromEntries(reports.map(({ name, findings }) => [name, findings]));
}

describe('the doctor', () => {
  test('makes nothing where nothing is yet', async () => {
    const { database, storage, mail } = await findingsOf({ DATA_DIR: join(data.path, 'none', 'yet') });
    expect([database, storage, mail]).toMatchObject([
      [{ health: 'ok' }],
      [{ health: 'ok' }],
      [{ health: 'ok' }],
    ]);
    expect(existsSync(join(data.path, 'none'))).toBe(false);
  });

  test('leaves the folder of files as it was', async () => {
    const folder = join(data.path, 'files');
    mkdirSync(folder);
    const { storage } = await findingsOf({
      DATA_DIR: join(data.path, 'none'),
      STORAGE_URL: `file:${folder}`,
    });
    expect(storage).toMatchObject([{ health: 'ok' }]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('names the data folder that cannot be one, wherever it matters', async () => {
    const file = join(data.path, 'a-file');
    writeFileSync(file, '');
    const { database, storage, mail } = await findingsOf({ DATA_DIR: file });
    for (const findings of [database, storage, mail]) {
      expect(findings).toMatchObject([{ health: 'failed', advice: expect.stringContaining('DATA_DIR') }]);
    }
  });

  test('names STORAGE_URL where that says where files are', async () => {
    const file = join(data.path, 'another-file');
    writeFileSync(file, '');
    const { storage } = await findingsOf({ DATA_DIR: data.path, STORAGE_URL: `file:${file}/hidden` });
    expect(storage).toMatchObject([{ health: 'failed', advice: expect.stringContaining('STORAGE_URL') }]);
    expect(JSON.stringify(storage)).not.toContain('hidden');
  });

  test('does not bring the tables of an embedded database up to date', async () => {
    const older = preparedDataFolder();
    const DATA_DIR = older.path;
    const database = await openDatabase({ folder: join(DATA_DIR, 'db') });
    await database.connection.query({ text: 'update pgboss.version set version = version - 1' }, []);
    await database.close();
    expect((await findingsOf({ DATA_DIR }))['database']).toMatchObject([
      { health: 'failed', detail: 'Not up to date: job queue.' },
    ]);
    older.remove();
  });
});
