import { describe, expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { Client } from '#test/support/client.ts';
import { eventually } from '#test/support/eventually.ts';
import { requestText, sendRaw } from '../raw-http.ts';
import { logIn, mailTo, newAddress, startService, withMethods } from '../service-under-test.ts';

const service = await startService();
const stranger = () => new Client(service.baseUrl);

describe('POST /auth/request', () => {
  test('answers without a link, a cookie or information about the account', async () => {
    const { status, body, headers } = await stranger().post('/auth/request', { email: newAddress() });
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, message: expect.stringContaining('Check your mail') });
    expect(headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['null', { email: null }],
    ['a number', { email: 5 }],
    ['a list', { email: ['a@example.org'] }],
    ['an object', { email: {} }],
    ['an empty text', { email: '' }],
    ['no host', { email: 'secret@' }],
    ['no mailbox', { email: '@example.org' }],
    ['no top level', { email: 'secret@example' }],
    ['65 characters before the @', { email: `${'s'.repeat(65)}@example.org` }],
    ['255 characters', { email: `ss@${'a.'.repeat(125)}xy` }],
    ['two addresses', { email: 'secret@example.org,other@example.org' }],
    ['a further header', { email: 'secret@example.org\nBcc: other@example.org' }],
    ['a name', { email: '"secret" <secret@example.org>' }],
    ['NUL', { email: 'secret@example.org\0' }],
  ])('refuses an address that is %s, without quoting it', async (_, body) => {
    const before = service.mailer.sent.length;
    const answer = await stranger().post('/auth/request', body);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(answer.body.errors).toMatchObject([{ pointer: '/email' }]);
    expect(answer.text).not.toMatch(/secret|sss|other/);
    expect(service.mailer.sent).toHaveLength(before);
  });

  test('ignores other members', async () => {
    const address = newAddress();
    const body = { email: address, role: 'admin', has_map: true, callbackURL: 'https://evil.example' };
    await stranger().post('/auth/request', body);
    const client = stranger();
    const { link } = await mailTo(service, address);
    expect(new URL(link).origin).toBe(service.baseUrl);
    await client.get(link);
    expect((await client.get('/me')).body).toMatchObject({ role: 'user', has_map: false });
  });

  test('builds the link from the public address, not from the request', async () => {
    const address = newAddress();
    const body = JSON.stringify({ email: address });
    const evil = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.example',
      'Content-Type': 'application/json',
    };
    const [answer] = await sendRaw(service.baseUrl, requestText('POST /auth/request', evil, body));
    expect(answer?.status).toBe(200);
    const { link } = await mailTo(service, address);
    expect(link.startsWith(`${service.baseUrl}/auth/callback?token=`)).toBe(true);
  });

  test.each([
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['de', 'en'],
  ])('mails by Accept-Language: %s is %s', async (accepted, language) => {
    const address = newAddress();
    await stranger().post('/auth/request', { email: address }, { 'Accept-Language': accepted });
    expect((await mailTo(service, address)).language).toBe(language);
  });
});

describe('GET /me', () => {
  test('shows who is logged in, and nothing more', async () => {
    const address = newAddress();
    const client = await logIn(service, address);
    const { body } = await client.get('/me');
    expect(body).toEqual({ id: expect.any(Number), email: address, role: 'user', has_map: false });
  });
});

describe('POST /auth/logout', () => {
  test('removes the session from this device even while the database is away', async () => {
    let isAway = false;
    const unstable = await startService({
      replace: ({ sessions }) => ({
        sessions: withMethods(sessions, {
          findLive: async (hash, now) => {
            if (isAway) throw new DatabaseUnavailable(new Error('gone'));
            return sessions.findLive(hash, now);
          },
        }),
      }),
    });
    const client = await logIn(unstable);
    isAway = true;
    expect((await client.get('/me')).headers.has('set-cookie')).toBe(false);
    const refused = await client.post('/auth/logout');
    expect([refused.status, refused.body.code]).toEqual([503, 'database_unavailable']);
    expect(refused.headers.get('set-cookie')).toContain('svc_session=; Max-Age=0');
    const crossSite = await client.post('/auth/logout', undefined, { Origin: 'https://evil.example' });
    expect([crossSite.status, crossSite.headers.has('set-cookie')]).toEqual([403, false]);
  });

  test('ends this session, and with all=true all sessions of the user', async () => {
    const address = newAddress();
    const [phone, laptop, other] = [await logIn(service, address), stranger(), await logIn(service)];
    await stranger().post('/auth/request', { email: address });
    const links = () => service.mailer.sent.filter(({ to }) => to === address);
    await eventually(() => expect(links()).toHaveLength(2));
    await laptop.get(links()[1]?.link ?? '');

    const tablet = stranger();
    tablet.cookie = laptop.cookie;
    expect((await phone.post('/auth/logout?all=false')).status).toBe(200);
    expect((await laptop.get('/me')).status).toBe(200);
    expect((await laptop.post('/auth/logout?all=true')).status).toBe(200);
    expect((await tablet.get('/me')).status).toBe(401);
    expect((await other.get('/me')).status).toBe(200);
  });
});
