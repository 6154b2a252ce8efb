import type { Language } from '#domain/language.ts';

const names = {
  en: { map: 'situation-map', sample: 'sample' },
  fr: { map: 'carte-de-situation', sample: 'exemple' },
} as const satisfies Record<Language, unknown>;

/** The file name of a downloaded report. */
export function pdfNameIn(language: Language, which: number | 'sample'): string {
  const { map, sample } = names[language];
  return `${map}-${which === 'sample' ? sample : which}.pdf`;
}
