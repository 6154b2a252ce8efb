import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pagePaths } from '../../src/adapters/inbound/web/paths.ts';
import { requestText } from '../adapters/inbound/http/raw-http.ts';
import { Client } from '../support/client.ts';
import { preparedDataFolder } from '../support/data-folders.ts';
import { createDatabase } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { ServiceProcess } from '../support/service-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe('a start', () => {
  test('names every wrong variable at once, and no value', async () => {
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
  ])('names the variable, and not its value, of %s', async (url, reason) => {
    const folder = temporaryFolder();
    const database = await createDatabase();
    const unknown = database.url.replace(/[^/]*$/, 'hidden');
    const { status, said } = await ServiceProcess.refusal({
      DATA_DIR: folder.path,
      DATABASE_URL: url.startsWith('postgres') ? url : unknown,
    });
    await database.drop();
    folder.remove();
    expect([status, said.trim()]).toEqual([1, reason]);
  });

  test('names PORT when it is taken', async () => {
    const folder = temporaryFolder();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { status, said } = await ServiceProcess.refusal({ DATA_DIR: folder.path, PORT: String(port) });
    other.close();
    folder.remove();
    expect([status, said.trim()]).toEqual([
      1,
      'PORT: cannot be used (EADDRINUSE: another process listens there).',
    ]);
  });

  test('names the data folder that cannot be one', async () => {
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

describe('the application', () => {
  test('may be switched off where there is another one, and not otherwise', async () => {
    const { status, said } = await ServiceProcess.refusal({ WEB_CLIENT: 'false' });
    expect([status, said]).toEqual([1, expect.stringMatching(/^WEB_CLIENT must be true unless APP_URL/)]);
    const APP_URL = 'https://app.example.com/';
    const folder = preparedDataFolder();
    const service = await ServiceProcess.start({ DATA_DIR: folder.path, WEB_CLIENT: 'false', APP_URL });
    const client = new Client(service.baseUrl);
    expect((await client.get('/app/')).status).toBe(404);
    expect((await client.get('/')).headers.get('location')).toBe(APP_URL);
    await service.stop();
    folder.remove();
  });
});

describe('on the embedded database', () => {
  const folder = temporaryFolder();
  let service: ServiceProcess;

  beforeAll(async () => {
    service = await ServiceProcess.start({ DATA_DIR: folder.path });
  });

  afterAll(() => folder.remove());

  test('the application is served from the start, with all that its document loads', async () => {
    const client = new Client(service.baseUrl);
    const { text, headers } = await client.get('/app/');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    const loaded = [...text.matchAll(/(?:src|href)="(\/app\/[^"]+)"/g)].map(([, path]) => String(path));
    expect(loaded.filter((path) => path.endsWith('.js'))).not.toEqual([]);
    for (const path of loaded) expect([path, (await client.get(path)).status]).toEqual([path, 200]);
    for (const path of pagePaths.map((known) => known.replace(':part', '1')))
      expect([path, (await client.get(path)).status]).toEqual([path, 200]);
  });

  test('a second process on the same folder is refused with the reason', async () => {
    const { status, said } = await ServiceProcess.refusal({ DATA_DIR: folder.path });
    expect(status).toBe(1);
    expect(said).toMatch(/another process/i);
    expect(said).toContain('DATABASE_URL');
  });

  test('SIGTERM lets a request under way finish, and ends with status 0, also when it arrives twice', async () => {
    const { port } = new URL(service.baseUrl);
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    const nextData = async () => String((await once(socket, 'data'))[0]);
    const body = JSON.stringify({ email: 'late@example.com' });
    const head = requestText('POST /auth/request', {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      // Has the service say that it has begun to read the request.
      Expect: '100-continue',
    });
    socket.write(head);
    expect(await nextData()).toMatch(/^HTTP\/1\.1 100 Continue/);
    const stopped = service.stop();
    void service.stop();
    await eventually(() => expect(service.log()).toContain('draining'));
    const answer = nextData();
    socket.write(body);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await stopped).toBe(0);
  });

  test('what was written is there after a restart', async () => {
    service = await ServiceProcess.start({ DATA_DIR: folder.path });
    expect(service.output()).toContain('Ready at');
    expect(await service.stop()).toBe(0);
  });
});
