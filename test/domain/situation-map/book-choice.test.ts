import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Book } from '#domain/catalog/book.ts';
import { shelfIn } from '#domain/catalog/catalog.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { languages } from '#domain/language.ts';
import { natures } from '#domain/scoring/dimensions.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import { anyRatings, profileOf } from './situations.ts';

const aBook = (sku: string, changes: Partial<Book> = {}): Book => ({
  sku,
  title: `About ${sku}`,
  language: 'en',
  type: 'ebook',
  priceCents: 1490,
  description: 'Something.',
  checkoutPath: `/books/${sku}`,
  natures: ['Creating'],
  ...changes,
});

const rest = (value: number): readonly number[] => Array.from({ length: 6 }, () => value);
/** Creating is the top risk and Innovating the top lever; Performing is wished for. */
const chosenFrom = (shelf: readonly Book[]): Profile['books'] =>
  profileOf(
    { p: [0, 100, 50, ...rest(0)], demand: [5, 1, 3, ...rest(1)], energy: [-2, 2, 0, ...rest(0)] },
    { goals: { moreOf: ['Performing', 'Leading'] } },
    { shelf },
  ).books;

describe('books', () => {
  test('are chosen for the top risk, the top lever and the first wish', () => {
    const shelf = [
      aBook('wish', { natures: ['Leading', 'Performing'] }),
      aBook('lever', { natures: ['Innovating'] }),
      aBook('risk', { natures: ['Creating'] }),
    ];
    expect(chosenFrom(shelf)).toEqual([
      { sku: 'risk', nature: 'Creating', reason: 'risk' },
      { sku: 'lever', nature: 'Innovating', reason: 'lever' },
      { sku: 'wish', nature: 'Performing', reason: 'goal' },
    ]);
  });

  test('prefer the one that lists the nature earliest, then the first on the shelf', () => {
    const shelf = [
      aBook('second', { natures: ['Leading', 'Creating'] }),
      aBook('first', { natures: ['Creating', 'Leading'] }),
      aBook('later', { natures: ['Creating'] }),
    ];
    expect(chosenFrom(shelf)).toEqual([{ sku: 'first', nature: 'Creating', reason: 'risk' }]);
  });

  test('are not recommended twice, not even on paper', () => {
    const both = { title: 'One', natures: ['Creating', 'Innovating', 'Performing'] } as const;
    const shelf = [
      aBook('ebook', both),
      aBook('print', { ...both, type: 'print' }),
      aBook('other', { natures: ['Performing'] }),
    ];
    expect(chosenFrom(shelf).map(({ sku }) => sku)).toEqual(['ebook', 'other']);
  });

  test('in another language are ignored', () => {
    expect(chosenFrom([aBook('fr', { language: 'fr' })])).toEqual([]);
  });

  test('from the shelf of a language are enough for any profile in it', () => {
    const skus = new Map(shippedBooks.map((book) => [book.sku, book]));
    fc.assert(
      fc.property(
        anyRatings,
        fc.constantFrom(...languages),
        fc.constantFrom(...natures),
        (ratings, language, wish) => {
          const input = { language, shelf: shelfIn(shippedBooks, language) };
          const { books } = profileOf(ratings, { goals: { moreOf: [wish] } }, input);
          expect([1, 2, 3]).toContain(books.length);
          expect(books.filter(({ sku, nature }) => !skus.get(sku)!.natures.includes(nature))).toEqual([]);
          expect(new Set(books.map(({ sku }) => skus.get(sku)!.title)).size).toBe(books.length);
          expect(books.filter(({ sku }) => skus.get(sku)!.language !== language)).toEqual([]);
        },
      ),
    );
  });
});
