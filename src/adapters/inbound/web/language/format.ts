import type { Language } from './language.ts';

const locales = { en: 'en-GB', fr: 'fr' } as const;

/** A day where the reader is: "21 November 2026". */
export const day = (time: string, language: Language): string =>
  written(time, language, { dateStyle: 'long' });

/** Day and time where the reader is. */
export const moment = (time: string, language: Language): string =>
  written(time, language, { dateStyle: 'long', timeStyle: 'short' });

/** No line ends between day and month. `Intl` does not know that the first of a month is an ordinal in French. */
function written(time: string, language: Language, style: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(locales[language], style).format(new Date(time));
  const ordinal = language === 'fr' ? text.replace(/^1 /, '1er ') : text;
  return ordinal.replace(' ', '\u00A0');
}

/** With the code of the currency, since a plain dollar sign means other dollars elsewhere: "197 USD". */
export const money = (cents: number, currency: string, language: Language): string => {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits });
  return `${format.format(cents / 100)}\u00A0${currency}`;
};

/** With its sign: "+6", "−13", "0". */
export const signed = (points: number): string =>
  points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
