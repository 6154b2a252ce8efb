import type { LintRequest } from '#application/ports/texts/style-linter.ts';
import { type LintSettings, usualSettings } from '#domain/style-lint/output/lint-report.ts';

export const lintSettings = (changes: Partial<LintSettings> = {}): LintSettings => ({
  ...usualSettings('en'),
  ...changes,
});

/** Contains a house term, so that the findings do not depend on the data of any rule. */
export const lintRequest = (text: string, changes: Partial<LintRequest> = {}): LintRequest => ({
  text,
  format: 'plain',
  settings: lintSettings({
    terms: [{ prefer: 'sign in', avoid: ['log in'], isCaseSensitive: false, severity: 'warning' }],
  }),
  ...changes,
});
