import type { Language } from '#domain/language.ts';

const formats = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }),
} as const satisfies Readonly<Record<Language, Intl.DateTimeFormat>>;

const monthFormats = {
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' }),
} as const satisfies Readonly<Record<Language, Intl.DateTimeFormat>>;

/** `Intl` does not know that French writes the first of a month as an ordinal. */
const withOrdinal = {
  en: (text) => text,
  fr: (text) => text.replace(/^1 /, '1er '),
} as const satisfies Readonly<Record<Language, (text: string) => string>>;

/** The name of a month given as `YYYY-MM`, such as "November". */
export const monthName = (month: string, language: Language): string =>
  monthFormats[language].format(new Date(`${month}-01T00:00:00Z`));

/** A day in UTC, such as "21 November 2026", with a no-break space between day and month. */
export function longDay(day: Date | string, language: Language): string {
  const text = formats[language].format(typeof day === 'string' ? new Date(`${day}T00:00:00Z`) : day);
  return withOrdinal[language](text).replace(' ', '\u00A0');
}
