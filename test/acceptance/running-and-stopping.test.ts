import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pagePaths } from '#adapters/inbound/web/paths.ts';
import { requestText } from '../adapters/inbound/http/raw-http.ts';
import { Client } from '../support/client.ts';
import { preparedDataFolder } from '../support/databases/data-folders.ts';
import { eventually } from '../support/eventually.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

describe('the application', () => {
  test('may be switched off only if there is another one', async () => {
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

  test('the application is served from the start, with all files that its document loads', async () => {
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

  test('SIGTERM lets a running request finish and ends with status 0, even if it arrives twice', async () => {
    const { port } = new URL(service.baseUrl);
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    const nextData = async () => String((await once(socket, 'data'))[0]);
    const body = JSON.stringify({ email: 'late@example.com' });
    const head = requestText('POST /auth/request', {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      // Makes the service confirm that it has started to read the request.
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

  test('a process that stops says so first, and takes requests until a balancer may have noticed', async () => {
    const data = preparedDataFolder();
    const slow = await ServiceProcess.start({ DATA_DIR: data.path, DRAIN_DELAY_SECONDS: '300' });
    const client = new Client(slow.baseUrl);
    expect((await client.get('/readyz')).status).toBe(200);
    void slow.stop();
    await eventually(async () => expect((await client.get('/readyz')).status).toBe(503));
    expect((await client.get('/books', { Connection: 'close' })).status).toBe(200);
    await slow.kill();
    data.remove();
  });

  test('what was written is there after a restart', async () => {
    service = await ServiceProcess.start({ DATA_DIR: folder.path });
    expect(service.output()).toContain('Ready at');
    expect(await service.stop()).toBe(0);
  });
});
