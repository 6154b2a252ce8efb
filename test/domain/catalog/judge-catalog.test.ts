import { describe, expect, test } from '@jest/globals';
import type { CatalogEntry } from '#domain/catalog/catalog-entry.ts';
import { judgeCatalog, mostBooks } from '#domain/catalog/judge-catalog.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { aBook, aBookWithoutIsbn, anEntry, entryOf } from '#test/support/makers/catalogs.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';

const placesIn = (entries: readonly CatalogEntry[]) =>
  expectErr(judgeCatalog(entries)).map(({ pointer, code }) => `${pointer} ${code}`);

describe('a catalog', () => {
  test('returns its books with every field, in its order', () => {
    const books = [aBook({ sku: 'B' }), aBookWithoutIsbn({ sku: 'A', natures: [] })];
    expect(expectOk(judgeCatalog(books.map(entryOf)))).toStrictEqual(books);
  });

  test('may be the one that comes with the service', () => {
    expect(expectOk(judgeCatalog(shippedBooks.map(entryOf)))).toStrictEqual(shippedBooks);
  });

  test('stores the digits of an ISBN, and texts in one form of Unicode', () => {
    const entry = anEntry({ isbn: '979-9-100000-01-0', title: 'E\u0301nergie' });
    expect(expectOk(judgeCatalog([entry]))).toMatchObject([{ isbn: '9799100000010', title: 'Énergie' }]);
  });

  test('is refused with all its faults at once, in the order of the file', () => {
    const faults = placesIn([
      anEntry({ sku: 'a', price_cents: 0, natures: ['Creating', 'Sleeping', 'Creating'] }),
      anEntry({ isbn: '9799100000011' }),
      anEntry({ sku: 'C', currency: 'EUR', isbn: undefined }),
      anEntry({ sku: 'C', language: 'de', type: 'audio' }),
    ]);
    expect(faults).toEqual([
      '/0/sku sku_malformed',
      '/0/price_cents price_out_of_range',
      '/0/natures/1 nature_unknown',
      '/0/natures/2 nature_repeated',
      '/1/isbn isbn_check_digit',
      '/2/currency currency_unknown',
      '/3/language language_unknown',
      '/3/type type_unknown',
      '/3/sku sku_repeated',
      '/3/isbn isbn_repeated',
    ]);
  });

  test('has no ISBN twice, in any spelling', () => {
    const entries = [anEntry({ sku: 'A' }), anEntry({ sku: 'B', isbn: '979 9100000010' })];
    expect(placesIn(entries)).toEqual(['/1/isbn isbn_repeated']);
  });

  test('is neither empty nor too long', () => {
    const books = (count: number) =>
      Array.from({ length: count }, (_, at) => entryOf(aBookWithoutIsbn({ sku: `B-${at}` })));
    expect(placesIn([])).toEqual([' catalog_size']);
    expect(judgeCatalog(books(mostBooks)).isOk()).toBe(true);
    expect(placesIn(books(mostBooks + 1))).toEqual([' catalog_size']);
  });

  test('says what to change, but never the wrong value', () => {
    const secret = 'secret\u0000';
    const entry = anEntry({
      sku: secret,
      title: secret,
      language: secret,
      type: secret,
      currency: secret,
      description: secret,
      isbn: secret,
      checkout_path: secret,
      natures: [secret],
    });
    const faults = expectErr(judgeCatalog([entry]));
    expect(faults).toHaveLength(9);
    for (const { message } of faults) {
      expect(message).toMatch(/^[A-Z].{10,}\.$/);
      expect(message).not.toContain('secret');
    }
  });
});

describe('a book in a catalog', () => {
  test.each<[keyof CatalogEntry, unknown]>([
    ['sku', 'A'],
    ['sku', '42'],
    ['sku', 'X'.repeat(64)],
    ['title', 'L’énergie\u00a0: « à deux » 🧭'],
    ['title', 'x'.repeat(200)],
    ['description', '🧭'.repeat(1000)],
    ['price_cents', 1],
    ['price_cents', 100_000],
    ['language', 'fr'],
    ['type', 'print'],
    ['natures', []],
  ])('may have as its %s: %j', (field, value) => {
    expect(judgeCatalog([anEntry({ [field]: value })]).isOk()).toBe(true);
  });

  test.each<[keyof CatalogEntry, unknown, string]>([
    ['sku', '', 'sku_malformed'],
    ['sku', 'en-eb', 'sku_malformed'],
    ['sku', 'A--B', 'sku_malformed'],
    ['sku', '-A', 'sku_malformed'],
    ['sku', 'A/B', 'sku_malformed'],
    ['sku', 'A\n', 'sku_malformed'],
    ['sku', 'X'.repeat(65), 'sku_malformed'],
    ['title', '', 'text_length'],
    ['title', 'x'.repeat(201), 'text_length'],
    ['title', ' x', 'text_not_trimmed'],
    ['title', 'a\tb', 'text_not_clean'],
    ['title', 'a\u202eb', 'text_not_clean'],
    ['title', 'a\u200bb', 'text_not_clean'],
    ['title', 'a\ud83d', 'text_not_clean'],
    ['description', '', 'text_length'],
    ['description', 'x'.repeat(2001), 'text_length'],
    ['description', 'a\nb', 'text_not_clean'],
    ['description', 'a\u2028b', 'text_not_clean'],
    ['description', 'a\u0000b', 'text_not_clean'],
    ['language', 'EN', 'language_unknown'],
    ['type', 'Ebook', 'type_unknown'],
    ['currency', 'usd', 'currency_unknown'],
    ['price_cents', 0, 'price_out_of_range'],
    ['price_cents', -1490, 'price_out_of_range'],
    ['price_cents', 14.9, 'price_out_of_range'],
    ['price_cents', 100_001, 'price_out_of_range'],
    ['isbn', '', 'isbn_malformed'],
    ['isbn', '9799100000011', 'isbn_check_digit'],
    ['checkout_path', 'https://evil.example/', 'checkout_path_malformed'],
  ])('is refused with this %s: %j', (field, value, code) => {
    expect(placesIn([anEntry({ [field]: value })])).toEqual([`/0/${field} ${code}`]);
  });
});
