import type { Language } from '../language.ts';

export type ProductId = 'free-assessment' | 'situation-map' | 'style-lint-api' | `book:${string}`;

/** Something that the service offers, as the advisor speaks of it. */
export interface Product {
  readonly id: ProductId;
  /** Of a book: the language it is written in. */
  readonly language?: Language;
  readonly texts: Readonly<Record<Language, ProductTexts>>;
}

export interface ProductTexts {
  readonly name: string;
  /** What it is and whom it helps, for finding it by words of a question. */
  readonly description: string;
  /** Words that people use who need it. */
  readonly keywords: readonly string[];
  /** Why it fits, when nothing better is known: 1 to 300 characters. */
  readonly reason: string;
  /** Asked where it is the best that was found, and nobody has a better question: 1 to 200 characters. */
  readonly followUp: string;
  /** How to go on from here: 1 to 300 characters. Never written by a model. */
  readonly integrationPath: string;
}
