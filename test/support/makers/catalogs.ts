import type { Book } from '#domain/catalog/book.ts';
import type { CatalogEntry } from '#domain/catalog/catalog-entry.ts';
import { currency } from '#domain/products/product.ts';

export const aBook = (differences: Partial<Book> = {}): Book => ({
  sku: 'EN-EB-EXAMPLE',
  title: 'An Example: « titre » & “more”',
  language: 'en',
  type: 'ebook',
  priceCents: 1490,
  description: 'A line with "quotes", a \\ and an emoji 🧭.',
  isbn: '9799100000010',
  checkoutPath: '/buy/example',
  natures: ['Providing', 'Adapting'],
  ...differences,
});

export const aBookWithoutIsbn = (differences: Partial<Book> = {}): Book => {
  const { isbn: _isbn, ...book } = aBook(differences);
  return book;
};

/** A book in the form of a catalog file. */
export const entryOf = (book: Book): CatalogEntry => ({
  sku: book.sku,
  title: book.title,
  language: book.language,
  type: book.type,
  price_cents: book.priceCents,
  currency,
  description: book.description,
  ...(book.isbn !== undefined && { isbn: book.isbn }),
  checkout_path: book.checkoutPath,
  natures: book.natures,
});

export const anEntry = (differences: Partial<CatalogEntry> = {}): CatalogEntry => ({
  ...entryOf(aBook()),
  ...differences,
});
