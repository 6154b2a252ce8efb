import type { Language } from '#domain/language.ts';

const names = {
  en: 'situation-map',
  fr: 'carte-de-situation',
} as const satisfies Record<Language, string>;

/** The file name of a downloaded report. */
export const pdfNameIn = (language: Language, which: number | 'sample'): string =>
  `${names[language]}-${which === 'sample' && language === 'fr' ? 'exemple' : which}.pdf`;
