import type { LintRequest } from '#application/ports/texts/style-linter.ts';
import type { Language } from '#domain/language.ts';
import { usualSettings } from '#domain/style-lint/output/lint-report.ts';

/** A request without text, used to compile the rules of a language. */
export const emptyRequest = (language: Language): LintRequest => ({
  text: '',
  format: 'plain',
  settings: usualSettings(language),
});
