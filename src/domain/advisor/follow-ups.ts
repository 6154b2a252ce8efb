import type { Language } from '../language.ts';

/** The question to ask if no product fits and the advisor has no better one: 1 to 200 characters. */
export const openingQuestions: Readonly<Record<Language, string>> = {
  en: 'What is it about: you, your work, or a book to read?',
  fr: 'De quoi s’agit-il : de vous, de votre travail ou d’un livre à lire ?',
};
