import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { HttpServer } from '#adapters/inbound/http/server.ts';
import { holdTime, releaseTime } from '#test/support/timers.ts';
import { requestText, type RawAnswer, sendRaw } from './raw-http.ts';
import { startService } from './service-under-test.ts';

const service = await startService();

const problemIn = (answer: RawAnswer | undefined) => {
  const { status, code, ok } = JSON.parse(answer?.body ?? '{}') as Record<string, unknown>;
  const [type, options] = ['content-type', 'x-content-type-options'].map((name) => answer?.headers.get(name));
  return { statuses: [answer?.status, status], code, ok, type, options };
};

const problem = (status: number, code: string) => ({
  statuses: [status, status],
  code,
  ok: false,
  type: 'application/problem+json; charset=utf-8',
  options: 'nosniff',
});

describe('a request that the parser refuses is answered with a problem, and the connection ends', () => {
  test.each([
    ['no HTTP', 'HELLO\r\n\r\n'],
    ['an unknown method', requestText('BREW /me')],
    ['a header without a name', 'GET /me HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
    ['a line break inside a header', 'GET /me HTTP/1.1\r\nHost: a\r\nX-A: b\rX-B: c\r\n\r\n'],
    ['two lengths', 'POST /me HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['a length that is none', 'POST /me HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
    [
      'a length beside chunks',
      'POST /me HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['two hosts in HTTP/1.0', 'GET /healthz HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['the same host twice', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n'],
    ['half an address', requestText('GET http://[')],
    ['an address without a host', requestText('GET http://')],
    ['an address of no web page', requestText('GET mailto:a@b')],
    ['a path without its slash', requestText('GET healthz')],
  ])('%s', async (_, bytes) => {
    const [answer] = await sendRaw(service.baseUrl, bytes);
    expect(problemIn(answer)).toEqual(problem(400, 'invalid_request'));
    expect(answer?.headers.get('connection')).toBe('close');
  });

  test.each([
    ['headers of 17 KiB', requestText('GET /me', { 'X-Long': 'x'.repeat(17 * 1024) })],
    ['an address of 17 KiB', requestText(`GET /${'x'.repeat(17 * 1024)}`)],
    ['a cookie of 20 kB', requestText('GET /me', { Cookie: `svc_session=${'x'.repeat(20_000)}` })],
  ])('%s', async (_, bytes) => {
    const [answer] = await sendRaw(service.baseUrl, bytes);
    expect(problemIn(answer)).toEqual(problem(431, 'headers_too_large'));
  });

  test('a broken chunk, after the request itself was accepted', async () => {
    const chunked = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const [answer] = await sendRaw(service.baseUrl, `${requestText('POST /auth/request', chunked)}ZZ\r\n{}`);
    expect(answer?.status).toBe(400);
  });
});

test('a complete address is treated as its path', async () => {
  const [found] = await sendRaw(
    service.baseUrl,
    requestText('GET http://elsewhere.example/books?type=print'),
  );
  expect(found?.status).toBe(200);
  const [missing] = await sendRaw(service.baseUrl, requestText('GET http://elsewhere.example/nothing'));
  expect(missing?.status).toBe(404);
});

test('headers just below 16 KiB are accepted', async () => {
  const [answer] = await sendRaw(
    service.baseUrl,
    requestText('GET /healthz', { 'X-Long': 'x'.repeat(15 * 1024) }),
  );
  expect(answer?.status).toBe(200);
});

describe('a connection', () => {
  test('stays open after every kind of refusal', async () => {
    const json = { 'Content-Type': 'application/json' };
    const requests = [
      requestText('GET /nowhere'),
      requestText('POST /auth/request', {}, 'not looked at'),
      requestText('POST /auth/request', json, '{'),
      requestText('POST /auth/request', json, '{"email":5}'),
      requestText('PATCH /me'),
      requestText('POST /auth/logout', json, '{"left":"unread"}'),
      requestText('GET /healthz'),
    ];
    const answers = await sendRaw(service.baseUrl, requests.join(''), { answers: requests.length });
    expect(answers.map(({ status }) => status)).toEqual([404, 415, 400, 422, 405, 401, 200]);
  });

  test('returns the answers in the order of the requests', async () => {
    const paths = ['/assessments/items', '/healthz', '/openapi.json', '/me', '/docs'];
    const requests = paths.map((path) => requestText(`GET ${path}`));
    const answers = await sendRaw(service.baseUrl, requests.join(''), { answers: paths.length });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 401, 200]);
    expect(answers[1]?.body).toBe('{"status":"ok"}');
    expect(answers[4]?.body).toContain('<!doctype html>');
  });

  test('is closed if the client asks for that', async () => {
    const [answer] = await sendRaw(service.baseUrl, requestText('GET /healthz', { Connection: 'close' }), {
      answers: 2,
    });
    expect(answer?.headers.get('connection')).toBe('close');
  });

  test('may be of HTTP 1.0, without a host', async () => {
    const [answer] = await sendRaw(service.baseUrl, 'GET /healthz HTTP/1.0\r\n\r\n');
    expect(answer).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  });

  test.each([{ Expect: '202-maybe' }, { Upgrade: 'websocket', Connection: 'Upgrade' }])(
    'ignores headers that the service does not support: %o',
    async (headers) => {
      const [answer] = await sendRaw(service.baseUrl, requestText('GET /healthz', headers));
      expect(answer).toMatchObject({ status: 200, body: '{"status":"ok"}' });
    },
  );
});

describe('a server', () => {
  const open: HttpServer[] = [];

  afterEach(async () => {
    releaseTime();
    await Promise.all(open.splice(0).map((server) => server.close(0)));
  });

  const listen = async (): Promise<{ server: HttpServer; url: string }> => {
    const server = await HttpServer.listen('127.0.0.1', 0);
    open.push(server);
    return { server, url: `http://127.0.0.1:${server.port}` };
  };

  /** Waits for a request, which the test must answer. */
  const arrivalAt = (server: HttpServer): Promise<ServerResponse> =>
    new Promise((arrive) => {
      server.serve((_request, response) => arrive(response));
    });

  test('answers with a time to retry until the service is ready', async () => {
    const { server, url } = await listen();
    const early = await fetch(url);
    expect(early.status).toBe(503);
    expect(early.headers.get('retry-after')).toBe('1');
    expect(early.headers.get('strict-transport-security')).toContain('max-age');
    expect(await early.json()).toMatchObject({ code: 'overloaded', status: 503, ok: false });
    server.serve((_request, response) => response.end('ready'));
    expect(await (await fetch(url)).text()).toBe('ready');
  });

  test.each([
    'GET / HTTP/1.1\r\nHost: loc',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf',
  ])('does not wait forever for the rest of %j', async (half) => {
    const impatient = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
    const server = await HttpServer.listen('127.0.0.1', 0, impatient);
    open.push(server);
    server.serve(() => undefined);
    const [answer] = await sendRaw(`http://127.0.0.1:${server.port}`, half);
    expect(answer?.status).toBe(408);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'request_timeout', status: 408 });
  });

  test.each([
    ['one answer after the other', 200, 'x'.repeat(100_000)],
    ['one large answer', 1, 'x'.repeat(20_000_000)],
  ])('disconnects a client that reads nothing of %s', async (_, count, text) => {
    const server = await HttpServer.listen('127.0.0.1', 0, { readerTimeout: 100 });
    open.push(server);
    const gone = new Promise<void>((resolve) => {
      server.serve((request, response) => {
        request.socket.once('close', () => resolve());
        response.end(text);
      });
    });
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.pause();
    socket.write(requestText('GET /').repeat(count));
    await expect(gone).resolves.toBeUndefined();
    socket.destroy();
  });

  test('does not cut off a reader that waits for an answer', async () => {
    const server = await HttpServer.listen('127.0.0.1', 0, { readerTimeout: 50 });
    open.push(server);
    server.serve(({ socket }, response) => {
      socket.once('timeout', () => response.end('late'));
    });
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('late');
  });

  test('does not start on a port that is taken', async () => {
    const { server } = await listen();
    await expect(HttpServer.listen('127.0.0.1', server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('lets running requests finish when it closes, and accepts no new ones', async () => {
    const { server, url } = await listen();
    const arrived = arrivalAt(server);
    const running = fetch(url).then((answer) => answer.text());
    const response = await arrived;
    holdTime();
    const closed = server.close(2000);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    jest.advanceTimersByTime(1999);
    response.end('late');
    await closed;
    expect(await running).toBe('late');
  });

  test('cuts off requests that do not finish in time', async () => {
    const { server, url } = await listen();
    const arrived = arrivalAt(server);
    const outcome = fetch(url).catch(() => 'cut');
    await arrived;
    holdTime();
    const closed = server.close(2000);
    jest.advanceTimersByTime(2000);
    await closed;
    expect(await outcome).toBe('cut');
  });
});
