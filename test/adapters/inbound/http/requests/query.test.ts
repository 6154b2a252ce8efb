import { describe, expect, test } from '@jest/globals';
import { readQuery } from '#adapters/inbound/http/requests/query.ts';
import { Client } from '#test/support/client.ts';
import { logIn, startService } from '../service-under-test.ts';

describe('a query', () => {
  test.each([
    ['/books', {}],
    ['/books?', {}],
    ['/books?language=fr&type=print', { language: 'fr', type: 'print' }],
    ['/books?a=1&b=2&a=3&a', { a: ['1', '3', ''], b: '2' }],
    ['/books?a=%C3%A9+b&=x', { a: 'é b', '': 'x' }],
    ['/books?__proto__=1&constructor=2', JSON.parse('{"__proto__": "1", "constructor": "2"}') as object],
    ['/books?a=b?c', { a: 'b?c' }],
    ['/books?%=%zz', { '%': '%zz' }],
  ])('%s', (target, query) => {
    expect(readQuery(target)).toEqual(query);
  });

  test.each([
    ['4 KiB', `/books?a=${'x'.repeat(4 * 1024 - 2)}`, true],
    ['a byte more', `/books?a=${'x'.repeat(4 * 1024 - 1)}`, false],
    ['100 parameters', `/books?${'a&'.repeat(99)}a`, true],
    ['one more', `/books?${'a&'.repeat(100)}a`, false],
    ['100 of which all are empty', `/books?${'&'.repeat(100)}`, false],
  ])('of %s is read: %#', (_, target, isRead) => {
    expect(readQuery(target) !== undefined).toBe(isRead);
  });
});

describe('a query beyond the limits', () => {
  const manyNames = Array.from({ length: 500 }, (_, index) => `a${index}=1`).join('&');
  const queries = ['a&'.repeat(7900), 'a=b&'.repeat(3000), manyNames, `a=${'x'.repeat(9000)}`];

  test('is refused by every route', async () => {
    const service = await startService();
    const client = await logIn(service);
    const paths = [
      '/books',
      '/books/any',
      '/assessments/items',
      '/me',
      '/map',
      '/checkout/price',
      '/healthz',
    ];
    for (const path of paths)
      for (const query of queries) {
        const { status, body } = await client.get(`${path}?${query}`);
        expect([path, status, body.code]).toEqual([path, 400, 'invalid_request']);
      }
    const linted = await new Client(service.baseUrl).post(`/v1/style/lint?${queries[0]}`, { text: 'a' });
    expect([linted.status, linted.body.code]).toEqual([400, 'invalid_request']);
  });

  test('is ignored by the routes of links', async () => {
    const service = await startService();
    const client = new Client(service.baseUrl);
    for (const query of queries) {
      expect((await client.get(`/auth/callback?${query}`)).status).toBe(401);
      expect((await client.get(`/map/report?${query}`)).status).toBe(403);
    }
  });
});
