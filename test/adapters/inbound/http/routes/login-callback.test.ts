import { describe, expect, test } from '@jest/globals';
import { Client } from '#test/support/client.ts';
import { requestText, sendRaw } from '../raw-http.ts';
import { logIn, MovableClock, newAddress, requestLink, startService } from '../service-under-test.ts';

const clock = new MovableClock();
const appUrl = 'https://app.example.com/start';
const service = await startService({ clock, env: { APP_URL: appUrl } });
const stranger = () => new Client(service.baseUrl);

describe('GET /auth/callback', () => {
  test('leads to the application and to nowhere else', async () => {
    const link = await requestLink(service);
    const { pathname, search } = new URL(`${link}&next=https://evil.example&redirect=//evil.example`);
    const evil = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    const [answer] = await sendRaw(service.baseUrl, requestText(`GET ${pathname}${search}`, evil));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, appUrl]);
    expect(answer?.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    expect(answer?.body).toBe('');
  });

  test('changes nothing for a prefetch or a HEAD request: the link still works', async () => {
    const link = await requestLink(service);
    const looks = [
      { method: 'HEAD', headers: {}, status: 200 },
      { method: 'OPTIONS', headers: {}, status: 204 },
      { method: 'GET', headers: { 'Sec-Purpose': 'prefetch;prerender' }, status: 204 },
      { method: 'GET', headers: { Purpose: 'prefetch' }, status: 204 },
      { method: 'GET', headers: { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors' }, status: 204 },
      { method: 'GET', headers: { 'X-Purpose': 'preview' }, status: 204 },
    ];
    for (const { method, headers, status } of looks) {
      const client = stranger();
      const answer = await client.send(link, { method, headers });
      expect([answer.status, answer.text]).toEqual([status, '']);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.has('location')).toBe(false);
    }
    const client = stranger();
    expect((await client.get(link)).status).toBe(302);
    expect((await client.get('/me')).status).toBe(200);
  });

  const token = 'A'.repeat(43);
  test.each([
    '',
    '?',
    `?token=${token}`,
    '?email=a%40example.org',
    `?token=&email=`,
    `?token=${token}&token=${token}&email=a%40example.org`,
    `?token=${token}&email=a%40example.org&email=a%40example.org`,
    `?token[]=${token}&email=a%40example.org`,
    `?token=${token}%00&email=a%40example.org`,
    `?token=${token}&email=a%40example.org%00`,
    `?token=${token}A&email=a%40example.org`,
    `?token=${token.slice(1)}%3D&email=a%40example.org`,
    `?token=%E0%A4%A&email=%`,
    `?token=${token}&email=a%40example.org`,
    `?TOKEN=${token}&EMAIL=a%40example.org`,
  ])('is 401 for an incomplete link: %s', async (query) => {
    const answer = await stranger().get(`/auth/callback${query}`);
    expect([answer.status, answer.body.code]).toEqual([401, 'link_invalid']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('with another address is refused, and does not use up the link', async () => {
    const link = await requestLink(service);
    const wrong = new URL(link);
    wrong.searchParams.set('email', newAddress());
    expect((await stranger().get(wrong.href)).body.code).toBe('link_invalid');
    expect((await stranger().get(link)).status).toBe(302);
  });

  test('says what happened to a link: used or expired', async () => {
    const [used, expired] = [await requestLink(service), await requestLink(service)];
    await stranger().get(used);
    expect((await stranger().get(used)).body.code).toBe('link_used');
    clock.advance({ minutes: 15 });
    expect((await stranger().get(expired)).body.code).toBe('link_expired');
  });

  test('opened again by the session that it started leads to the application, without a new cookie', async () => {
    const address = newAddress();
    const link = await requestLink(service, address);
    const client = stranger();
    const cookies: number[] = [];
    for (let click = 0; click < 2; click++) {
      const answer = await client.get(link);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, appUrl]);
      cookies.push(answer.headers.getSetCookie().length);
    }
    expect(cookies).toEqual([1, 0]);
  });

  test('ends the session that the browser had before', async () => {
    const client = await logIn(service);
    const before = client.cookie;
    await client.get(await requestLink(service));
    expect((await client.get('/me')).status).toBe(200);
    expect(client.cookie).not.toBe(before);
    client.cookie = before;
    expect((await client.get('/me')).status).toBe(401);
  });

  describe('in a browser in which another person is logged in', () => {
    /** `fetch` would send its own mode. */
    const navigate = async (client: Client, link: string, site?: string) => {
      const { pathname, search } = new URL(link);
      const headers = {
        Accept: 'text/html',
        Cookie: client.cookie ?? '',
        'Sec-Fetch-Mode': 'navigate',
        'Sec-Fetch-Dest': 'document',
        ...(site !== undefined && { 'Sec-Fetch-Site': site }),
      };
      const [answer] = await sendRaw(service.baseUrl, requestText(`GET ${pathname}${search}`, headers));
      return answer!;
    };

    const consentOn = (page: string): string =>
      /name="consent" value="([^"]+)"/.exec(page)?.[1] ?? 'no consent on the page';

    test('asks first, naming both, and switches after a click on that page', async () => {
      const [current, next] = [newAddress(), newAddress()];
      const client = await logIn(service, current);
      const link = await requestLink(service, next);
      const page = await navigate(client, link, 'cross-site');
      expect([page.status, page.headers.has('set-cookie')]).toEqual([200, false]);
      for (const shown of [current, next, `href="${appUrl}"`]) expect(page.body).toContain(shown);
      expect((await client.get('/me')).body.email).toBe(current);
      const changed = await navigate(client, `${link}&consent=${consentOn(page.body)}`);
      expect([changed.status, changed.headers.get('location')]).toEqual([302, appUrl]);
      expect(changed.headers.get('set-cookie')).toContain('svc_session=');
      expect((await client.get('/me')).status).toBe(401);
    });

    test('asks even if a link claims that the person has agreed', async () => {
      const [client, attacker] = [await logIn(service), await logIn(service)];
      const link = await requestLink(service);
      const own = consentOn((await navigate(attacker, link, 'none')).body);
      for (const consent of ['yes', own]) {
        const answer = await navigate(client, `${link}&consent=${consent}`, 'same-origin');
        expect([answer.status, answer.headers.has('set-cookie')]).toEqual([200, false]);
      }
    });

    test('puts nothing of an address into the page that could be markup', async () => {
      const client = await logIn(service);
      const address = `o'neil&sons${newAddress()}`;
      const page = await navigate(client, await requestLink(service, address), 'none');
      expect(page.body).toContain('o&#39;neil&amp;sons');
    });
  });

  test('logs in for one of twenty simultaneous clicks', async () => {
    const link = await requestLink(service);
    const answers = await Promise.all(Array.from({ length: 20 }, () => stranger().get(link)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(answers.filter(({ body }) => body?.code === 'link_used')).toHaveLength(19);
  });
});
