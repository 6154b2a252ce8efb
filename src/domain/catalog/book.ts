import type { Language } from '../language.ts';
import type { Nature } from '../scoring/dimensions.ts';

/** A publication, as far as a report recommends it. */
export interface Book {
  readonly sku: string;
  readonly title: string;
  readonly language: Language;
  readonly type: 'ebook' | 'print';
  readonly priceCents: number;
  readonly description: string;
  /** Below `PAYMENT_URL`, beginning with a slash. */
  readonly checkoutPath: string;
  /** The natures that it helps to work on, the most important first. */
  readonly natures: readonly Nature[];
}
