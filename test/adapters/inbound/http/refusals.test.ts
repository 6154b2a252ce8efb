import { describe, expect, test } from '@jest/globals';
import { type Answer, Client } from '#test/support/client.ts';
import { logIn, newAddress, requestLink, startService } from './service-under-test.ts';

const service = await startService();
const anybody = () => new Client(service.baseUrl);

/** The limit that an answer names, and whether all of its headers agree. */
const limitIn = ({ status, headers }: Answer) => {
  const policy = /^"(\w+)";q=(\d+);w=(\d+)$/.exec(headers.get('ratelimit-policy') ?? '');
  const [bucket, points, window] = [policy?.[1], Number(policy?.[2]), Number(policy?.[3])];
  const seconds = Number(headers.get('retry-after'));
  const agrees =
    seconds >= 1 && seconds <= window && headers.get('ratelimit') === `"${bucket}";r=0;t=${seconds}`;
  return { status, bucket, points, window, agrees };
};

const limit = (bucket: string, points: number, window: number) => ({
  status: 429,
  bucket,
  points,
  window,
  agrees: true,
});

const timesFrom = async (count: number, attempt: () => Promise<Answer>, status: number): Promise<void> => {
  for (let i = 0; i < count; i++) expect((await attempt()).status).toBe(status);
};

describe('requests for links', () => {
  test('to one address end after five, for every spelling and client', async () => {
    const address = newAddress();
    const spellings = [address, ` ${address} `, address.toUpperCase(), address, address];
    for (const email of spellings)
      expect((await anybody().post('/auth/request', { email })).status).toBe(200);
    const refused = await anybody().post('/auth/request', { email: address });
    expect(limitIn(refused)).toEqual(limit('login_requests_per_mailbox', 5, 900));
    expect(refused.body.code).toBe('rate_limited');
    expect(service.mailer.sent.filter(({ to }) => to.toLowerCase() === address)).toHaveLength(5);
  });

  test('are refused alike for addresses with and without an account', async () => {
    const known = newAddress();
    await logIn(service, known);
    const answers: Answer[] = [];
    for (const [email, left] of [
      [known, 5],
      [newAddress(), 5],
    ] as const) {
      await timesFrom(left, () => anybody().post('/auth/request', { email }), 200);
      answers.push(await anybody().post('/auth/request', { email }));
    }
    const [toKnown, toUnknown] = answers.map(({ status, headers, body }) => ({
      status,
      names: [...headers.keys()],
      body: { ...body, request_id: '' },
    }));
    expect(toKnown?.status).toBe(429);
    expect(toKnown).toEqual(toUnknown);
  });

  test('at the same moment are accepted exactly five times', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => anybody().post('/auth/request', { email: address })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test('of one client end after twenty', async () => {
    const client = anybody();
    await timesFrom(20, () => client.post('/auth/request', { email: newAddress() }), 200);
    const refused = await client.post('/auth/request', { email: newAddress() });
    expect(limitIn(refused)).toEqual(limit('login_requests_per_client', 20, 900));
  });

  test('that are refused because of their form use up nothing', async () => {
    const client = anybody();
    await timesFrom(25, () => client.post('/auth/request', { email: 'nobody' }), 422);
    expect((await client.post('/auth/request', { email: newAddress() })).status).toBe(200);
  });
});

describe('links that fail', () => {
  const wrong = `/auth/callback?token=${'A'.repeat(43)}&email=a%40example.org`;

  test('end after thirty for one client, with a page for a browser; a valid link still works', async () => {
    const [client, link] = [anybody(), await requestLink(service)];
    await timesFrom(30, () => client.get(wrong), 401);
    expect(limitIn(await client.get(wrong))).toEqual(limit('failed_callbacks_per_client', 30, 300));
    const page = await client.get(wrong, { Accept: 'text/html' });
    expect(limitIn(page)).toEqual(limit('failed_callbacks_per_client', 30, 300));
    expect(page.text).toContain('Too many attempts');
    expect((await anybody().get(wrong)).status).toBe(401);
    expect((await client.get(link)).status).toBe(302);
  });

  test('are not counted if another page makes a browser send them', async () => {
    const client = anybody();
    const sent = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' };
    await timesFrom(40, () => client.get(wrong, sent), 204);
    expect((await client.get(wrong)).status).toBe(401);
  });

  test('are not counted if they succeed', async () => {
    const client = anybody();
    await timesFrom(29, () => client.get(wrong), 401);
    expect((await client.get(await requestLink(service))).status).toBe(302);
    await timesFrom(1, () => client.get(wrong), 401);
    expect((await client.get(wrong)).status).toBe(429);
  });
});
