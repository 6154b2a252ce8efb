import type { Language } from '../language.ts';

/** What is asked where nothing fits and nobody has a better question: 1 to 200 characters. */
export const openingQuestions: Readonly<Record<Language, string>> = {
  en: 'What is it about: you and your work, a book to read, or texts that your software should check?',
  fr: 'De quoi s’agit-il : de vous et de votre travail, d’un livre à lire ou de textes que votre logiciel doit vérifier ?',
};
