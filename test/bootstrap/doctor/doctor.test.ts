import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { examine } from '#bootstrap/doctor/doctor.ts';
import { preparedDataFolder } from '#test/support/databases/data-folders.ts';
import { startOtlpReceiver } from '#test/support/servers/otlp-receiver.ts';
import { temporaryFolder } from '#test/support/processes/temporary-folder.ts';

const data = temporaryFolder();
afterAll(() => data.remove());

async function findingsOf(environment: Readonly<Record<string, string>>) {
  const reports = await examine(environment);
  return Object.fromEntries(reports.map(({ name, findings }) => [name, findings]));
}

describe('the doctor', () => {
  test('creates nothing if nothing exists yet', async () => {
    const { database, storage, mail } = await findingsOf({ DATA_DIR: join(data.path, 'none', 'yet') });
    expect([database, storage, mail]).toMatchObject([
      [{ health: 'ok' }],
      [{ health: 'ok' }],
      [{ health: 'ok' }],
    ]);
    expect(existsSync(join(data.path, 'none'))).toBe(false);
  });

  test('does not change the folder of files', async () => {
    const folder = join(data.path, 'files');
    mkdirSync(folder);
    const { storage } = await findingsOf({
      DATA_DIR: join(data.path, 'none'),
      STORAGE_URL: `file:${folder}`,
    });
    expect(storage).toMatchObject([{ health: 'ok' }]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('names a data folder that cannot be used in every check that needs it', async () => {
    const file = join(data.path, 'a-file');
    writeFileSync(file, '');
    const { database, storage, mail } = await findingsOf({ DATA_DIR: file });
    for (const findings of [database, storage, mail]) {
      expect(findings).toMatchObject([{ health: 'failed', advice: expect.stringContaining('DATA_DIR') }]);
    }
  });

  test('names STORAGE_URL if it defines the folder of files', async () => {
    const file = join(data.path, 'another-file');
    writeFileSync(file, '');
    const { storage } = await findingsOf({ DATA_DIR: data.path, STORAGE_URL: `file:${file}/hidden` });
    expect(storage).toMatchObject([{ health: 'failed', advice: expect.stringContaining('STORAGE_URL') }]);
    expect(JSON.stringify(storage)).not.toContain('hidden');
  });

  test('asks the collector of traces, without which the service works', async () => {
    const receiver = await startOtlpReceiver();
    const DATA_DIR = join(data.path, 'none');
    const tracesOf = async (endpoint: string) =>
      (await findingsOf({ DATA_DIR, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }))['traces'];

    expect(await tracesOf(receiver.endpoint)).toMatchObject([{ health: 'ok' }]);
    await receiver.stop();
    expect(await tracesOf(receiver.endpoint)).toMatchObject([
      { health: 'warning', advice: expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT') },
    ]);
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
