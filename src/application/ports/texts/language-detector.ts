import type { Language } from '#domain/language.ts';

export interface DetectedLanguage {
  readonly language: Language;
  /** From 0 to 1. At 0, the language could not be detected, and it is the default one. */
  readonly confidence: number;
}

export interface LanguageDetector {
  /** Detects which of the service's languages a text is in. Only the beginning of the text is examined. */
  detect(text: string): DetectedLanguage;
}
