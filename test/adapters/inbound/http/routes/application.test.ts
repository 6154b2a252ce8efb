import { describe, expect, test } from '@jest/globals';
import { headMark, headOf } from '#adapters/inbound/http/routes/application/application-head.ts';
import type { Language } from '#domain/language.ts';
import { applicationRoutes } from '#adapters/inbound/http/routes/application/application.ts';
import type { WebClient } from '#adapters/inbound/http/web-client.ts';
import { Client } from '#test/support/client.ts';
import { standInClient } from '#test/support/browser/web-clients.ts';
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

const documentIn = (language: Language): string =>
  standInClient.shell.replace(headMark, headOf(language, standInClient.assets, service.baseUrl));

describe('a page of the application', () => {
  test.each(pages)('is the same document for every path: %s', async (path) => {
    const { status, headers, text } = await client.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toBe(documentIn('en'));
  });

  test.each([...pages, '/app/nowhere'])('runs only scripts of this service: %s', async (path) => {
    const policy = (await client.get(path)).headers.get('content-security-policy') ?? '';
    const strict = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"];
    expect(policy.split('; ')).toEqual(expect.arrayContaining(strict));
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  test.each(['/app/nowhere', '/app/nowhere/1', '/app/login/1', '/app/assets', '/app/Login'])(
    'that does not exist is handled by the application itself: %s',
    async (path) => {
      const { status, headers, text } = await client.get(path);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toBe(documentIn('en'));
      expect([headers.get('cache-control'), headers.has('etag')]).toEqual(['no-store', false]);
    },
  );

  test('is validated each time, and sent again only if it has changed', async () => {
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
    'contains a hint if a session was sent, even an invalid one: %s',
    async (Cookie) => {
      const { text } = await client.get('/app/', { Cookie });
      expect(text).toBe(documentIn('en').replace('data-session="none"', 'data-session="perhaps"'));
    },
  );

  test('contains no hint if there are only other cookies', async () => {
    expect((await client.get('/app/', { Cookie: 'xsvc_session=1' })).text).toBe(documentIn('en'));
  });

  test('contains the hint for a person who has logged in', async () => {
    expect((await (await logIn(service)).get('/app/result')).text).toContain('data-session="perhaps"');
  });

  test('is in the language of the reader, its description included', async () => {
    const { text } = await client.get('/app/', { 'Accept-Language': 'fr-CH, en;q=0.5' });
    expect(text).toBe(documentIn('fr').replace('lang="en"', 'lang="fr"'));
  });

  test('names for caches what it depends on, and has a tag for each variant', async () => {
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
  test.each(files)('%s is served as %s, to be cached forever', async (path, type) => {
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

  test('is not sent again to clients that have it in the same encoding', async () => {
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

describe('the metadata for other sites and home screens', () => {
  const page = (language: string): Promise<string> =>
    client.get('/app/', { 'Accept-Language': language }).then(({ text }) => text);
  const contentOf = (text: string, name: string): string =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(text)?.[1] ?? '';

  test('is a title, a description and a picture, in the language of the reader', async () => {
    const [english, french] = [await page('en'), await page('fr')];
    for (const name of ['description', 'og:title', 'og:description', 'og:locale', 'og:image']) {
      expect([name, contentOf(english, name)]).toEqual([name, expect.stringMatching(/./)]);
      expect([name, contentOf(french, name)]).not.toEqual([name, contentOf(english, name)]);
    }
    expect(contentOf(english, 'og:url')).toBe(`${service.baseUrl}/app/`);
    expect(contentOf(english, 'og:image')).toBe(`${service.baseUrl}/app/assets/card-en-a1b2c3d4.png`);
  });

  test.each([
    ['en', 'Situation Assessment'],
    ['fr', 'Bilan de situation'],
  ])('is how to install the application: %s', async (language, name) => {
    expect(await page(language)).toContain('<link rel="manifest" href="/app/manifest.webmanifest" />');
    const { headers, text } = await client.get('/app/manifest.webmanifest', { 'Accept-Language': language });
    expect(headers.get('content-type')).toBe('application/manifest+json');
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-cache', 'Accept-Language']);
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({
      name,
      lang: language,
      start_url: '/app/',
      scope: '/app/',
      display: 'standalone',
    });
    expect(manifest.icons).toEqual([
      expect.objectContaining({ src: '/app/assets/app-192-a1b2c3d4.png', sizes: '192x192' }),
      expect.objectContaining({ src: '/app/assets/app-512-a1b2c3d4.png', sizes: '512x512' }),
    ]);
    for (const { src } of manifest.icons) expect((await client.get(src)).status).toBe(200);
  });
});

test('the script that works without a connection is asked for anew each time, and may ask this service only', async () => {
  const { status, headers, text } = await client.get('/app/service-worker.js');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(text).toBe(standInClient.serviceWorker.identity.toString());
  const tag = headers.get('etag') ?? '';
  expect((await client.get('/app/service-worker.js', { 'If-None-Match': tag })).status).toBe(304);
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
  ])('follows the preference of the client: Accept-Encoding "%s" gives %s', async (accepted, encoding) => {
    for (const path of ['/app/', script]) {
      const { status, headers, text } = await client.get(path, { 'Accept-Encoding': accepted });
      expect([status, headers.get('content-encoding')]).toEqual([200, encoding]);
      expect(headers.get('vary')).toContain('Accept-Encoding');
      expect(text).toMatch(path === script ? /^console/ : /^<!doctype html>/);
    }
  });

  test('is nothing for a client without Accept-Encoding', async () => {
    const [answer] = await sendRaw(service.baseUrl, requestText(`GET ${script}`));
    expect(answer?.headers.has('content-encoding')).toBe(false);
    expect(answer?.body).toMatch(/^console/);
  });

  test('is smaller; a file that would become larger is not compressed', async () => {
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
  test('starts at the address of the service', async () => {
    const { status, headers } = await client.get('/');
    expect([status, headers.get('location')]).toEqual([302, `${service.baseUrl}/app/`]);
  });

  test('adds the missing slash, and keeps the query', async () => {
    const { status, headers } = await client.get('/app?checkout=paid');
    expect([status, headers.get('location')]).toEqual([302, '/app/?checkout=paid']);
  });

  test('leads to another address if the application is there', async () => {
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

test('the document of the API describes the application', async () => {
  const { paths } = (await client.get('/openapi.json')).body;
  const own = Object.keys(paths).filter((path) => path === '/' || path.startsWith('/app'));
  expect(own.toSorted()).toEqual([
    '/',
    '/app',
    '/app/',
    '/app/assets/{file}',
    '/app/manifest.webmanifest',
    '/app/service-worker.js',
    '/app/{page}',
    '/app/{page}/{part}',
  ]);
});

test('a service without the application serves no page of it', async () => {
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
    /must contain <html lang="en" data-session="none">|The content type of a\.exe, a file of the application, is unknown/,
  );
});
