import type { Language } from './language.ts';

const locales = { en: 'en-GB', fr: 'fr' } as const;

/** The date in the reader's time zone: "21 November 2026". */
export const day = (time: string, language: Language): string =>
  written(time, language, { dateStyle: 'long' });

/** Date and time in the reader's time zone. */
export const moment = (time: string, language: Language): string =>
  written(time, language, { dateStyle: 'long', timeStyle: 'short' });

/** Keeps day and month on one line. `Intl` does not write the first of a month as an ordinal, as French does. */
function written(time: string, language: Language, style: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(locales[language], style).format(new Date(time));
  const ordinal = language === 'fr' ? text.replace(/^1 /, '1er ') : text;
  return ordinal.replace(' ', '\u00A0');
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
