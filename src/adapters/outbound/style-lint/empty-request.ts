import type { LintRequest } from '../../../application/ports/style-linter.ts';
import type { Language } from '../../../domain/language.ts';
import { usualSettings } from '../../../domain/style-lint/lint-report.ts';

/** Nothing to read, for which the rules of a language have to be made ready all the same. */
export const emptyRequest = (language: Language): LintRequest => ({
  text: '',
  format: 'plain',
  settings: usualSettings(language),
});
