import { describe, expect, test } from '@jest/globals';
import { Client } from '../../../../support/client.ts';
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

  test('changes nothing for those who only look: the link still works', async () => {
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
  ])('is 401 for whatever is no whole link: %s', async (query) => {
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

  test('opened again by the session that it began leads on, without a new cookie', async () => {
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

  test('ends the session that the browser carried before', async () => {
    const client = await logIn(service);
    const before = client.cookie;
    await client.get(await requestLink(service));
    expect((await client.get('/me')).status).toBe(200);
    expect(client.cookie).not.toBe(before);
    client.cookie = before;
    expect((await client.get('/me')).status).toBe(401);
  });

  test('of twenty clicks at once logs in one', async () => {
    const link = await requestLink(service);
    const answers = await Promise.all(Array.from({ length: 20 }, () => stranger().get(link)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(answers.filter(({ body }) => body?.code === 'link_used')).toHaveLength(19);
  });
});
