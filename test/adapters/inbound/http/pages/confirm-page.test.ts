import { describe, expect, test } from '@jest/globals';
import { Client } from '#test/support/client.ts';
import { newAddress, requestLink, startService } from '../service-under-test.ts';

const appUrl = 'https://app.example.com/start';
const service = await startService({ env: { AUTH_CONFIRM_PAGE: 'true', APP_URL: appUrl } });
const client = () => new Client(service.baseUrl);

/** The address that the page's button leads to. */
const buttonOf = (page: string): string => {
  const fields = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  const query = new URLSearchParams(fields.map(([, name, value]) => [String(name), String(value)]));
  return `${/<form method="get" action="([^"]+)">/.exec(page)?.[1]}?${query.toString()}`;
};

describe('the page between mail and login', () => {
  test('is the target of the link in the mail, and its button logs in', async () => {
    const link = await requestLink(service);
    expect(link.startsWith(`${service.baseUrl}/auth/confirm?token=`)).toBe(true);
    const browser = client();
    const page = await browser.get(link, { Accept: 'text/html' });
    expect(page.status).toBe(200);
    expect(page.headers.getSetCookie()).toEqual([]);
    const pressed = await browser.get(buttonOf(page.text));
    expect([pressed.status, pressed.headers.get('location')]).toEqual([302, appUrl]);
    expect((await browser.get('/me')).status).toBe(200);
  });

  test('changes nothing, even if it is opened repeatedly', async () => {
    const link = await requestLink(service);
    const scanner = client();
    for (const method of ['HEAD', 'GET', 'OPTIONS', 'GET']) await scanner.send(link, { method });
    const page = await client().get(link);
    expect((await client().get(buttonOf(page.text))).status).toBe(302);
  });

  test('lets its form lead to this service and the application, and nowhere else', async () => {
    const { headers } = await client().get('/auth/confirm?token=a&email=b');
    const directives = (headers.get('content-security-policy') ?? '').split('; ');
    expect(directives).toContain("form-action 'self' https://app.example.com");
    expect(directives).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('shows an address so that its owner recognises it, but nobody else can read it', async () => {
    const page = await client().get(`/auth/confirm?token=a&email=${encodeURIComponent(newAddress())}`);
    const shown = page.text.replaceAll(/<input[^>]*>/g, '');
    expect(shown).toContain('p…@example.org');
    expect(shown).not.toContain('person');
  });

  test('speaks French to those who prefer it', async () => {
    const page = await client().get('/auth/confirm?token=a&email=b', { 'Accept-Language': 'fr' });
    expect(page.text).toContain('<html lang="fr">');
    expect(page.text).toContain('Se connecter');
    expect(page.headers.get('content-language')).toBe('fr');
  });

  const hostile = [
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '</title><img src=x onerror=alert(1)>',
    '&quot;&lt;b&gt;',
    '<!--',
    'javascript:alert(1)',
  ];
  test.each(hostile)('shows a hostile query as plain text: %s', async (text) => {
    const query = new URLSearchParams({ token: text, email: `${text}@${text}` });
    const { status, text: page } = await client().get(`/auth/confirm?${query.toString()}`);
    expect(status).toBe(200);
    const allowed = /<\/?(?:html|head|meta|title|link|body|main|h1|p|form|input|button|footer)(?: [^<>]*)?>/g;
    expect(page.replace('<!doctype html>', '').replaceAll(allowed, '')).not.toMatch(/[<>]/);
    const values = [...page.matchAll(/ value="([^"]*)"/g)].map(([, value]) => value);
    expect(values).toEqual([escaped(text), escaped(`${text}@${text}`)]);
  });

  test.each(['', '?token=a&token=b', '?email=%00', '?token=%E0%A4%A'])(
    'is shown for an incomplete link too: %s',
    async (query) => {
      expect((await client().get(`/auth/confirm${query}`)).status).toBe(200);
    },
  );
});

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
