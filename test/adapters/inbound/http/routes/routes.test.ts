import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { HttpServer } from '#adapters/inbound/http/server.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { compose } from '#bootstrap/composition.ts';
import { makeCapturedLog } from '#test/support/captured-log.ts';
import { type Answer, Client } from '#test/support/client.ts';
import { responsesOf } from '#test/support/responses.ts';
import { makeMap, pdfBytes, setAccess, startMapService } from '../map-owners.ts';
import { logIn } from '../service-under-test.ts';

const { service } = await startMapService();
const client = await logIn(service);
await client.post('/assessments/submit', responsesOf(3));
await client.put('/assessments/draft', responsesOf(3));
const checkout = await client.post('/checkout', { product: 'situation-map' });
await setAccess(service, client, 'granted');
const map = await makeMap(client);
await client.post('/map/intake/draft', { page: 2 });

const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search;

/** An existing resource for each path pattern. */
const examples: Readonly<Record<string, string>> = {
  '/problems/{code}': '/problems/not_found',
  '/sandbox-pay/checkouts/{checkout}': pathOf(checkout.body.checkout_url),
  '/sandbox-pay/{page}': `/sandbox-pay/${shippedBooks[0]?.sku}`,
  '/sandbox-pay/{folder}/{page}': `/sandbox-pay/books/${shippedBooks[0]?.sku}`,
  '/static/fonts/{file}': '/static/fonts/sans-400.woff2',
  '/books/{sku}': `/books/${shippedBooks[0]?.sku}`,
  '/v1/style/rules/{category}/{rule}': '/v1/style/rules/clarity/passive',
  '/map/report': pathOf(map.body.report_url),
};

const { body: document } = await client.get('/openapi.json');
const readable = Object.entries<object>(document.paths)
  .filter(([, operations]) => 'get' in operations)
  .map(([path]) => examples[path] ?? path.replace('{id}', '1'));

/** The test client reads PDFs and fonts as text too, so their size is the one that was stored. */
const sizeOf = ({ headers, text }: Answer): number =>
  headers.has('content-encoding') || headers.get('content-type') === 'font/woff2'
    ? Number(headers.get('content-length'))
    : headers.get('content-type') === 'application/pdf'
      ? pdfBytes.length
      : Buffer.byteLength(text);

/** Without the parts that differ between answers. */
const comparable = ({ status, headers }: Answer) => {
  const changing = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];
  return { status, ...Object.fromEntries([...headers].filter(([name]) => !changing.includes(name))) };
};

test.each(readable.filter((path) => path !== '/auth/callback' && path !== '/metrics'))(
  'HEAD %s is GET without the body',
  async (path) => {
    const [asked, whole] = [await client.send(path, { method: 'HEAD' }), await client.get(path)];
    expect(asked.text).toBe('');
    expect(comparable(asked)).toEqual(comparable(whole));
    expect(whole.status).toBe(path === '/' ? 302 : 200);
    const isStream = whole.headers.get('transfer-encoding') === 'chunked';
    expect(isStream).toBe(path === '/me/export');
    expect(asked.headers.get('content-length')).toBe(isStream ? null : String(sizeOf(whole)));
  },
);

test('HEAD is GET without the body for refusals too', async () => {
  const stranger = new Client(service.baseUrl);
  for (const path of ['/me', '/assessments/1', '/nowhere']) {
    const [asked, whole] = [await stranger.send(path, { method: 'HEAD' }), await stranger.get(path)];
    expect(asked.text).toBe('');
    expect(comparable(asked)).toEqual(comparable(whole));
  }
});

const kept: Readonly<Record<string, string>> = {
  '/assessments/items': 'public, max-age=3600',
  '/imprint': 'public, max-age=600',
  '/openapi.json': 'public, max-age=600',
  '/books': 'public, max-age=60',
  [`/books/${shippedBooks[0]?.sku}`]: 'public, max-age=60',
  '/map/sample': 'public, max-age=60',
  '/map/sample/document': 'public, max-age=60',
  '/map/sample/pdf': 'public, max-age=60',
  '/v1/style/rules': 'public, max-age=3600',
  '/v1/style/rules/clarity/passive': 'public, max-age=3600',
  '/docs': 'public, max-age=600',
  '/static/pages.css': 'public, max-age=600',
  '/static/report.css': 'public, max-age=600',
  '/static/fonts/sans-400.woff2': 'public, max-age=86400',
  '/static/docs.js': 'public, max-age=86400',
  '/static/swagger-ui.css': 'public, max-age=86400',
  '/static/swagger-ui-bundle.js': 'public, max-age=86400',
};

test.each(readable)('a cache may keep %s only if it is the same for everybody', async (path) => {
  const { headers } = await client.get(path);
  expect(headers.get('cache-control')).toMatch(kept[path] ?? /^(private, )?no-store$/);
  expect(headers.has('etag')).toBe(path in kept);
});

test('refusals are never cached', async () => {
  const stranger = new Client(service.baseUrl);
  const refusals = await Promise.all([
    stranger.get('/me'),
    stranger.get('/nowhere'),
    stranger.post('/assessments/items'),
    stranger.post('/auth/request', {}),
  ]);
  for (const { headers } of refusals) expect(headers.get('cache-control')).toBe('no-store');
});

test('a process that only runs jobs serves only the operation routes', async () => {
  const server = await HttpServer.listen('127.0.0.1', 0);
  const url = `http://127.0.0.1:${server.port}`;
  const { handleRequest } = compose(service.parts, {
    settings: {
      baseUrl: url,
      appUrl: url,
      allowedOrigins: new Set(),
      trustProxy: 0,
      metricsToken: undefined,
      showsMetricsLocally: true,
      offersSandbox: false,
      showsShop: false,
      imprint: undefined,
      conditions: { contact: undefined, terms: undefined, refund: undefined },
      usesLanguageModel: false,
      webClient: undefined,
      surface: 'operations',
      isDraining: () => false,
    },
    log: makeCapturedLog().log,
    registry: new Registry(),
  });
  server.serve(handleRequest);
  const statuses = await Promise.all(
    [...readable, '/auth/request'].map(
      async (path) => [path, (await fetch(`${url}${path}`)).status] as const,
    ),
  );
  await server.close(1000);
  const served = statuses.filter(([, status]) => status === 200).map(([path]) => path);
  expect(served.toSorted()).toEqual(['/healthz', '/metrics', '/readyz']);
  expect(statuses.every(([path, status]) => served.includes(path) || status === 404)).toBe(true);
});
