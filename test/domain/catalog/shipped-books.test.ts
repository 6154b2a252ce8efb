import { describe, expect, test } from '@jest/globals';
import { shelfIn } from '#domain/catalog/catalog.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { type Language, languages } from '#domain/language.ts';
import { natures } from '#domain/scoring/dimensions.ts';

const distinct = (values: readonly string[]): number => new Set(values).size;

describe('the books that come with the service', () => {
  test('have different stock numbers, which contain language and edition', () => {
    expect(distinct(shippedBooks.map(({ sku }) => sku))).toBe(shippedBooks.length);
    const prefixes = { ebook: 'EB', print: 'PB' };
    for (const { sku, language, type } of shippedBooks)
      expect(sku).toMatch(new RegExp(`^${language.toUpperCase()}-${prefixes[type]}-[A-Z]+(-[A-Z]+)*$`));
  });

  test('cost between 9.90 and 39 dollars, and more on paper than as an ebook', () => {
    const unusual = shippedBooks.filter(
      ({ priceCents }) => !Number.isInteger(priceCents) || priceCents < 990 || priceCents > 3900,
    );
    expect(unusual).toEqual([]);
    const prints = shippedBooks.filter(({ type }) => type === 'print');
    expect(prints.length).toBeGreaterThan(0);
    for (const print of prints) {
      const ebook = shippedBooks.find(({ title, type }) => type === 'ebook' && title === print.title);
      expect(ebook?.priceCents).toBeLessThan(print.priceCents);
    }
  });

  test('cost the same in both languages', () => {
    const pricesIn = (language: Language) =>
      new Set(shelfIn(shippedBooks, language).map(({ priceCents }) => priceCents));
    expect(pricesIn('fr')).toEqual(pricesIn('en'));
  });

  test('lead to a page of their own', () => {
    for (const { sku, checkoutPath } of shippedBooks) expect(checkoutPath).toBe(`/books/${sku}`);
  });

  test('are described in a sentence', () => {
    for (const { title, description } of shippedBooks) {
      expect(title.length).toBeLessThanOrEqual(90);
      expect(description).toMatch(/^\p{Lu}[^.!?]{40,130}\.$/u);
    }
  });

  test.each(languages)(
    'make a shelf in %s with at least four titles and something for each nature',
    (language) => {
      const shelf = shelfIn(shippedBooks, language);
      expect(shelf.filter((book) => book.language !== language)).toEqual([]);
      expect(distinct(shelf.map(({ title }) => title))).toBeGreaterThanOrEqual(4);
      const covered = new Set(shelf.flatMap((book) => book.natures));
      expect(natures.filter((nature) => !covered.has(nature))).toEqual([]);
    },
  );

  test('are on one shelf or the other', () => {
    expect(languages.flatMap((language) => shelfIn(shippedBooks, language))).toHaveLength(
      shippedBooks.length,
    );
  });

  test('name each nature once', () => {
    for (const { natures: helped } of shippedBooks) expect(distinct(helped)).toBe(helped.length);
  });
});
