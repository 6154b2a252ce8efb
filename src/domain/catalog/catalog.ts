import type { Language } from '../language.ts';
import type { Book } from './book.ts';

export interface Catalog {
  /** Grows by one with every import. */
  readonly version: number;
  /** In the order of the file that they came from. */
  readonly books: readonly Book[];
}

/** What a report in that language may name. */
export const shelfIn = (books: readonly Book[], language: Language): readonly Book[] =>
  books.filter((book) => book.language === language);
