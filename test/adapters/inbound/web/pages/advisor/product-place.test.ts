import { expect, test } from '@jest/globals';
import { pathToProduct } from '../../../../../../src/adapters/inbound/web/pages/advisor/product-place.ts';
import { shippedBooks } from '../../../../../../src/domain/catalog/shipped-books.ts';
import { productsOf } from '../../../../../../src/domain/advisor/products.ts';
import { placeAt } from '../../../../../../src/adapters/inbound/web/paths.ts';
import { textsOf } from '../../../../../support/browser-texts.ts';

const products = productsOf(shippedBooks).map(({ id }) => id);

test('everything that can be advised is found somewhere', () => {
  for (const id of products) {
    const path = pathToProduct(id);
    expect({ id, isThere: path === '/docs' || placeAt(path) !== undefined }).toEqual({ id, isThere: true });
  }
});

test('everything that can be advised has a name, or is a book', () => {
  const named = Object.keys(textsOf('advisor').products);
  expect(products.filter((id) => !id.startsWith('book:')).toSorted()).toEqual(named.toSorted());
});

test('a book is found under its stock number, whatever that is made of', () => {
  expect(pathToProduct('book:EN/A 1')).toBe('/app/books/EN%2FA%201');
});
