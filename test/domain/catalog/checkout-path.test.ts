import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isCheckoutPath } from '#domain/catalog/checkout-path.ts';

describe('a checkout path', () => {
  test.each([
    '/a',
    '/books/EN-EB-EXAMPLE',
    '/b/1.2_3~4',
    '/buy/fr;v=2/',
    '/@shop/a+b',
    '/...',
    '/.well-known/x',
  ])('is relative to the shop: %s', (path) => expect(isCheckoutPath(path)).toBe(true));

  test.each([
    '',
    '/',
    'books/1',
    '.evil.example/x',
    '@evil.example/x',
    ':8080/x',
    '//evil.example/x',
    '/a//b',
    'https://evil.example/x',
    '/..',
    '/../x',
    '/a/../b',
    '/a/.',
    '/a/%2e%2e/b',
    '/a%2Fb',
    '/a\\b',
    '/a b',
    '/a\nb',
    '/a\u0000',
    '/é',
    '/a?token=secret',
    '/a#b',
    `/${'a'.repeat(200)}`,
  ])('is nothing else: %j', (path) => expect(isCheckoutPath(path)).toBe(false));

  test('leads below the shop, unchanged, for any valid path', () => {
    const shops = [
      'https://pay.example.com',
      'https://pay.example.com/shop',
      'http://localhost:3000/sandbox-pay',
    ];
    const paths = fc.oneof(
      fc.stringMatching(/^[./a@:?#%\\-]{1,12}$/),
      fc.stringMatching(/^(\/[a.]{1,3}){1,4}$/),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...shops), paths, (shop, path) => {
        fc.pre(isCheckoutPath(path));
        const address = new URL(shop + path);
        expect(address.href).toBe(shop + path);
        expect([address.origin, address.search, address.hash]).toEqual([new URL(shop).origin, '', '']);
      }),
      { numRuns: 2000, maxSkipsPerRun: 10_000 },
    );
  });
});
