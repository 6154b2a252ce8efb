import { expect, test } from '@jest/globals';
import { Client } from '#test/support/client.ts';
import { logIn, startService } from '../service-under-test.ts';

test('a session has 240 requests a minute on all routes together, independent of other sessions', async () => {
  const service = await startService();
  const [busy, calm] = [await logIn(service), await logIn(service)];
  const paths = ['/me', '/assessments', '/assessments/latest', '/assessments/draft'];
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => busy.get(paths[i % 4] ?? '/me')));
    expect(answers.filter(({ status }) => status === 429)).toEqual([]);
  }

  const refused = await busy.get('/me');
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.headers.get('ratelimit-policy')).toBe('"session";q=240;w=60');
  expect(refused.headers.get('ratelimit')).toBe(`"session";r=0;t=${seconds}`);
  expect(refused.headers.getSetCookie()).toEqual([]);

  expect((await calm.get('/me')).status).toBe(200);
  expect((await busy.get('/healthz')).status).toBe(200);
  expect((await new Client(service.baseUrl).get('/me')).status).toBe(401);
});
