import { describe, expect, test } from '@jest/globals';
import { applicationRoutes } from '../../../../../src/adapters/inbound/http/routes/application.ts';
import type { WebClient } from '../../../../../src/adapters/inbound/http/web-client.ts';
import { Client } from '../../../../support/client.ts';
import { standInClient } from '../../../../support/web-clients.ts';
import { requestText, sendRaw } from '../raw-http.ts';
import { logIn, startService } from '../service-under-test.ts';

const service = await startService({ webClient: standInClient });
const client = new Client(service.baseUrl);

const standInFile = { identity: Buffer.from('MZ') };
const pages = ['/app/', '/app/login', '/app/result', '/app/result/17', '/app/result/anything?a=1#b'];
const script = '/app/assets/index-a1b2c3d4.js';
const files = [
  [script, 'text/javascript; charset=utf-8'],
  ['/app/assets/style-a1b2c3d4.css', 'text/css; charset=utf-8'],
  ['/app/assets/start-a1b2c3d4.json', 'application/json; charset=utf-8'],
  ['/app/assets/icon-a1b2c3d4.svg', 'image/svg+xml; charset=utf-8'],
] as const;

describe('a page of the application', () => {
  test.each(pages)('is the same document everywhere: %s', async (path) => {
    const { status, headers, text } = await client.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toBe(standInClient.shell);
  });

  test.each([...pages, '/app/nowhere'])('runs only what comes from this service: %s', async (path) => {
    const policy = (await client.get(path)).headers.get('content-security-policy') ?? '';
    const strict = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"];
    expect(policy.split('; ')).toEqual(expect.arrayContaining(strict));
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  test.each(['/app/nowhere', '/app/nowhere/1', '/app/login/1', '/app/assets', '/app/Login'])(
    'that there is not is told by the application itself: %s',
    async (path) => {
      const { status, headers, text } = await client.get(path);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toBe(standInClient.shell);
      expect([headers.get('cache-control'), headers.has('etag')]).toEqual(['no-store', false]);
    },
  );

  test('is asked for anew each time, and sent again only when it has changed', async () => {
    const { headers } = await client.get('/app/login');
    expect(headers.get('cache-control')).toBe('no-cache');
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await client.get('/app/result', { 'If-None-Match': tag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    expect((await client.get('/app/', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await client.get('/app/nowhere', { 'If-None-Match': tag })).status).toBe(404);
  });

  test.each(['svc_session=anything', 'svc_session=', 'a=b; svc_session=x; svc_session=y'])(
    'hints at a session where one was sent, whatever it is worth: %s',
    async (Cookie) => {
      const { text } = await client.get('/app/', { Cookie });
      expect(text).toBe(standInClient.shell.replace('data-session="none"', 'data-session="perhaps"'));
    },
  );

  test('hints at none where there are only other cookies', async () => {
    expect((await client.get('/app/', { Cookie: 'xsvc_session=1' })).text).toBe(standInClient.shell);
  });

  test('hints at the session of a person who has logged in', async () => {
    expect((await (await logIn(service)).get('/app/result')).text).toContain('data-session="perhaps"');
  });

  test('says its language, and nothing else by language', async () => {
    const { text } = await client.get('/app/', { 'Accept-Language': 'fr-CH, en;q=0.5' });
    expect(text).toBe(standInClient.shell.replace('lang="en"', 'lang="fr"'));
  });

  test('tells caches what it depends on, and has a tag for each variant', async () => {
    const variants = ['br', 'gzip', 'identity'].flatMap((encoding) =>
      ['en', 'fr'].flatMap((language) =>
        ['a=b', 'svc_session=a'].map((Cookie) => ({
          Cookie,
          'Accept-Encoding': encoding,
          'Accept-Language': language,
        })),
      ),
    );
    const answers = await Promise.all(variants.map((headers) => client.get('/app/', headers)));
    const vary = 'Accept-Encoding, Accept-Language, Cookie';
    for (const { headers } of answers) expect(headers.get('vary')).toBe(vary);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(12);
  });
});

describe('a file of the application', () => {
  test.each(files)('%s comes as %s, to be kept for ever', async (path, type) => {
    const { status, headers, text } = await client.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(text).toBe(standInClient.assets.get(path.slice('/app/assets/'.length))?.identity.toString());
  });

  test.each([
    ['..%2f..%2fpackage.json'],
    ['..%2F..%2F..%2Fetc%2Fpasswd'],
    ['%2e%2e%2findex.html'],
    ['index-a1b2c3d4.js.br'],
    ['INDEX-a1b2c3d4.js'],
    ['constructor'],
    ['__proto__'],
    ['%00'],
    ['%E0%A4%A'],
  ])('that is not in the bundle is not found: %s', async (name) => {
    const [answer] = await sendRaw(service.baseUrl, requestText(`GET /app/assets/${name}`));
    expect(answer?.status).toBe(404);
    expect(answer?.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer?.headers.get('cache-control')).toBe('no-store');
  });

  test('is not found by a path that leaves the folder', async () => {
    const [answer] = await sendRaw(service.baseUrl, requestText('GET /app/assets/../../package.json'));
    expect(answer?.status).toBe(404);
  });

  test('is not sent again to whoever has it, in the form in which they have it', async () => {
    const tagIn = async (encoding: string): Promise<string> =>
      (await client.get(script, { 'Accept-Encoding': encoding })).headers.get('etag') ?? '';
    const statusWith = async (tag: string, encoding: string): Promise<number> =>
      (await client.get(script, { 'If-None-Match': tag, 'Accept-Encoding': encoding })).status;
    const [br, gzip] = [await tagIn('br'), await tagIn('gzip')];
    expect(br).not.toBe(gzip);
    expect(await statusWith(br, 'br')).toBe(304);
    expect(await statusWith(gzip, 'br')).toBe(200);
  });

  test('may not be replaced or removed', async () => {
    const { status, headers } = await client.post(script, {});
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('what is compressed', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0, *', 'br'],
    ['deflate, zstd', null],
    ['identity', null],
    ['identity, br;q=0.5', null],
    ['br;q=0', null],
    ['', null],
    ['identity;q=0, deflate', null],
    [', ;;q=,=', null],
  ])('is what the client prefers: Accept-Encoding "%s" gives %s', async (accepted, encoding) => {
    for (const path of ['/app/', script]) {
      const { status, headers, text } = await client.get(path, { 'Accept-Encoding': accepted });
      expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
      expect(headers.get('vary')).toContain('Accept-Encoding');
      expect(text).toMatch(path === script ? /^console/ : /^<!doctype html>/);
    }
  });

  test('is nothing for a client that says nothing', async () => {
    const [answer] = await sendRaw(service.baseUrl, requestText(`GET ${script}`));
    expect(answer?.headers.has('content-encoding')).toBe(false);
    expect(answer?.body).toMatch(/^console/);
  });

  test('is smaller, and no file that would grow', async () => {
    const icon = await client.get('/app/assets/icon-a1b2c3d4.svg', { 'Accept-Encoding': 'br, gzip' });
    expect(icon.headers.has('content-encoding')).toBe(false);
    const { headers, text } = await client.get(script, { 'Accept-Encoding': 'br' });
    expect(Number(headers.get('content-length'))).toBeLessThan(text.length / 2);
  });

  test.each(['/app/', '/app/result/1', '/app/nowhere', script])(
    'HEAD is GET without the body: %s',
    async (path) => {
      const headers = { 'Accept-Encoding': 'br' };
      const [asked, whole] = [
        await client.send(path, { method: 'HEAD', headers }),
        await client.get(path, headers),
      ];
      expect(asked.text).toBe('');
      const changing = ['date', 'x-request-id', 'connection', 'keep-alive'];
      const lasting = (all: Headers) => [...all].filter(([name]) => !changing.includes(name));
      expect([asked.status, lasting(asked.headers)]).toEqual([whole.status, lasting(whole.headers)]);
    },
  );
});

describe('the way to the application', () => {
  test('begins at the address of the service', async () => {
    const { status, headers } = await client.get('/');
    expect([status, headers.get('location')]).toEqual([302, `${service.baseUrl}/app/`]);
  });

  test('adds the slash that was left out, and keeps the query', async () => {
    const { status, headers } = await client.get('/app?checkout=paid');
    expect([status, headers.get('location')]).toEqual([302, '/app/?checkout=paid']);
  });

  test('leads elsewhere where the application is elsewhere', async () => {
    const APP_URL = 'https://app.example.com/start';
    const other = await startService({ env: { APP_URL }, webClient: standInClient });
    expect((await new Client(other.baseUrl).get('/')).headers.get('location')).toBe(APP_URL);
  });

  test('does not lead in circles', async () => {
    const env = { BASE_URL: 'https://assess.example.com', APP_URL: 'https://assess.example.com/' };
    const other = await startService({ env, webClient: standInClient });
    expect((await new Client(other.baseUrl).get('/?a=1')).headers.get('location')).toBe('/app/?a=1');
  });
});

test('the document of the API tells of the application', async () => {
  const { paths } = (await client.get('/openapi.json')).body;
  const own = Object.keys(paths).filter((path) => path === '/' || path.startsWith('/app'));
  expect(own.toSorted()).toEqual([
    '/',
    '/app',
    '/app/',
    '/app/assets/{file}',
    '/app/{page}',
    '/app/{page}/{part}',
  ]);
});

test('a service without the application has no page of it', async () => {
  const APP_URL = 'https://app.example.com/';
  const other = await startService({ env: { APP_URL, WEB_CLIENT: 'false' } });
  const stranger = new Client(other.baseUrl);
  for (const path of ['/app', '/app/', '/app/login', '/app/result/1', script])
    expect([(await stranger.get(path)).status, path]).toEqual([404, path]);
  expect((await stranger.get('/')).headers.get('location')).toBe(APP_URL);
});

test.each<[what: string, webClient: WebClient]>([
  ['a document without the place for the hint', { ...standInClient, shell: '<html lang="en">' }],
  ['a file of an unknown kind', { ...standInClient, assets: new Map([['a.exe', standInFile]]) }],
])('the service does not start with %s', (_, webClient) => {
  const { baseUrl } = service;
  expect(() => applicationRoutes({ webClient, baseUrl, appUrl: `${baseUrl}/app/` })).toThrow(
    /must hold <html lang="en" data-session="none">|No content type is known for a\.exe/,
  );
});
