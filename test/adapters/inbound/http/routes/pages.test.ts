import { describe, expect, test } from '@jest/globals';
import { problems } from '../../../../../src/adapters/inbound/http/problem.ts';
import { type Answer, Client } from '../../../../support/client.ts';
import { standInClient } from '../../../../support/web-clients.ts';
import { startService } from '../service-under-test.ts';

const service = await startService({ webClient: standInClient });
const client = new Client(service.baseUrl);
const link = `/auth/callback?token=${'A'.repeat(43)}&email=a%40example.org`;

/** Everything that a page loads or leads to. */
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

  test('loads from this service only, and all that it names is there', async () => {
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
])('%s comes as %s', async (path, type) => {
  const { status, headers, text } = await client.get(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(text.length).toBeGreaterThan(50);
});

test.each(['/static/pages.css', '/static/report.css'])('%s loads nothing from elsewhere', async (path) => {
  expect((await client.get(path)).text).not.toMatch(/@import|url\(/);
});
