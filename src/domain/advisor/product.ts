import type { Language } from '../language.ts';

export type ProductId = 'free-assessment' | 'situation-map' | 'style-lint-api' | `book:${string}`;

/** Something that the service offers, as the advisor describes it. */
export interface Product {
  readonly id: ProductId;
  /** For a book: the language it is written in. */
  readonly language?: Language;
  readonly texts: Readonly<Record<Language, ProductTexts>>;
}

export interface ProductTexts {
  readonly name: string;
  /** What the product is and whom it helps; also searched for the words of a question. */
  readonly description: string;
  /** Words in the questions of people who need the product. */
  readonly keywords: readonly string[];
  /** Why the product may help, unless a model gives a reason: 1 to 300 characters. */
  readonly reason: string;
  /** What to ask the person next if this product fits best, unless a model asks: 1 to 200 characters. */
  readonly followUp: string;
  /** What to do next: 1 to 300 characters. Never written by a model. */
  readonly integrationPath: string;
}
