import { describe, expect, test } from '@jest/globals';
import Koa from 'koa';
import { Registry } from 'prom-client';
import { exchange } from '#adapters/inbound/http/exchange.ts';
import { noTracing } from '#application/ports/operations/tracing.ts';
import { HttpMetrics } from '#adapters/inbound/http/http-metrics.ts';
import { empty } from '#adapters/inbound/http/reply.ts';
import { HttpServer } from '#adapters/inbound/http/server.ts';
import { DatabaseBusy, DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import type { AssessmentResult } from '#domain/scoring/assessment-result.ts';
import { makeCapturedLog } from '#test/support/captured-log.ts';
import { Client } from '#test/support/client.ts';
import { eventually } from '#test/support/eventually.ts';
import { responsesOf } from '#test/support/responses.ts';
import { logIn, newAddress, startService, withMethods } from './service-under-test.ts';

/** The behaviour of the store when the latest result is requested next. */
let findLatest: () => Promise<unknown>;
let takePoint: (() => never) | undefined;

const service = await startService({
  replace: ({ assessments, rateLimiter }) => ({
    assessments: withMethods(assessments, {
      findLatest: () => findLatest() as Promise<AssessmentResult | undefined>,
    }),
    rateLimiter: withMethods(rateLimiter, {
      take: async (bucket, key) => (takePoint ? takePoint() : rateLimiter.take(bucket, key)),
    }),
  }),
});
const client = await logIn(service);
await client.post('/assessments/submit', responsesOf(3));
const [result] = await service.parts.assessments.list(1 as AssessmentResult['userId'], 1);

const latestWhen = (behaviour: () => unknown) => {
  findLatest = async () => behaviour();
  return client.get('/assessments/latest');
};

const throwing = (thrown: unknown) => () => {
  throw thrown;
};

describe('anything that a route throws', () => {
  const sql = 'insert into users (email) values (anna.long@example.org)';

  test.each([
    ['an error', new Error(sql)],
    ['an error that calls itself a 404', Object.assign(new Error(sql), { status: 404, expose: true })],
    ['an error with headers', Object.assign(new Error(sql), { headers: { 'X-Leak': 'yes' } })],
    ['a text', sql],
    ['nothing', undefined],
    ['null', null],
  ])('is answered as an internal error: %s', async (_, thrown) => {
    const answer = await latestWhen(throwing(thrown));
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } });
    expect(answer.text).not.toMatch(/insert|users|anna|\.ts|node_modules| at /);
    expect(answer.headers.has('x-leak')).toBe(false);
  });

  test('is logged under the request id, without the address in it', async () => {
    const answer = await latestWhen(throwing(new Error(sql, { cause: new Error('disk full') })));
    const line = service
      .logged()
      .split('\n')
      .find((text) => text.includes(answer.body.request_id));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 50,
      route: '/assessments/latest',
      status: 500,
      err: {
        message: 'insert into users (email) values (a***@example.org)',
        cause: { message: 'disk full' },
      },
    });
  });

  test('does not affect the connection and the next request', async () => {
    await latestWhen(throwing(new Error('once')));
    expect(await latestWhen(() => result)).toMatchObject({ status: 200 });
  });
});

test('a database that too many wait for is 503, and is logged without a stack trace', async () => {
  const logged = service.logged().length;
  const answer = await latestWhen(throwing(new DatabaseBusy()));

  expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } });
  expect(answer.headers.get('retry-after')).toBe('5');
  const line = service.logged().slice(logged);
  expect(line).toContain('"code":"overloaded"');
  expect(line).not.toContain('"err"');
});

describe('a database that does not answer', () => {
  const down = () => {
    throw new DatabaseUnavailable(new Error('connect ECONNREFUSED 10.0.0.5:5432'));
  };

  test('is 503, with the time after which to retry', async () => {
    const answer = await latestWhen(down);
    expect(answer).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.text).not.toContain('10.0.0.5');
  });

  test('is explained in a browser by a page that lets people keep their link', async () => {
    takePoint = down;
    const browser = { Accept: 'text/html', 'Accept-Language': 'fr' };
    const opened = await new Client(service.baseUrl).get('/auth/callback?token=x&email=y', browser);
    takePoint = undefined;
    expect([opened.status, opened.headers.get('retry-after')]).toEqual([503, '5']);
    expect(opened.text).toContain('Votre lien n’a pas servi');
  });

  test('is never reported as a reached limit', async () => {
    takePoint = down;
    const asked = await new Client(service.baseUrl).post('/auth/request', { email: newAddress() });
    const opened = await new Client(service.baseUrl).get('/auth/callback?token=x&email=y');
    takePoint = undefined;
    expect([asked.status, opened.status]).toEqual([503, 503]);
  });
});

test.each([
  ['a number without a place in JSON', { natures: { Creating: 1n } }],
  ['a value that refuses to be written', { natures: { toJSON: throwing(new Error('no')) } }],
])('an answer that contains %s becomes an internal error too', async (_, broken) => {
  const answer = await latestWhen(() => ({ ...result, ...broken }));
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error', ok: false } });
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

describe('an answer with a header that cannot be sent', () => {
  const { log, text } = makeCapturedLog();
  const app = new Koa();
  const baseUrl = 'http://localhost';
  app.use(
    exchange({
      baseUrl,
      isProxied: false,
      log,
      metrics: new HttpMetrics(new Registry()),
      tracing: noTracing,
    }),
  );
  app.use((ctx) => {
    ctx.state.reply = empty(302, { 'Set-Cookie': 'secret', Location: 'https://пример' });
  });

  test('is a problem, with the headers of every answer and none of its own, and is logged', async () => {
    const server = await HttpServer.listen('127.0.0.1', 0);
    server.serve(app.callback());
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { redirect: 'manual' });
    await server.close(0);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'internal_error' });
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(text()).toContain('ERR_INVALID_CHAR');
  });
});

describe('a streamed answer', () => {
  const { log, text } = makeCapturedLog();
  const app = new Koa();
  app.silent = true;
  let pieces: AsyncGenerator<string>;
  app.use(
    exchange({
      baseUrl: 'http://localhost',
      isProxied: false,
      log,
      metrics: new HttpMetrics(new Registry()),
      tracing: noTracing,
    }),
  );
  app.use((ctx) => {
    ctx.state.reply = {
      status: 200,
      headers: { 'Content-Type': 'text/plain' },
      body: { kind: 'stream', pieces },
    };
  });

  const served = async <T>(made: AsyncGenerator<string>, ask: (url: string) => Promise<T>): Promise<T> => {
    pieces = made;
    const server = await HttpServer.listen('127.0.0.1', 0);
    server.serve(app.callback());
    try {
      return await ask(`http://127.0.0.1:${server.port}/`);
    } finally {
      await server.close(0);
    }
  };
  const textOf = (method: string) => async (url: string) => {
    const answer = await fetch(url, { method });
    return [answer.status, answer.headers.get('content-length'), await answer.text()];
  };

  test('is sent piece by piece, without a length', async () => {
    async function* made() {
      yield 'one ';
      yield 'two';
    }
    expect(await served(made(), textOf('GET'))).toEqual([200, null, 'one two']);
  });

  test.each([
    ['to HEAD', 'HEAD'],
    ['to GET', 'GET'],
  ])('is closed in the end: %s', async (_, method) => {
    const closed = Promise.withResolvers<void>();
    async function* made() {
      try {
        yield 'one';
        yield 'two';
      } finally {
        closed.resolve();
      }
    }
    expect((await served(made(), textOf(method)))[0]).toBe(200);
    await closed.promise;
  });

  test('that fails before its first piece is a problem', async () => {
    // oxlint-disable-next-line require-yield
    async function* made(): AsyncGenerator<string> {
      throw new DatabaseUnavailable(new Error('gone'));
    }
    const [status, , body] = await served(made(), textOf('GET'));
    expect(status).toBe(503);
    expect(JSON.parse(String(body))).toMatchObject({ code: 'database_unavailable' });
  });

  test('that fails later is cut off, and is logged as a failure', async () => {
    async function* made() {
      yield 'one';
      throw new Error('The disk is gone.');
    }
    await expect(served(made(), textOf('GET'))).rejects.toThrow(/terminated|fetch failed/);
    await eventually(() => expect(text()).toMatch(/"status":500.*The disk is gone/));
  });

  test('ends when its client disconnects, which is not a failure', async () => {
    const closed = Promise.withResolvers<void>();
    async function* made() {
      try {
        for (;;) yield 'x'.repeat(100_000);
      } finally {
        closed.resolve();
      }
    }
    await served(made(), async (url) => {
      const leaving = new AbortController();
      const answer = await fetch(url, { signal: leaving.signal });
      await answer.body?.getReader().read();
      leaving.abort();
      await closed.promise;
    });
    await eventually(() => expect(text()).toContain('"status":499'));
  });
});

describe('a problem', () => {
  test('is complete, and links to its explanation', async () => {
    const { body, headers } = await client.get('/nowhere');
    expect(body).toEqual({
      type: `${service.baseUrl}/problems/not_found`,
      title: 'There is nothing here',
      status: 404,
      detail: 'Check the address; /docs lists all routes.',
      code: 'not_found',
      request_id: headers.get('x-request-id'),
      ok: false,
      message: 'There is nothing here. Check the address; /docs lists all routes.',
    });
    expect((await client.get(body.type)).text).toContain('There is nothing here');
  });

  test('has the security headers of every answer', async () => {
    const { headers } = await client.get('/nowhere');
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
      'cache-control': 'no-store',
    });
  });
});

describe('the request id', () => {
  const idOf = async (sent: string, from = service.baseUrl): Promise<string | null> =>
    (await new Client(from).get('/healthz', { 'X-Request-Id': sent })).headers.get('x-request-id');

  test('is a new one for every request', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.get('/healthz')));
    const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
    expect(new Set(ids).size).toBe(50);
    expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(id))).toBe(true);
  });

  test('is the one from a trusted proxy', async () => {
    expect(await idOf('proxy-7f3a-0001')).toBe('proxy-7f3a-0001');
    expect(service.logged()).toContain('proxy-7f3a-0001');
  });

  test.each([
    ['a short one', 'short-1'],
    ['a script', '<script>alert(1)</script>'],
    ['two words', 'two words'],
    ['65 characters', 'x'.repeat(65)],
    ['10 kB', 'x'.repeat(10_000)],
    ['letters beyond ASCII', 'é'.repeat(10)],
  ])('is never one that could do harm: %s', async (_, sent) => {
    expect(await idOf(sent)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is not taken from the request if no proxy is trusted', async () => {
    const unproxied = await startService({ env: { TRUST_PROXY: '0' } });
    expect(await idOf('proxy-7f3a-0001', unproxied.baseUrl)).not.toBe('proxy-7f3a-0001');
  });
});

test('a request is logged by its route, never by its path or query', async () => {
  await client.get('/assessments/123456789?note=something');
  expect(service.logged()).toContain('"route":"/assessments/:id"');
  expect(service.logged()).not.toMatch(/123456789|something/);
});

test('a refusal is logged with its code, even if a browser gets a page', async () => {
  const path = '/auth/callback?token=x&email=y';
  for (const headers of [{}, { Accept: 'text/html' }]) {
    const refused = await new Client(service.baseUrl).get(path, headers);
    const id = refused.headers.get('x-request-id') ?? '';
    const line =
      service
        .logged()
        .split('\n')
        .find((entry) => entry.includes(id)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ route: '/auth/callback', status: 401, code: 'link_invalid' });
  }
});
