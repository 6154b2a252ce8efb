import { describe, expect, test } from '@jest/globals';
import { refuseCrossSite } from '#adapters/inbound/http/requests/cross-site.ts';
import { Client } from '#test/support/client.ts';
import { responsesOf } from '#test/support/responses.ts';
import { logIn, newAddress, startService } from '../service-under-test.ts';

const app = 'https://app.example.com';

type Site = 'same-origin' | 'same-site' | 'cross-site' | 'none';

const passes = (origin?: string, site?: Site): boolean => {
  const headers = {
    host: 'svc.example.com',
    ...(origin !== undefined && { origin }),
    ...(site !== undefined && { 'sec-fetch-site': site }),
  };
  try {
    refuseCrossSite(headers, new Set([app]));
    return true;
  } catch {
    return false;
  }
};

describe('what a browser says about the page that sends a request', () => {
  test.each<[string, string | undefined, Site | undefined]>([
    ['neither header: no browser', undefined, undefined],
    ['the own origin, by an older browser', undefined, 'same-origin'],
    ['typed by a person', undefined, 'none'],
    ['a listed origin', app, undefined],
    ['a listed origin of the same site', app, 'same-site'],
    ['a listed origin of another site', app, 'cross-site'],
    ['the very host that was asked', 'https://svc.example.com', 'same-origin'],
  ])('passes: %s', (_, origin, site) => {
    expect(passes(origin, site)).toBe(true);
  });

  test.each<[string, string | undefined, Site | undefined]>([
    ['another origin', 'https://evil.example', undefined],
    ['another origin, marked as such', 'https://evil.example', 'cross-site'],
    ['another origin that claims to be ours', 'https://evil.example', 'same-origin'],
    ['a sandboxed page', 'null', undefined],
    ['a sandboxed page, marked as ours', 'null', 'same-origin'],
    ['a sibling that is not listed', 'https://blog.example.com', 'same-site'],
    ['a sibling without an origin', undefined, 'same-site'],
    ['another site without an origin', undefined, 'cross-site'],
    ['a listed name as a beginning only', 'https://app.example.com.evil.example', undefined],
    ['a listed name as an ending only', 'https://evil-app.example.com', undefined],
    ['a listed name without TLS', 'http://app.example.com', undefined],
    ['a listed name on another port', 'https://app.example.com:8443', undefined],
    ['the own host without a mark', 'https://svc.example.com', undefined],
    ['an empty origin', '', 'same-origin'],
  ])('refuses: %s', (_, origin, site) => {
    expect(passes(origin, site)).toBe(false);
  });
});

describe('in the service', () => {
  const evil = { Origin: 'https://evil.example' };

  test('every route refuses changes by other sites, unless it uses no session', async () => {
    const sessionless = ['/webhooks/stripe', '/suggest', '/v1/style/lint'];
    const service = await startService();
    const client = await logIn(service);
    const { body: document } = await client.get('/openapi.json');
    const unsafe = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => method !== 'get' && !sessionless.includes(path))
        .map((method) => ({ path, method: method.toUpperCase() })),
    );
    expect(unsafe.map(({ method, path }) => `${method} ${path}`)).toContain('POST /auth/logout');
    for (const { path, method } of unsafe) {
      expect(await client.send(path, { method, headers: evil })).toMatchObject({
        status: 403,
        body: { code: 'forbidden_origin' },
      });
    }
    expect((await client.get('/me')).status).toBe(200);
  });

  test('a refused request for a link sends no mail', async () => {
    const service = await startService();
    const address = newAddress();
    const client = new Client(service.baseUrl);
    for (const headers of [evil, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])
      expect((await client.post('/auth/request', { email: address }, headers)).status).toBe(403);
    await logIn(service);
    expect(service.mailer.sent.map(({ to }) => to)).not.toContain(address);
  });

  test('the origins of APP_URL, of APP_ORIGINS and its own pass', async () => {
    const service = await startService({
      env: { APP_URL: 'https://map.example.com/start', APP_ORIGINS: `${app}, https://other.example.com` },
    });
    const client = await logIn(service);
    for (const origin of [app, 'https://other.example.com', 'https://map.example.com', service.baseUrl]) {
      const headers = { Origin: origin, 'Sec-Fetch-Site': 'cross-site' };
      expect((await client.put('/assessments/draft', responsesOf(3), headers)).status).toBe(200);
    }
  });
});
