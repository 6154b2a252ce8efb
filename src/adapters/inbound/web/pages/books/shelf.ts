import type { Book } from '#adapters/inbound/web/api/api-types.ts';

/** The editions of a title, in the order of the catalog. */
export const editionsOf = (book: Book, books: readonly Book[]): readonly Book[] =>
  books.filter(({ title, language }) => title === book.title && language === book.language);

/** The first edition of each title, in one language or in all. */
export const titlesIn = (books: readonly Book[], language: string): readonly Book[] =>
  books.filter(
    (book) =>
      (language === 'all' || language === book.language) && editionsOf(book, books)[0]?.sku === book.sku,
  );
