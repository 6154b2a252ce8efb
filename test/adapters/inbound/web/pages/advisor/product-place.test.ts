import { expect, test } from '@jest/globals';
import { pathToProduct } from '#adapters/inbound/web/pages/advisor/product-place.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { productsOf } from '#domain/advisor/products.ts';
import { placeAt } from '#adapters/inbound/web/paths.ts';
import { textsOf } from '#test/support/browser/texts.ts';

const products = productsOf(shippedBooks).map(({ id }) => id);

test('every product that can be recommended has a place', () => {
  for (const id of products) {
    const path = pathToProduct(id);
    expect({ id, isThere: path === '/docs' || placeAt(path) !== undefined }).toEqual({ id, isThere: true });
  }
});

test('every product that can be recommended has a name, or is a book', () => {
  const named = Object.keys(textsOf('advisor').products);
  expect(products.filter((id) => !id.startsWith('book:')).toSorted()).toEqual(named.toSorted());
});

test('a book is found by its stock number, with any characters', () => {
  expect(pathToProduct('book:EN/A 1')).toBe('/app/books/EN%2FA%201');
});
