import type { Language } from '#domain/language.ts';

const decimalMark: Readonly<Record<Language, string>> = { en: '.', fr: ',' };

/** Shown instead of a missing number. */
const noNumber = '–';

/** For points from 0 to 100, levels and counts. */
export const plain = (value: number | null): string => (value === null ? noNumber : unsigned(value));

/** With a plus or a true minus sign, for numbers that have a direction. */
export const signed = (value: number | null): string =>
  value === null ? noNumber : `${signOf(value)}${unsigned(Math.abs(value))}`;

/** A correlation with two decimals. */
export function correlation(value: number | null, language: Language): string {
  if (value === null) return noNumber;
  const digits = Math.abs(value).toFixed(2);
  return `${signOf(value)}${digits.replace('.', decimalMark[language])}`;
}

const unsigned = (value: number): string => (value < 0 ? `−${-value}` : String(value));

function signOf(value: number): string {
  if (value === 0) return '';
  return value > 0 ? '+' : '−';
}
