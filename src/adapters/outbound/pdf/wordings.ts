import type { Language } from '#domain/language.ts';

/** Texts that only the printed report contains. */
export interface Wording {
  readonly service: string;
  readonly page: (page: number, pages: number) => string;
}

export const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    service: 'Situation Assessment',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  fr: {
    service: 'Bilan de situation',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
};
