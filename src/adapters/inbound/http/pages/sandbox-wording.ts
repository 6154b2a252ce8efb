import type { Language } from '../../../../domain/language.ts';
import { currency } from '../../../../domain/purchases/price.ts';

const locales = { en: 'en-US', fr: 'fr' } as const satisfies Readonly<Record<Language, string>>;

/** With the code of the currency, since a plain dollar sign means other dollars elsewhere. */
export function priceIn(language: Language, cents: number): string {
  const amount = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2 }).format(cents / 100);
  return `${amount} ${currency}`;
}
