import type { LintLanguage } from '#domain/style-lint/languages.ts';
import type { LintRequest } from '#application/ports/texts/style-linter.ts';
import { usualSettings } from '#domain/style-lint/output/lint-report.ts';

/** A request without text, used to compile the rules of a language. */
export const emptyRequest = (language: LintLanguage): LintRequest => ({
  text: '',
  format: 'plain',
  settings: usualSettings(language),
});
