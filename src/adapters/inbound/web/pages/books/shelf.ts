import type { Book } from '../../api/api-types.ts';

/** The ways in which a title is sold, in the order of the catalog. */
export const editionsOf = (book: Book, books: readonly Book[]): readonly Book[] =>
  books.filter(({ title, language }) => title === book.title && language === book.language);

/** Of each title in a language, or in all of them, the first edition. */
export const titlesIn = (books: readonly Book[], language: string): readonly Book[] =>
  books.filter(
    (book) =>
      (language === 'all' || language === book.language) && editionsOf(book, books)[0]?.sku === book.sku,
  );
