import { describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { operationRoutes } from '#adapters/inbound/http/routes/operations.ts';
import type { Incoming } from '#adapters/inbound/http/route.ts';
import type { ReadinessCheck } from '#application/ports/operations/readiness.ts';
import { Client } from '#test/support/client.ts';
import { startService } from '../service-under-test.ts';

let checks: readonly ReadinessCheck[] = [];
const service = await startService({ replace: () => ({ readiness: { check: async () => checks } }) });
const client = new Client(service.baseUrl);

const secret = 'a-token-for-the-metrics';
const guarded = await startService({ env: { METRICS_TOKEN: secret } });

const database = { name: 'database', ok: true } as const;
const storage = { name: 'storage', ok: true } as const;
const queue = { name: 'queue', ok: true, lagSeconds: 2 } as const;

describe('/healthz', () => {
  test('answers as long as the process runs, whatever has failed', async () => {
    checks = [{ ...database, ok: false }];
    expect(await client.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('/readyz', () => {
  test('shows every check', async () => {
    checks = [database, storage, queue];
    const { status, body } = await client.get('/readyz');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ready',
      checks: [
        { name: 'database', ok: true },
        { name: 'storage', ok: true },
        { name: 'queue', ok: true, lag_seconds: 2 },
      ],
    });
  });

  test.each([
    ['database', 'database_unavailable'],
    ['storage', 'overloaded'],
    ['queue', 'overloaded'],
  ])('is 503 and says so when the %s fails', async (name, code) => {
    checks = [database, storage, queue].map((check) => ({ ...check, ok: check.name !== name }));
    const { status, headers, body } = await client.get('/readyz');
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, code, '5']);
    expect(
      body.checks.filter(({ ok }: ReadinessCheck) => !ok).map((check: ReadinessCheck) => check.name),
    ).toEqual([name]);
  });

  test('is 503 while the process shuts down, although nothing has failed', async () => {
    const routes = operationRoutes({
      readiness: { check: async () => [database] },
      registry: new Registry(),
      settings: { metricsToken: undefined, showsMetricsLocally: true, isDraining: () => true },
    });
    const ready = routes.find(({ path }) => path === '/readyz');
    if (ready?.access !== 'open') throw new Error('It must be open to everybody.');
    const handled = async () => ready.handle({} as Incoming<undefined, undefined>);
    await expect(handled()).rejects.toMatchObject({ code: 'overloaded' });
  });
});

describe('/metrics without a token', () => {
  const from = (address: string, baseUrl = service.baseUrl) => new Client(baseUrl, address).get('/metrics');

  test('are shown only to this machine', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await from(address)).status).toBe(200);
    for (const address of ['10.0.0.1', '203.0.113.7', 'nonsense'])
      expect(await from(address)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('are shown to nobody in production, because a proxy may call from this machine', async () => {
    const routes = operationRoutes({
      readiness: { check: async () => [] },
      registry: new Registry(),
      settings: { metricsToken: undefined, showsMetricsLocally: false, isDraining: () => false },
    });
    const metrics = routes.find(({ path }) => path === '/metrics');
    if (metrics?.access !== 'open') throw new Error('It has no session.');
    const ctx = { ip: '127.0.0.1', app: { proxy: false }, req: { headers: {} } };
    const handled = async () => metrics.handle({ ctx } as unknown as Incoming<undefined, undefined>);
    await expect(handled()).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are not shown to clients that claim to be on this machine', async () => {
    expect((await from('127.0.0.1, 203.0.113.7')).status).toBe(404);
  });

  test('are not shown through an undeclared proxy', async () => {
    const unproxied = await startService({ env: { TRUST_PROXY: '0' } });
    expect((await from('127.0.0.1', unproxied.baseUrl)).status).toBe(404);
    const forwarded = await fetch(`${unproxied.baseUrl}/metrics`, {
      headers: { Forwarded: 'for=127.0.0.1' },
    });
    expect(forwarded.status).toBe(404);
    expect((await fetch(`${unproxied.baseUrl}/metrics`)).status).toBe(200);
  });

  test('count requests by route, method and status, without a path or a person', async () => {
    await client.get('/assessments/123456789');
    const { text, headers } = await from('127.0.0.1');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/assessments\/:id",status="401"\} 1\b/,
    );
    expect(text).not.toContain('123456789');
  });

  test('do not grow with invented paths and values', async () => {
    const seriesNow = async () => (await from('127.0.0.1')).text.match(/_count\{/g)?.length;
    await client.get('/invented-first');
    await client.get('/healthz');
    await seriesNow();
    const before = await seriesNow();
    for (let i = 0; i < 20; i++) await client.get(`/invented-${i}`);
    expect(await seriesNow()).toBe(before);
  });
});

describe('/metrics with a token', () => {
  const get = (authorization?: string) => {
    const headers = authorization === undefined ? {} : { Authorization: authorization };
    return new Client(guarded.baseUrl).get('/metrics', headers);
  };

  test.each([`Bearer ${secret}`, `bearer ${secret}`])(
    'are shown to clients that have it: %s',
    async (sent) => {
      expect((await get(sent)).status).toBe(200);
    },
  );

  test.each([undefined, 'Basic dXNlcjpwYXNz', secret, 'Bearer', `Bearer ${secret} ${secret}`])(
    'require it: %s',
    async (sent) => {
      const { status, body, headers } = await get(sent);
      expect([status, body.code]).toEqual([401, 'api_key_required']);
      expect(headers.get('www-authenticate')).toBe('Bearer realm="svc"');
    },
  );

  test.each(['Bearer wrong', `Bearer ${secret}x`, `Bearer ${secret.slice(1)}`, `Bearer ${'x'.repeat(100)}`])(
    'refuse a wrong one: %s',
    async (sent) => {
      const { status, body, headers } = await get(sent);
      expect([status, body.code]).toEqual([401, 'api_key_invalid']);
      expect(headers.get('www-authenticate')).toBe('Bearer realm="svc", error="invalid_token"');
    },
  );

  test('require it on this machine too', async () => {
    const { baseUrl } = guarded;
    expect((await new Client(baseUrl, '127.0.0.1').get('/metrics')).status).toBe(401);
    expect((await new Client(baseUrl).get(`/metrics?access_token=${secret}`)).status).toBe(401);
  });
});
