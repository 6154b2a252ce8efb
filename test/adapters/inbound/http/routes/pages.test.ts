import { describe, expect, test } from '@jest/globals';
import { problems } from '#adapters/inbound/http/problem.ts';
import { type Answer, Client } from '#test/support/client.ts';
import { standInClient } from '#test/support/browser/web-clients.ts';
import { startService } from '../service-under-test.ts';

const service = await startService({ webClient: standInClient });
const client = new Client(service.baseUrl);
const link = `/auth/callback?token=${'A'.repeat(43)}&email=a%40example.org`;

/** Everything that a page loads or links to. */
const addressesIn = ({ text }: Answer): string[] =>
  [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => String(address));

describe.each(['/docs', '/problems/not_found', link])('the page %s', (path) => {
  test('runs nothing inline, and may not be framed', async () => {
    const { headers, text } = await client.get(path, { Accept: 'text/html' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = headers.get('content-security-policy') ?? '';
    const strict = ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"];
    expect(policy.split('; ')).toEqual(expect.arrayContaining(strict));
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(text).toMatch(/^<!doctype html>\n<html lang="(en|fr)">/);
    expect(text).not.toMatch(/<script>|<script [^>]*>[^<]|<style| style=| on\w+=|javascript:/);
  });

  test('loads only from this service, and everything that it names exists', async () => {
    const addresses = addressesIn(await client.get(path, { Accept: 'text/html' }));
    const own = addresses.filter((address) => address !== 'data:,');
    expect(own.length).toBeGreaterThan(0);
    for (const address of own) {
      expect(new URL(address, service.baseUrl).origin).toBe(service.baseUrl);
      expect((await client.get(address)).status).toBe(200);
    }
  });
});

test.each(Object.entries(problems))('every problem is explained: %s', async (code, [status, title]) => {
  const { text } = await client.get(`/problems/${code}`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`Status ${status}, code <code>${code}</code>`);
});

test.each([
  ['/static/pages.css', 'text/css; charset=utf-8'],
  ['/static/report.css', 'text/css; charset=utf-8'],
  ['/static/swagger-ui.css', 'text/css; charset=utf-8'],
  ['/static/swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['/static/docs.js', 'text/javascript; charset=utf-8'],
])('%s is served as %s', async (path, type) => {
  const { status, headers, text } = await client.get(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(text.length).toBeGreaterThan(50);
});

test.each(['/static/pages.css', '/static/report.css'])(
  '%s loads only fonts, and only from here',
  async (path) => {
    const { text } = await client.get(path);
    expect(text).not.toMatch(/@import/);
    const loaded = [...text.matchAll(/url\((.*?)\)/g)].map(([, address = '']) => address.slice(1, -1));
    expect(loaded).not.toEqual([]);
    for (const address of loaded) {
      const { status, headers } = await client.get(new URL(address, `http://service${path}`).pathname);
      expect([address, status, headers.get('content-type')]).toEqual([address, 200, 'font/woff2']);
    }
  },
);

test('there is no other font, and no other file', async () => {
  expect((await client.get('/static/fonts/sans-licence.txt')).status).toBe(404);
});

describe('an address that leads nowhere', () => {
  const ask = (accept: string, language = 'en') =>
    client.get('/assessment/1', { Accept: accept, 'Accept-Language': language });

  test.each([
    ['en', 'There is nothing at this address'],
    ['fr', 'Il n’y a rien à cette adresse'],
  ])('is a page with a way on for a browser: %s', async (language, title) => {
    const { status, headers, text } = await ask('text/html,application/xhtml+xml,*/*;q=0.8', language);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toMatch(/<a class="button" href="[^"]+\/app\/">/);
  });

  test.each(['*/*', 'application/json'])('is a problem for a client that accepts %s', async (accept) => {
    const { status, headers } = await ask(accept);
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});
