import type { Language } from '../language.ts';
import type { Nature } from '../scoring/dimensions.ts';

export const bookTypes = ['ebook', 'print'] as const;

/** One edition of a publication. */
export interface Book {
  readonly sku: string;
  readonly title: string;
  readonly language: Language;
  readonly type: (typeof bookTypes)[number];
  readonly priceCents: number;
  readonly description: string;
  /** ISBN-13 without dashes, if one was assigned. */
  readonly isbn?: string;
  /** The path below `PAYMENT_URL`, with a leading slash. */
  readonly checkoutPath: string;
  /** The natures that it helps to develop, most important first. */
  readonly natures: readonly Nature[];
}
