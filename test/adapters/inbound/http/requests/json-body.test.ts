import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { readBytes } from '#adapters/inbound/http/requests/json-body.ts';
import { Client } from '#test/support/client.ts';
import { eventually } from '#test/support/eventually.ts';
import { beforeTimer } from '#test/support/timers.ts';
import { requestText, sendRaw } from '../raw-http.ts';
import { startService } from '../service-under-test.ts';

const service = await startService();
const client = new Client(service.baseUrl);
const limit = 16 * 1024;

/** An accepted body is refused only because it lacks an address, so it uses up no limit and sends no mail. */
const accepted = { status: 422, body: { errors: [{ pointer: '/email' }] } };

const post = (raw: string | Uint8Array, headers: Readonly<Record<string, string>> = {}) =>
  client.send('/auth/request', {
    method: 'POST',
    raw,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** A JSON object of exactly that many bytes. */
const objectOf = (bytes: number): string => `{"a":"${'x'.repeat(bytes - 8)}"}`;

describe('a body', () => {
  test.each([
    ['nothing', ''],
    ['white space', ' \n'],
    ['a trailing comma', '{"email":"a@example.org",}'],
    ['single quotes', "{'email':1}"],
    ['NaN', '{"email":NaN}'],
    ['two objects', '{}{}'],
    ['half an object', '{"email":"a@exa'],
    ['a list', '[{"email":"a@example.org"}]'],
    ['a text', '"a@example.org"'],
    ['a number', '5'],
    ['null', 'null'],
  ])('that is %s is malformed', async (_, raw) => {
    expect(await post(raw)).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });

  test('in invalid UTF-8 is malformed, and the next one is read as usual', async () => {
    const invalid = Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect(await post(invalid)).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
    expect(await post('{"é":"ü"}')).toMatchObject(accepted);
  });

  test('may begin with a byte order mark', async () => {
    expect(await post('\ufeff{}')).toMatchObject(accepted);
  });

  test('with a key twice counts with the last one', async () => {
    expect(await post('{"email":"a@example.org","email":"nobody"}')).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'email_malformed' }] },
    });
  });
});

describe('the content type', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    '%s is accepted',
    async (type) => {
      expect(await post('{}', { 'Content-Type': type })).toMatchObject(accepted);
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/ld+json',
    'application/vnd.api+json',
    'application/jsonp',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-16',
    'json',
    ';',
  ])('%s is refused', async (type) => {
    const answer = await post('{"email":"a@example.org"}', { 'Content-Type': type });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  test('is required, also for an empty body', async () => {
    for (const body of ['{}', '']) {
      const [answer] = await sendRaw(service.baseUrl, requestText('POST /auth/request', {}, body));
      expect(answer?.status).toBe(415);
    }
  });
});

describe('a compressed body', () => {
  test('is read as gzip, in any spelling', async () => {
    expect(await post(gzipSync('{}'), { 'Content-Encoding': 'gzip' })).toMatchObject(accepted);
    expect(await post(gzipSync('{}'), { 'Content-Encoding': 'GZIP' })).toMatchObject(accepted);
  });

  test.each([
    ['br', brotliCompressSync('{}')],
    ['gzip, gzip', gzipSync(gzipSync('{}'))],
    ['unheard-of', Buffer.from('{}')],
  ])('in %s is not supported', async (encoding, raw) => {
    expect(await post(raw, { 'Content-Encoding': encoding })).toMatchObject({ status: 415 });
  });

  const whole = gzipSync(objectOf(1000));
  test.each([
    ['that is no gzip', Buffer.from('{}')],
    ['without a byte', Buffer.alloc(0)],
    ['that breaks off in the middle', whole.subarray(0, whole.length / 2)],
    ['with a wrong checksum', Buffer.concat([whole.subarray(0, -8), Buffer.alloc(8, 1)])],
  ])('%s cannot be read', async (_, raw) => {
    const answer = await post(raw, { 'Content-Encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});

describe('the limit of 16 KiB', () => {
  const tooLarge = { status: 413, body: { code: 'payload_too_large' } };

  test('holds to the byte for a declared length', async () => {
    expect(await post(objectOf(limit))).toMatchObject(accepted);
    expect(await post(objectOf(limit + 1))).toMatchObject(tooLarge);
  });

  test('holds to the byte for a body in chunks', async () => {
    const inChunks = (body: string) =>
      requestText('POST /auth/request', {
        'Content-Type': 'application/json',
        'Transfer-Encoding': 'chunked',
      }) + `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const [within] = await sendRaw(service.baseUrl, inChunks(objectOf(limit)));
    const [beyond] = await sendRaw(service.baseUrl, inChunks(objectOf(limit + 1)));
    expect([within?.status, beyond?.status]).toEqual([422, 413]);
  });

  test('counts what a compressed body inflates to', async () => {
    const gzip = { 'Content-Encoding': 'gzip' };
    expect(await post(gzipSync(objectOf(limit)), gzip)).toMatchObject(accepted);
    expect(await post(gzipSync(objectOf(limit + 1)), gzip)).toMatchObject(tooLarge);
    expect(await post(gzipSync(objectOf(20_000_000)), gzip)).toMatchObject(tooLarge);
  });

  test('answers before the rest of a large body has come, and closes the connection', async () => {
    const head = requestText('POST /auth/request', {
      'Content-Type': 'application/json',
      'Content-Length': '900000000',
    });
    const [answer] = await sendRaw(service.baseUrl, head);
    expect(answer?.status).toBe(413);
    expect(answer?.headers.get('connection')).toBe('close');
  });
});

test.each([
  ['plain', {}, Buffer.from('{"email":"')],
  ['compressed', { 'Content-Encoding': 'gzip' }, gzipSync(objectOf(1000)).subarray(0, 20)],
])('an upload that its client interrupts ends without harm (%s)', async (_, headers, part) => {
  const ended = () => service.logged().split('"route":"/auth/request","status":400').length;
  const endedBefore = ended();
  const declared = {
    'Content-Type': 'application/json',
    'Content-Length': '500',
    Expect: '100-continue',
    ...headers,
  };
  const begun = Buffer.concat([Buffer.from(requestText('POST /auth/request', declared)), part]);
  await Promise.all(Array.from({ length: 10 }, () => sendRaw(service.baseUrl, begun, { hangUp: true })));
  // The service stops waiting for a silent client after half a minute.
  await beforeTimer(
    15_000,
    eventually(() => expect(ended() - endedBefore).toBe(10)),
  );
  expect(await post('{}')).toMatchObject(accepted);
  expect(service.logged()).not.toContain('"status":500');
});

describe('a client that disconnects', () => {
  const begin = (headers: Readonly<Record<string, string>>): IncomingMessage => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request.headers, { 'content-length': '10', ...headers });
    return request.on('error', () => undefined);
  };

  test.each([
    ['plain', {}],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])(
    'before or while the body is read has sent it in part, which is not a failure (%s)',
    async (_, headers) => {
      const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
      const before = begin(headers).destroy();
      await once(before, 'close');
      await expect(readBytes(before, 100)).rejects.toMatchObject({ code: 'invalid_request' });
      for (const error of [undefined, reset]) {
        const during = begin(headers);
        const read = readBytes(during, 100);
        setImmediate(() => during.destroy(error));
        await expect(read).rejects.toMatchObject({ code: 'invalid_request' });
      }
    },
  );
});
