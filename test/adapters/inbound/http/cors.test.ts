import { describe, expect, test } from '@jest/globals';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { Client } from '#test/support/client.ts';
import { startService } from './service-under-test.ts';

const app = 'https://app.example.com';
const service = await startService({ env: { APP_ORIGINS: app } });
const client = new Client(service.baseUrl);

const strangers = [
  'https://evil.example',
  'null',
  'https://app.example.com.evil.example',
  'http://app.example.com',
  'https://app.example.com:8443',
  'https://APP.example.com',
];

const corsHeadersOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

const preflight = (path: string, origin: string, method = 'POST') =>
  client.send(path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'content-type',
    },
  });

const exposed = {
  'access-control-expose-headers':
    'X-Request-Id,Retry-After,RateLimit,RateLimit-Policy,Location,ETag,Advisor-Source',
};

describe('an allowed origin', () => {
  const mayUseTheSession = {
    'access-control-allow-origin': app,
    'access-control-allow-credentials': 'true',
  };

  test('may send the session, and the preflight answer says so', async () => {
    const { status, headers, text } = await preflight('/assessments/draft', app, 'PUT');
    expect([status, text]).toEqual([204, '']);
    expect(corsHeadersOf(headers)).toEqual({
      ...mayUseTheSession,
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
      'access-control-allow-headers': 'Content-Type,Idempotency-Key',
      'access-control-max-age': '600',
    });
  });

  test.each([
    ['answers', '/healthz', 200],
    ['refusals', '/me', 401],
    ['what is not there', '/nowhere', 404],
  ])('may read %s', async (_, path, status) => {
    const answer = await client.get(path, { Origin: app });
    expect(answer.status).toBe(status);
    expect(corsHeadersOf(answer.headers)).toEqual({ ...mayUseTheSession, ...exposed });
    expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
  });
});

describe.each(strangers)('the stranger %s', (origin) => {
  test('gets no permission, neither from the preflight nor with the answer', async () => {
    const before = await preflight('/auth/logout', origin);
    const answer = await client.get('/me', { Origin: origin });
    for (const { headers } of [before, answer]) {
      expect(corsHeadersOf(headers)).toEqual({});
      expect(headers.get('vary')).toMatch(/\bOrigin\b/);
    }
  });
});

const publicResources = [
  '/assessments/items',
  '/openapi.json',
  '/books',
  '/books?language=fr',
  '/imprint',
  `/books/${shippedBooks[0]?.sku}`,
];

describe.each(publicResources)('the public resource %s', (path) => {
  test.each([app, ...strangers])('may be read from %s, without credentials', async (origin) => {
    const { status, headers } = await client.get(path, { Origin: origin });
    expect(status).toBe(200);
    expect(corsHeadersOf(headers)).toEqual({ 'access-control-allow-origin': '*', ...exposed });
  });

  test('says so even without an origin, because a browser may cache the answer for pages of others', async () => {
    const { headers } = await client.get(path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('says so in a 304 answer too', async () => {
    const etag = (await client.get(path)).headers.get('etag') ?? '';
    const answer = await client.get(path, { Origin: 'https://evil.example', 'If-None-Match': etag });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('allows no origin to send credentials, not even an allowed one', async () => {
    const { headers } = await preflight(path, app, 'GET');
    expect(corsHeadersOf(headers)).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });
});

test('an unknown book is an unknown book for every origin', async () => {
  const { status, headers } = await client.get('/books/NOTHING', { Origin: 'https://evil.example' });
  expect(status).toBe(404);
  expect(corsHeadersOf(headers)).toEqual({ 'access-control-allow-origin': '*', ...exposed });
});

test.each(['/books/A/B', '/booksA', '/x/books/A', '/books/'])(
  'a path that only looks public is not: %s',
  async (path) => {
    const { headers } = await client.get(path, { Origin: 'https://evil.example' });
    expect(corsHeadersOf(headers)).toEqual({});
  },
);

test('without an origin the answer has no CORS headers', async () => {
  expect(corsHeadersOf((await client.get('/me')).headers)).toEqual({});
});
