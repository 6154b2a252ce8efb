import { describe, expect, test } from '@jest/globals';
import { keyOf } from '#domain/api-keys/key-format.ts';
import { cryptoApiKeyMint } from '#adapters/outbound/system/crypto-api-key-mint.ts';
import type { ApiKeyRecord } from '#domain/api-keys/api-key.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { issueKey } from '#test/support/makers/api-keys.ts';
import { type Answer, Client } from '#test/support/client.ts';
import { eventually } from '#test/support/eventually.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { idIn, startKeyedService } from '../keyed-service.ts';
import { requestText, sendRaw } from '../raw-http.ts';
import { logIn, startService } from '../service-under-test.ts';

const service = await startKeyedService();

const ask = (
  authorization?: string,
  path = '/probe',
  client = new Client(service.baseUrl),
): Promise<Answer> =>
  client.post(path, {}, authorization === undefined ? {} : { Authorization: authorization });

const minted = (): string => {
  const { id, secret } = cryptoApiKeyMint.mint();
  return keyOf(id, secret);
};

const challengeOf = ({ headers }: Answer): string | null => headers.get('www-authenticate');
const codesOf = (answers: readonly Answer[]): readonly string[] =>
  answers.map(({ status, body }) => `${status} ${body.code ?? 'ok'}`);

describe('a request with a key', () => {
  test('is accepted, as the integration with that name', async () => {
    expect(await ask(`Bearer ${await service.issue()}`)).toMatchObject({
      status: 200,
      body: { name: 'An integration' },
    });
  });

  test.each(['bearer', 'BEARER', 'BeArEr'])('may write the scheme in any case: %s', async (scheme) => {
    expect((await ask(`${scheme} ${await service.issue()}`)).status).toBe(200);
  });

  test('may have more than one space, and spaces at the end', async () => {
    const key = await service.issue();
    for (const field of [`Bearer  ${key}`, `Bearer ${key}  `, `  Bearer ${key}\t`]) {
      const [answer] = await sendRaw(
        service.baseUrl,
        requestText('POST /probe', { 'Content-Type': 'application/json', Authorization: field }, '{}'),
      );
      expect(answer?.status).toBe(200);
    }
  });
});

describe('a request without a key', () => {
  const key = minted();

  test.each([
    ['no header', undefined, '/probe'],
    ['another scheme', `Basic ${btoa(`key:${key}`)}`, '/probe'],
    ['no scheme', key, '/probe'],
    ['a scheme that begins alike', `Bearers ${key}`, '/probe'],
    ['an empty header', '', '/probe'],
    ['a key in the query', undefined, `/probe?access_token=${key}`],
  ])('is asked to send one, without an error code: %s', async (_, authorization, path) => {
    const answer = await ask(authorization, path);
    expect(answer).toMatchObject({ status: 401, body: { code: 'api_key_required' } });
    expect(challengeOf(answer)).toBe('Bearer realm="svc"');
  });

  test('is not helped by one in another header, in the body or in a cookie', async () => {
    const valid = await service.issue();
    const client = new Client(service.baseUrl);
    const answers = [
      await client.post('/probe', {}, { 'X-Api-Key': valid }),
      await client.post('/probe', { access_token: valid }),
      await client.post('/probe', {}, { Cookie: `svc_session=${valid}; access_token=${valid}` }),
    ];
    expect(codesOf(answers)).toEqual(Array(3).fill('401 api_key_required'));
  });
});

describe('a key that is not valid', () => {
  const revoked = async () => {
    const key = await service.issue();
    expectOk(await service.revokeKey(idIn(key)));
    return key;
  };
  const expired = async () => {
    const key = await service.issue(new Date(service.clock.now().getTime() + 60_000));
    service.clock.advance({ minutes: 1 });
    return key;
  };
  const wrongSecret = async () => {
    const { id } = (await service.store.list())[0] as ApiKeyRecord;
    return keyOf(id, cryptoApiKeyMint.mint().secret);
  };
  const cases: readonly (readonly [string, () => Promise<string> | string])[] = [
    ['unknown', minted],
    ['of a known id, with another secret', wrongSecret],
    ['revoked', revoked],
    ['expired', expired],
    [
      'with a wrong checksum',
      async () => (await service.issue()).replace(/.$/, (c) => (c === '0' ? '1' : '0')),
    ],
    ['of another environment', async () => (await service.issue()).replace('live', 'test')],
    ['cut off', async () => (await service.issue()).slice(0, -1)],
    ['with something behind it', async () => `${await service.issue()} x`],
    ['twice in one header', async () => `${await service.issue()}, Bearer ${await service.issue()}`],
    ['in quotes', async () => `"${await service.issue()}"`],
    ['empty', () => ''],
    ['of 10 kB', () => 'k'.repeat(10_000)],
    ['not ASCII', () => 'svc_live_é'],
  ];

  test.each(cases)('is refused without the reason: %s', async (_, make) => {
    const answer = await ask(`Bearer ${await make()}`);
    expect(answer.status).toBe(401);
    expect(challengeOf(answer)).toBe('Bearer realm="svc", error="invalid_token"');
    expect({ ...answer.body, request_id: '' }).toEqual({
      type: `${service.baseUrl}/problems/api_key_invalid`,
      title: 'The bearer token is not valid',
      status: 401,
      detail: 'Ask the operator for a valid one.',
      code: 'api_key_invalid',
      request_id: '',
      ok: false,
      message: 'The bearer token is not valid. Ask the operator for a valid one.',
    });
  });

  test('is refused after a tab too, and with more than 16 KiB of headers', async () => {
    const key = await service.issue();
    const send = async (field: string) =>
      (await sendRaw(service.baseUrl, requestText('POST /probe', { Authorization: field }, '{}')))[0];
    const afterTab = await send(`Bearer\t${key}`);
    expect(afterTab?.status).toBe(401);
    expect(afterTab?.headers.get('www-authenticate')).toContain('invalid_token');
    expect((await send(`Bearer ${'k'.repeat(17_000)}`))?.status).toBe(431);
    expect((await send(`Bearer svc_live_\0`))?.status).toBe(400);
  });

  test('is refused before anything of the request is read', async () => {
    const answer = await new Client(service.baseUrl).send('/probe', {
      method: 'POST',
      raw: '{',
      headers: { 'Content-Type': 'text/plain', Authorization: `Bearer ${minted()}` },
    });
    expect(answer.body.code).toBe('api_key_invalid');
  });

  test('does not reach the database unless its checksum is right', async () => {
    const sought: string[] = [];
    const watched = await startKeyedService({
      methods: {
        find: async (id) => {
          sought.push(id);
          return undefined;
        },
      },
    });
    const key = minted();
    const client = new Client(watched.baseUrl);
    const send = (sent: string) => client.post('/probe', {}, { Authorization: `Bearer ${sent}` });
    await send(key.replace(/.$/, (c) => (c === '0' ? '1' : '0')));
    await send(key.replace('live', 'test'));
    expect(sought).toEqual([]);
    await send(key);
    expect(sought).toEqual([idIn(key)]);
  });
});

describe('a request that presents more than one key', () => {
  const twice = (first: string, second: string) =>
    `POST /probe HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${first}\r\nAuthorization: ${second}\r\nContent-Length: 0\r\n\r\n`;

  test('is refused for two headers, even if each key is valid', async () => {
    const key = await service.issue();
    const other = await service.issue();
    for (const bytes of [
      twice(`Bearer ${key}`, `Bearer ${other}`),
      twice(`Bearer ${key}`, `Bearer ${key}`),
      twice('Basic eDp5', `Bearer ${key}`),
    ]) {
      const [answer] = await sendRaw(service.baseUrl, bytes);
      expect(answer?.status).toBe(400);
      expect(answer?.headers.get('www-authenticate')).toBe('Bearer realm="svc", error="invalid_request"');
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'invalid_request' });
    }
  });

  test('is refused for a header and a query', async () => {
    const key = await service.issue();
    expect(await ask(`Bearer ${key}`, `/probe?access_token=${key}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });
});

describe('a key', () => {
  test('that is revoked while a request runs lets it end, and is refused from then on by all instances', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const one = await startKeyedService({
      probe: async () => {
        begin();
        await released;
      },
    });
    const other = await startKeyedService({ database: one.database });
    const key = await one.issue();
    const send = ({ baseUrl }: { baseUrl: string }) =>
      new Client(baseUrl).post('/probe', {}, { Authorization: `Bearer ${key}` });
    const running = send(one);
    expect((await send(other)).status).toBe(200);
    await begun;

    expectOk(await one.revokeKey(idIn(key)));
    expect(codesOf([await send(one), await send(other)])).toEqual(Array(2).fill('401 api_key_invalid'));
    release();
    expect((await running).status).toBe(200);
  });

  test('that was rotated works in parallel with its successor for a day', async () => {
    const { clock } = service;
    const old = await service.issue();
    const { key: successor } = expectOk(await service.rotateKey(idIn(old)));
    const both = async () => codesOf([await ask(`Bearer ${old}`), await ask(`Bearer ${successor}`)]);

    clock.advance({ minutes: 24 * 60 - 1 });
    expect(await both()).toEqual(['200 ok', '200 ok']);
    clock.advance({ minutes: 1 });
    expect(await both()).toEqual(['401 api_key_invalid', '200 ok']);
  });

  test('has its use stored, to within 5 minutes', async () => {
    const { clock, store } = service;
    const key = await service.issue();
    const lastUse = async () => (await store.list()).find(({ id }) => id === idIn(key))?.lastUsedAt;
    const used = clock.now();
    await ask(`Bearer ${key}`);
    await eventually(async () => expect(await lastUse()).toEqual(used));
    clock.advance({ minutes: 4 });
    await ask(`Bearer ${key}`);
    expect(await lastUse()).toEqual(used);
    clock.advance({ minutes: 1 });
    await ask(`Bearer ${key}`);
    await eventually(async () => expect(await lastUse()).toEqual(clock.now()));
  });

  test('works even if its use cannot be stored, without a delay', async () => {
    const { promise: failure, reject: fail } = Promise.withResolvers<void>();
    const readOnly = await startKeyedService({ methods: { touch: () => failure } });
    const key = await readOnly.issue();
    const answer = await new Client(readOnly.baseUrl).post('/probe', {}, { Authorization: `Bearer ${key}` });
    expect(answer.status).toBe(200);
    fail(new Error(`read-only: ${key}`));
    await eventually(async () =>
      expect(readOnly.logged()).toContain('the use of an API key could not be recorded'),
    );
    expect(readOnly.logged()).not.toContain(idIn(key));
  });

  test('cannot be checked without the database, which is reported as an outage', async () => {
    const away = await startKeyedService({
      methods: { find: () => Promise.reject(new DatabaseUnavailable(new Error('gone'))) },
    });
    const answer = await new Client(away.baseUrl).post('/probe', {}, { Authorization: `Bearer ${minted()}` });
    expect(answer).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
  });
});

describe('the limits', () => {
  test('of a key are 600 requests a minute, independent of other keys', async () => {
    const [busy, calm] = [await service.issue(), await service.issue()];
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(`Bearer ${busy}`)));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }

    const refused = await ask(`Bearer ${busy}`);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit-policy')).toBe('"api_key";q=600;w=60');
    expect(refused.headers.get('ratelimit')).toBe(`"api_key";r=0;t=${seconds}`);
    expect((await ask(`Bearer ${calm}`)).status).toBe(200);
  });

  test('of a client are 20 failures a minute; a valid key from there still works', async () => {
    const client = new Client(service.baseUrl);
    const good = await service.issue();
    const send = (key: string) => ask(`Bearer ${key}`, '/probe', client);
    for (let n = 0; n < 10; n += 1) {
      expect(codesOf([await send(minted()), await send('nonsense'), await send(good)])).toEqual([
        '401 api_key_invalid',
        '401 api_key_invalid',
        '200 ok',
      ]);
    }

    const refused = await send(minted());
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(refused.headers.get('ratelimit-policy')).toBe('"failed_api_keys";q=20;w=60');
    expect(refused.headers.has('www-authenticate')).toBe(false);
    expect((await send('nonsense')).status).toBe(429);
    expect((await send(good)).status).toBe(200);
    expect((await ask(undefined, '/probe', client)).status).toBe(401);
    expect((await ask(`Bearer ${minted()}`)).status).toBe(401);
  });
});

test('a key opens no route of a session, and a session none of a key', async () => {
  const whole = await startService({ env: { METRICS_TOKEN: 'a-token-for-whoever-reads-metrics' } });
  const someone = await logIn(whole);
  const key = await issueKey(whole.parts);
  const server = new Client(whole.baseUrl);
  const answers = [
    await server.get('/me', { Authorization: `Bearer ${key}` }),
    await server.get('/me', { Cookie: `svc_session=${key}` }),
    await server.get('/me', { Authorization: `Bearer ${someone.cookie?.split('=')[1]}` }),
  ];
  expect(codesOf(answers)).toEqual(Array(3).fill('401 session_required'));
  const metrics = await server.get('/metrics', { Authorization: `Bearer ${key}` });
  expect(metrics).toMatchObject({ status: 401, body: { code: 'api_key_invalid' } });
  const session = someone.cookie ?? '';
  expect((await new Client(service.baseUrl).post('/probe', {}, { Cookie: session })).status).toBe(401);
  expect((await ask(`Bearer ${session.split('=')[1]}`)).body.code).toBe('api_key_invalid');
});

test('no key is in the log, and no client either', () => {
  expect(service.logged()).toContain('request refused');
  expect(service.logged()).not.toMatch(/svc_live_|svc_test_|198\.1[89]\./);
});

test('the document describes how a key is sent and how it may be refused', async () => {
  const { body } = await new Client(service.baseUrl).get('/openapi.json');
  expect(body.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  const { security, responses } = body.paths['/probe'].post;
  expect(security).toEqual([{ apiKey: [] }]);
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401', '429', '503']));
});
