import { describe, expect, test } from '@jest/globals';
import { longestFollowUp, longestReason } from '#domain/advisor/advice.ts';
import { wordsInDanger } from '#domain/advisor/danger.ts';
import { openingQuestions } from '#domain/advisor/follow-ups.ts';
import { productsOf } from '#domain/advisor/products.ts';
import type { Book } from '#domain/catalog/book.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { languages } from '#domain/language.ts';

const book: Book = {
  sku: 'EN-EB-TIDES',
  title: 'Tides',
  language: 'en',
  type: 'ebook',
  priceCents: 990,
  description: 'How to wait.',
  checkoutPath: '/books/EN-EB-TIDES',
  natures: ['Adapting'],
};

const texts = productsOf([
  ...shippedBooks,
  { ...book, sku: 'X'.repeat(60), title: 'word '.repeat(200).trim(), description: 'word '.repeat(900) },
]).flatMap(({ id, texts: translated }) =>
  languages.map((language) => ({ id: id.slice(0, 40), language, ...translated[language] })),
);

describe('what may be recommended', () => {
  test('is the assessment, the map, the style lint and every book, in the order of the catalog', () => {
    const ids = productsOf(shippedBooks).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['free-assessment', 'situation-map', 'style-lint-api']);
    expect(ids.slice(3)).toEqual(shippedBooks.map(({ sku }) => `book:${sku}`));
  });

  test.each(texts)('has a reason and a next step within their limits: $id in $language', (product) => {
    for (const text of [product.reason, product.integrationPath]) {
      expect(text.length).toBeLessThanOrEqual(longestReason);
      expect(text).toMatch(/^\S.{20,}\S$/u);
      expect(text).not.toMatch(/[<>]|https?:|\p{Cc}/u);
    }
  });

  test.each(texts)('has a next question within its limit: $id in $language', ({ followUp }) => {
    expect(followUp.length).toBeLessThanOrEqual(longestFollowUp);
    expect(followUp).toMatch(/^\S.*\?$/u);
  });

  test('says where a book is found, its edition and its language, in both languages', () => {
    const tides = productsOf([book]).at(-1);
    expect(tides?.texts.en.reason).toBe('“Tides” (ebook, in English): How to wait.');
    expect(tides?.texts.fr.reason).toBe('« Tides » (livre numérique, en anglais) : How to wait.');
    expect(tides?.texts.fr.integrationPath).toMatch(/^GET \/books\/EN-EB-TIDES montre/);
  });

  test('uses one name for both editions of a title', () => {
    const names = productsOf([book, { ...book, sku: 'EN-PB-TIDES', type: 'print' }]).map(
      (one) => one.texts.en.name,
    );
    expect(names.slice(3)).toEqual(['Tides', 'Tides']);
  });

  test.each(languages)('has opening questions within their limit, in %s', (language) => {
    for (const text of [openingQuestions[language], wordsInDanger[language]]) {
      expect(text.length).toBeLessThanOrEqual(longestFollowUp);
      expect(text).toContain('?');
    }
  });
});
