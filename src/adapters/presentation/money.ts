import type { Language } from '#domain/language.ts';
import { currency } from '#domain/products/product.ts';

const formats = {
  en: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }),
  fr: new Intl.NumberFormat('fr', { minimumFractionDigits: 2 }),
} as const satisfies Readonly<Record<Language, Intl.NumberFormat>>;

/** With the currency code, because a dollar sign alone can mean other dollars elsewhere. */
export const money = (cents: number, language: Language): string =>
  `${formats[language].format(cents / 100)} ${currency}`;
