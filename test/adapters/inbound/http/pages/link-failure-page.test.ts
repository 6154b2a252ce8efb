import { describe, expect, test } from '@jest/globals';
import { Client } from '#test/support/client.ts';
import { MovableClock, requestLink, startService } from '../service-under-test.ts';

const appUrl = 'https://app.example.com/start?a=1&b=2';
const clock = new MovableClock();
const service = await startService({ clock, env: { APP_URL: appUrl } });

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const open = (link: string, accept: string, language = 'en') =>
  new Client(service.baseUrl).get(link, { Accept: accept, 'Accept-Language': language });

const wrong = `${service.baseUrl}/auth/callback?token=%3Cscript%3E&email=%22%3E%3Cb%3E`;
const used = await requestLink(service);
await new Client(service.baseUrl).get(used);
const expired = await requestLink(service);
clock.advance({ minutes: 15 });

describe('a link that fails in a browser shows a page', () => {
  test.each([
    ['invalid', wrong, 'en', 'This link does not work', 'Ask for a new link'],
    ['invalid', wrong, 'fr', 'Ce lien ne fonctionne pas', 'Demander un nouveau lien'],
    ['used', used, 'en', 'This link has already been used', 'Ask for a new link'],
    ['used', used, 'fr', 'Ce lien a déjà servi', 'Demander un nouveau lien'],
    ['expired', expired, 'en', 'This link has expired', 'Ask for a new link'],
    ['expired', expired, 'fr', 'Ce lien a expiré', 'Demander un nouveau lien'],
  ])('for an %s link, with the way to a new one: %s', async (_, link, language, title, button) => {
    const { status, text, headers } = await open(link, browser, language);
    expect(status).toBe(401);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-language')).toBe(language);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    const way = `<a class="button" href="https://app.example.com/start?a=1&amp;b=2">${button}</a>`;
    expect(text).toContain(way);
  });

  test('that contains nothing from the link', async () => {
    const { text } = await open(wrong, browser);
    expect(text).not.toMatch(/script|<b>|%3C/);
    expect((await open(expired, browser)).text).not.toMatch(/token|@/);
  });

  test.each([
    ['text/html', true],
    ['TEXT/HTML', true],
    ['text/*', true],
    ['text/html;q=0.5, application/json;q=0.4', true],
    ['application/json', false],
    ['application/json, text/html;q=0.9', false],
    ['*/*', false],
    ['', false],
    ['image/png', false],
    ['text/html;q=0', false],
  ])('only if it asks for one: Accept %j', async (accept, isPage) => {
    const { status, headers } = await open(wrong, accept);
    expect(status).toBe(401);
    expect(headers.get('content-type')?.startsWith('text/html')).toBe(isPage);
  });
});
