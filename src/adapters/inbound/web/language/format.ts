import type { Language } from './language.ts';

const locales = { en: 'en-GB', fr: 'fr' } as const satisfies Readonly<Record<Language, string>>;

/** `Intl` does not write the first of a month as an ordinal, as French does. */
const withOrdinal = {
  en: (text) => text,
  fr: (text) => text.replace(/^1 /, '1er '),
} as const satisfies Readonly<Record<Language, (text: string) => string>>;

/** The date in the reader's time zone: "21 November 2026". */
export const day = (time: string, language: Language): string =>
  written(time, language, { dateStyle: 'long' });

/** Date and time in the reader's time zone. */
export const moment = (time: string, language: Language): string =>
  written(time, language, { dateStyle: 'long', timeStyle: 'short' });

/** Keeps day and month on one line. */
function written(time: string, language: Language, style: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(locales[language], style).format(new Date(time));
  return withOrdinal[language](text).replace(' ', '\u00A0');
}

/** With the currency code, because a plain dollar sign is ambiguous: "197 USD". */
export const money = (cents: number, currency: string, language: Language): string => {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits });
  return `${format.format(cents / 100)}\u00A0${currency}`;
};

/** With its sign: "+6", "−13", "0". */
export const signed = (points: number): string =>
  points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;

/** "Ann, Bob and Carl". */
export const enumerated = (texts: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language]).format(texts);
