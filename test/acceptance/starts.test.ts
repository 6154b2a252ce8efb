import { describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Client } from '../support/client.ts';
import { createDatabase } from '../support/databases/databases.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

describe('a start', () => {
  test('reports all wrong variables at once, without their values', async () => {
    const { status, said } = await ServiceProcess.refusal({
      PORT: 'eighty',
      ROLE: 'boss',
      SMTP_URL: 'http://mail:secret@example.com',
      APP_SECRET: 'short-secret',
    });
    expect(status).toBe(1);
    expect(
      said
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['PORT', 'ROLE', 'APP_SECRET', 'SMTP_URL', 'MAIL_FROM']);
    expect(said).not.toMatch(/eighty|boss|secret@|short-secret/);
  });

  test('refuses the embedded parts in production', async () => {
    const { status, said } = await ServiceProcess.refusal({ NODE_ENV: 'production' });
    expect(status).toBe(1);
    for (const name of ['APP_SECRET', 'BASE_URL', 'DATABASE_URL', 'SMTP_URL']) {
      expect(said).toContain(`${name} must be set in production`);
    }
  });

  test.each([
    ['postgres://nobody:hidden@127.0.0.1:9/none', 'DATABASE_URL: The database does not answer.'],
    [
      'a database that does not exist',
      'DATABASE_URL: cannot be used (3D000: the server has no such database).',
    ],
  ])('names the variable, but not its value, of %s', async (url, reason) => {
    const folder = temporaryFolder();
    const database = await createDatabase();
    const unknown = database.url.replace(/[^/]*$/, 'hidden');
    const { status, said } = await ServiceProcess.refusal({
      DATA_DIR: folder.path,
      DATABASE_WAIT_SECONDS: '0',
      DATABASE_URL: url.startsWith('postgres') ? url : unknown,
    });
    await database.drop();
    folder.remove();
    expect([status, said.trim()]).toEqual([1, reason]);
  });

  test('names PORT if it is in use', async () => {
    const folder = temporaryFolder();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { status, said } = await ServiceProcess.refusal({ DATA_DIR: folder.path, PORT: String(port) });
    other.close();
    folder.remove();
    expect([status, said.trim()]).toEqual([
      1,
      'PORT: cannot be used (EADDRINUSE: another process uses that port).',
    ]);
  });

  test('names a data folder that cannot be used', async () => {
    const { status, said } = await ServiceProcess.refusal({ DATA_DIR: '/dev/null/hidden' });
    expect([status, said.trim()]).toEqual([
      1,
      'DATA_DIR: cannot be used (ENOTDIR: a part of the path is a file).',
    ]);
  });

  test('of two instances at once migrates an empty database once', async () => {
    const database = await createDatabase();
    const folder = temporaryFolder();
    const env = { DATABASE_URL: database.url, DATA_DIR: folder.path };
    const instances = await Promise.all([ServiceProcess.start(env), ServiceProcess.start(env)]);
    for (const { baseUrl } of instances) {
      expect((await new Client(baseUrl).get('/readyz')).status).toBe(200);
    }
    await Promise.all(instances.map((instance) => instance.stop()));
    await database.drop();
    folder.remove();
  });
});
