/** The languages of statements, mails and reports. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';
