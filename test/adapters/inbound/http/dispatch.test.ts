import { describe, expect, test } from '@jest/globals';
import { Client } from '#test/support/client.ts';
import { logIn, startService } from './service-under-test.ts';

const service = await startService();

describe('a refused body', () => {
  test('is answered with all faults, without its values', async () => {
    const client = await logIn(service);
    const responses = [
      { item_id: 1, value: 'secret-text' },
      { item_id: 'secret-id', value: 4 },
      'secret-entry',
    ];
    const answer = await client.post('/assessments/submit', { responses });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/responses/0/value',
      '/responses/1/item_id',
      '/responses/2',
    ]);
    expect(answer.text).not.toMatch(/secret/);
  });

  test('is answered without values even if the text could not be stored', async () => {
    const answer = await new Client(service.baseUrl).post('/auth/request', { email: 'secret\0@example.org' });
    expect(answer.body.errors).toMatchObject([{ pointer: '/email', code: 'invalid_text' }]);
    expect(answer.text).not.toContain('secret');
  });
});

describe('unknown members', () => {
  const ask = (members: object) =>
    new Client(service.baseUrl).post('/suggest', { prompt: 'What can I do?', ...members });

  test('are reported by name', async () => {
    const { body } = await ask({ temperature: 2, 'a/b': 1 });
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/temperature', '/a~1b']);
  });

  test('are neither all listed nor quoted completely', async () => {
    const many = Object.fromEntries(Array.from({ length: 999 }, (_, index) => [`m${index}`, 1]));
    const { body } = await ask(many);
    expect(body.errors).toHaveLength(100);
    const long = await ask({ ['x'.repeat(9000)]: 1 });
    expect(long.body.errors).toMatchObject([{ pointer: '' }]);
    expect(long.text.length).toBeLessThan(1000);
  });
});

test('the checks have an order that reveals nothing to strangers', async () => {
  const stranger = new Client(service.baseUrl);
  const evil = { Origin: 'https://evil.example' };
  const { cookie = '' } = await logIn(service);
  const path = '/assessments/submit';
  const send = (headers: Readonly<Record<string, string>>) =>
    stranger.send(path, { method: 'POST', raw: '{', headers: { 'Content-Type': 'text/plain', ...headers } });
  const json = { 'Content-Type': 'application/json' };
  expect((await send({ ...evil, Cookie: cookie })).body.code).toBe('forbidden_origin');
  expect((await send({})).body.code).toBe('session_required');
  expect((await send({ Cookie: cookie })).body.code).toBe('unsupported_media_type');
  expect((await send({ ...json, Cookie: cookie })).body.code).toBe('malformed_json');
});

describe('a query', () => {
  test.each(['?all=1', '?all=', '?all=TRUE', '?all=true&all=true', '?all[]=true&all=no'])(
    'that is wrong is refused by name, and nothing happens: %s',
    async (query) => {
      const client = await logIn(service);
      const answer = await client.post(`/auth/logout${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
      expect(answer.body.detail).toContain('all');
      expect((await client.get('/me')).status).toBe(200);
    },
  );

  test.each(['?other=1', '?__proto__=1&constructor=2', '?%', '?&&&=', '?all=true&other=%E0%A4%A'])(
    'may contain unknown parameters: %s',
    async (query) => {
      const client = await logIn(service);
      expect((await client.post(`/auth/logout${query}`)).status).toBe(200);
    },
  );
});
