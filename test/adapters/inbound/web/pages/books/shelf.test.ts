import { describe, expect, test } from '@jest/globals';
import type { Book } from '#adapters/inbound/web/api/api-types.ts';
import { editionsOf, titlesIn } from '#adapters/inbound/web/pages/books/shelf.ts';

const aBook = (sku: string, facts: Partial<Book> = {}): Book => ({
  sku,
  title: 'Steady Energy',
  language: 'en',
  type: 'ebook',
  price_cents: 1490,
  currency: 'USD',
  checkout_url: `https://shop.example.com/books/${sku}`,
  ...facts,
});

const ebook = aBook('A1');
const draft = aBook('B1', { title: 'The Second Draft' });
const print = aBook('A2', { type: 'print' });
const french = aBook('C1', { title: 'Partir de presque rien', language: 'fr' });
const books = [ebook, draft, print, french];

const skusIn = (language: string): readonly string[] => titlesIn(books, language).map(({ sku }) => sku);

describe('the shelf', () => {
  test('contains each title once, in the order of the catalog', () => {
    expect(skusIn('all')).toEqual(['A1', 'B1', 'C1']);
  });

  test('contains books of one language only', () => {
    expect(skusIn('fr')).toEqual(['C1']);
  });

  test('separates titles that share only their name with one in another language', () => {
    const homonym = aBook('D1', { language: 'fr' });
    expect(titlesIn([ebook, homonym], 'all')).toEqual([ebook, homonym]);
    expect(editionsOf(ebook, [ebook, homonym])).toEqual([ebook]);
  });

  test('lists the editions of a title', () => {
    expect(editionsOf(print, books)).toEqual([ebook, print]);
  });
});
