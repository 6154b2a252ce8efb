import type { Language } from '../language.ts';
import type { Book } from './book.ts';

export interface Catalog {
  /** Increased by one with every import. */
  readonly version: number;
  /** In the order of the imported file. */
  readonly books: readonly Book[];
}

/** The books that a report in that language may recommend. */
export const shelfIn = (books: readonly Book[], language: Language): readonly Book[] =>
  books.filter((book) => book.language === language);
