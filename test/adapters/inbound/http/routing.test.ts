import { describe, expect, test } from '@jest/globals';
import { pathsOf, unrouted } from '#adapters/inbound/http/routing.ts';
import { openRoute } from '#adapters/inbound/http/route.ts';
import { empty } from '#adapters/inbound/http/reply.ts';
import { Client } from '#test/support/client.ts';
import { requestText, sendRaw } from './raw-http.ts';
import { logIn, startService } from './service-under-test.ts';

const service = await startService();
const client = new Client(service.baseUrl);
const someone = await logIn(service);

describe('an unknown path', () => {
  test.each([
    '/nowhere',
    '/me/',
    '/Me',
    '/app',
    '/docs/',
    '/auth/callback/',
    '/assessments/1/',
    '/Assessments/1',
    '/assessments//1',
    '/assessments/1/2',
    '/problems/',
    '/problems/__proto__',
    '/problems/toString',
    '/problems/%E0%A4%A',
    '/static/..%2f..%2fpackage.json',
    '/static/%2e%2e/%2e%2e/package.json',
    '/%00',
  ])('is not found: %s', async (path) => {
    expect(await client.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('is not found with %s either', async (method) => {
    expect((await client.send('/nowhere', { method })).status).toBe(404);
  });

  test('cannot lead to another host', async () => {
    for (const target of ['//evil.example/me', 'http://evil.example/nowhere', '*']) {
      const [answer] = await sendRaw(service.baseUrl, requestText(`OPTIONS ${target}`));
      expect(answer?.status).toBe(404);
      expect(answer?.headers.has('location')).toBe(false);
    }
  });
});

describe('a method that a path does not have', () => {
  test.each([
    ['GET', '/auth/request', 'POST'],
    ['HEAD', '/auth/request', 'POST'],
    ['GET', '/auth/logout', 'POST'],
    ['POST', '/me', 'GET, HEAD, DELETE'],
    ['DELETE', '/assessments/items', 'GET, HEAD'],
    ['GET', '/assessments/submit', 'POST'],
    ['POST', '/assessments/draft', 'GET, HEAD, PUT, DELETE'],
    ['PUT', '/assessments/7', 'GET, HEAD'],
    ['PATCH', '/assessments/draft', 'GET, HEAD, PUT, DELETE'],
    ['POST', '/openapi.json', 'GET, HEAD'],
  ])('%s %s is answered with the allowed methods', async (method, path, allow) => {
    const answer = await client.send(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.body?.code).toBe(method === 'HEAD' ? undefined : 'method_not_allowed');
  });

  test.each(['TRACE', 'PROPFIND', 'PURGE', 'MKCOL', 'LINK', 'QUERY'])(
    'may be any method of HTTP: %s',
    async (method) => {
      const [answer] = await sendRaw(service.baseUrl, requestText(`${method} /me`));
      expect(answer).toMatchObject({ status: 405 });
      expect(answer?.headers.get('allow')).toBe('GET, HEAD, DELETE');
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'method_not_allowed', status: 405 });
    },
  );

  test('does not change because of a header', async () => {
    const answer = await client.post('/assessments/draft', {}, { 'X-HTTP-Method-Override': 'DELETE' });
    expect(answer.status).toBe(405);
  });
});

test.each([
  ['/me', 'GET, HEAD, DELETE'],
  ['/auth/request', 'POST'],
  ['/assessments/draft', 'GET, HEAD, PUT, DELETE'],
  ['/assessments/7', 'GET, HEAD'],
])('OPTIONS %s returns the methods and does nothing', async (path, allow) => {
  const answer = await client.send(path, { method: 'OPTIONS' });
  expect([answer.status, answer.text, answer.headers.get('allow')]).toEqual([204, '', allow]);
});

test('a literal path has priority over one with an id', async () => {
  expect((await someone.get('/assessments/latest')).body.code).toBe('no_assessment');
  expect((await someone.get('/assessments/draft')).body.code).toBe('no_draft');
});

const route = (method: 'GET' | 'POST', path: string) =>
  openRoute({
    method,
    path,
    name: 'example',
    summary: 'An example',
    subject: 'Operation',
    readableBy: 'application',
    answers: {},
    handle: () => empty(200),
  });

test('a literal path does not match a pattern that it would fit', () => {
  const [things, sale, other] = [
    route('GET', '/things/:id'),
    route('GET', '/sale'),
    route('GET', '/things/mine'),
  ];
  const isAmong = pathsOf([things, sale], [things, sale, other]);
  expect(['/things/7', '/sale', '/things/mine', '/things/7/8', '/things/', '/Sale'].filter(isAmong)).toEqual([
    '/things/7',
    '/sale',
  ]);
});

test('a literal path has its own methods, at any position among the routes', () => {
  const answer = unrouted(
    [route('GET', '/things/:id'), route('POST', '/things/buy')],
    'http://localhost/app/',
  );
  const ask = () => answer({ path: '/things/buy', method: 'GET', status: 404 } as never, async () => {});
  expect(ask).toThrow(expect.objectContaining({ details: { headers: { Allow: 'POST' } } }));
});
