import type { Language } from '../../domain/language.ts';

const formats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }),
} as const satisfies Readonly<Record<Language, Intl.DateTimeFormat>>;

/**
 * A day in UTC, such as "21 November 2026", that no line ends within its day and month. `Intl` does not know that the
 * first of a month is an ordinal in French.
 */
export function longDay(day: Date | string, language: Language): string {
  const text = formats[language].format(typeof day === 'string' ? new Date(`${day}T00:00:00Z`) : day);
  const ordinal = language === 'fr' ? text.replace(/^1 /, '1er ') : text;
  return ordinal.replace(' ', '\u00A0');
}
