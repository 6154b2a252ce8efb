import type { Language } from '../../domain/language.ts';

export interface DetectedLanguage {
  readonly language: Language;
  /** From 0, where nothing can be told (the language is then the default one), to 1. */
  readonly confidence: number;
}

export interface LanguageDetector {
  /** Which of the languages of the service a text is in, judged by its beginning, however long it is. */
  detect(text: string): DetectedLanguage;
}
