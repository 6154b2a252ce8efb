/** The languages of texts that can be checked. They need not be those of the interface. */
export const lintLanguages = ['en', 'fr'] as const;
export type LintLanguage = (typeof lintLanguages)[number];
export const englishVariants = ['en-US', 'en-GB'] as const;
export type EnglishVariant = (typeof englishVariants)[number];
