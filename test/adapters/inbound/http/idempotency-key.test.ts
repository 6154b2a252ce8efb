import { describe, expect, test } from '@jest/globals';
import type { Client } from '#test/support/client.ts';
import { responsesOf } from '#test/support/responses.ts';
import { requestText, sendRaw } from './raw-http.ts';
import { logIn, startService } from './service-under-test.ts';

const service = await startService();

describe('an Idempotency-Key', () => {
  const submit = (client: Client, key: string, json: unknown = responsesOf(3)) =>
    client.post('/assessments/submit', json, { 'Idempotency-Key': key });
  const resultsOf = async (client: Client): Promise<number> => (await client.get('/assessments')).body.length;

  test('returns the first answer again, and nothing happens twice', async () => {
    const client = await logIn(service);
    const [first, again] = [await submit(client, 'once'), await submit(client, 'once')];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect(await resultsOf(client)).toBe(1);
  });

  test('does so for simultaneous requests too', async () => {
    const client = await logIn(service);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(client, 'at-once')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await resultsOf(client)).toBe(1);
  });

  test('is refused with another payload', async () => {
    const client = await logIn(service);
    await submit(client, 'mine');
    expect(await submit(client, 'mine', responsesOf(4))).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await resultsOf(client)).toBe(1);
  });

  test('belongs to one user', async () => {
    const [one, other] = [await logIn(service), await logIn(service)];
    const [ofOne, ofOther] = [await submit(one, 'shared'), await submit(other, 'shared', responsesOf(5))];
    expect(ofOther.status).toBe(201);
    expect(ofOther.body.assessment_id).not.toBe(ofOne.body.assessment_id);
  });

  test('stays unused if the request was refused', async () => {
    const client = await logIn(service);
    expect((await submit(client, 'retry', responsesOf(6))).status).toBe(422);
    expect((await submit(client, 'retry')).status).toBe(201);
  });

  test('may contain any printable ASCII, up to 255 characters', async () => {
    const client = await logIn(service);
    for (const key of ['!~"quoted"', 'k'.repeat(255)]) expect((await submit(client, key)).status).toBe(201);
  });

  test.each([
    ['nothing', ''],
    ['256 characters', 'k'.repeat(256)],
    ['a space', 'two words'],
    ['a tab', 'two\twords'],
    ['other letters', 'clé'],
  ])('may not contain %s', async (_, key) => {
    const client = await logIn(service);
    expect(await submit(client, key)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await resultsOf(client)).toBe(0);
  });

  test('may be sent only once, and without control characters', async () => {
    const { cookie = '' } = await logIn(service);
    const head = { Cookie: cookie, 'Content-Type': 'application/json' };
    const body = JSON.stringify(responsesOf(3));
    for (const keys of [
      { 'Idempotency-Key': 'a', 'idempotency-key': 'b' },
      { 'Idempotency-Key': 'a\x01b' },
    ]) {
      const sent = requestText('POST /assessments/submit', { ...head, ...keys }, body);
      const [answer] = await sendRaw(service.baseUrl, sent);
      expect(answer?.status).toBe(400);
    }
  });

  test('is ignored by other routes', async () => {
    const client = await logIn(service);
    const save = (value: number) =>
      client.put('/assessments/draft', responsesOf(value), { 'Idempotency-Key': 'draft' });
    expect([(await save(1)).status, (await save(2)).status]).toEqual([200, 200]);
    expect((await client.get('/assessments/draft')).body.responses[0].value).toBe(2);
  });
});
