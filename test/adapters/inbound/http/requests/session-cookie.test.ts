import { describe, expect, test } from '@jest/globals';
import { presentedSession } from '#adapters/inbound/http/requests/session-cookie.ts';
import { Client } from '#test/support/client.ts';
import { requestText, sendRaw } from '../raw-http.ts';
import { logIn, MovableClock, requestLink, startService } from '../service-under-test.ts';

const clock = new MovableClock();
const service = await startService({ clock });
const stranger = () => new Client(service.baseUrl);

const cleared = 'svc_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax';
const set = /^svc_session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

test.each<[string | undefined, string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['other=1', undefined],
  ['my_svc_session=1; svc_session2=2; SVC_SESSION=3', undefined],
  ['svc_session=abc', 'abc'],
  ['a=1;svc_session=abc;b=2', 'abc'],
  ['a=1;  svc_session=a=b== ', 'a=b=='],
  ['svc_session=', ''],
  ['svc_session=abc; svc_session=def', ''],
  ['svc_session=abc; svc_session=abc', ''],
])('the header %j contains the session %j', (header, presented) => {
  expect(presentedSession(header)).toBe(presented);
});

describe('the cookie', () => {
  test('is set at login, for 30 days, for this host alone', async () => {
    const opened = await stranger().get(await requestLink(service));
    expect(opened.headers.getSetCookie()).toEqual([expect.stringMatching(set)]);
  });

  test('is cleared at logout with the same attributes, and does not work from then on', async () => {
    const client = await logIn(service);
    const { cookie } = client;
    const left = await client.post('/auth/logout');
    expect(left).toMatchObject({ status: 200, body: { ok: true } });
    expect(left.headers.getSetCookie()).toEqual([cleared]);
    client.cookie = cookie;
    expect((await client.get('/me')).status).toBe(401);
  });

  test('stays unchanged for five minutes, and is then renewed with any answer', async () => {
    const client = await logIn(service);
    const { cookie } = client;
    const renewals: string[][] = [];
    for (const minutes of [0, 4, 2, 4, 2]) {
      clock.advance({ minutes });
      renewals.push((await client.get('/assessments/latest')).headers.getSetCookie());
    }
    const again = [`${cookie}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`];
    expect(renewals).toEqual([[], [], again, [], again]);
  });

  test('is renewed once by requests at the same moment', async () => {
    const client = await logIn(service);
    clock.advance({ minutes: 6 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get('/me')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1);
  });

  test('is cleared by a logout even if it was due to be renewed', async () => {
    const client = await logIn(service);
    clock.advance({ minutes: 6 });
    expect((await client.post('/auth/logout')).headers.getSetCookie()).toEqual([cleared]);
  });

  test('works as long as it is used, and ends 30 days and 5 minutes after the last use', async () => {
    const client = await logIn(service);
    for (let use = 0; use < 3; use++) {
      clock.advance({ days: 30, minutes: 4 });
      expect((await client.get('/me')).status).toBe(200);
    }
    clock.advance({ days: 30, minutes: 5 });
    const ended = await client.get('/me');
    expect(ended.status).toBe(401);
    expect(ended.headers.getSetCookie()).toEqual([cleared]);
  });
});

describe('a request without a live session', () => {
  test('is answered with how to log in, and no cookie is cleared if none was sent', async () => {
    const { status, body, headers } = await stranger().get('/me');
    expect([status, body.code]).toEqual([401, 'session_required']);
    expect(headers.get('www-authenticate')).toBe('Cookie realm="svc", cookie-name="svc_session"');
    expect(headers.getSetCookie()).toEqual([]);
  });

  const unknown = 'A'.repeat(43);
  test.each([
    ['unknown', `svc_session=${unknown}`],
    ['empty', 'svc_session='],
    ['cut short', `svc_session=${unknown.slice(1)}`],
    ['quoted', `svc_session="${unknown}"`],
    ['10 kB long', `svc_session=${'A'.repeat(10_000)}`],
    ['percent-encoded', 'svc_session=%00%ff%u0041'],
    ['outside ASCII', 'svc_session=\u00e9\u00ff'],
    ['an object in disguise', 'svc_session=[object Object]; __proto__=1'],
    ['there twice', `svc_session=${unknown}; svc_session=${unknown}`],
  ])('has its cookie cleared: %s', async (_, header) => {
    for (const [method, path] of [
      ['GET', '/me'],
      ['POST', '/auth/logout'],
    ] as const) {
      const answer = await stranger().send(path, { method, headers: { Cookie: header } });
      expect([answer.status, answer.body.code]).toEqual([401, 'session_required']);
      expect(answer.headers.getSetCookie()).toEqual([cleared]);
    }
  });

  test('is not helped by a live session next to a planted one', async () => {
    const { cookie } = await logIn(service);
    const both = await stranger().get('/me', { Cookie: `${cookie}; svc_session=${unknown}` });
    expect(both.status).toBe(401);
  });

  test('is not helped by a live session in any other place', async () => {
    const { cookie = '' } = await logIn(service);
    const token = cookie.replace('svc_session=', '');
    const elsewhere = [
      await stranger().get('/me', { Authorization: `Bearer ${token}` }),
      await stranger().get(`/me?svc_session=${token}`),
      await stranger().get('/me', { 'X-Session': token }),
    ];
    expect(elsewhere.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('is answered even if the bytes of the cookie are not valid text', async () => {
    const [answer] = await sendRaw(
      service.baseUrl,
      Buffer.from(requestText('GET /me', { Cookie: 'svc_session=\u0080\u00ff' }), 'latin1'),
    );
    expect(answer?.status).toBe(401);
  });
});

test('a second logout is a request without a session', async () => {
  const client = await logIn(service);
  const { cookie } = client;
  await client.post('/auth/logout');
  client.cookie = cookie;
  const again = await client.post('/auth/logout');
  expect([again.status, again.headers.getSetCookie()]).toEqual([401, [cleared]]);
});
