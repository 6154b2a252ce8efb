import type { LintRequest } from '#application/ports/style-linter.ts';
import { lint } from '#domain/style-lint/lint.ts';
import type { LintReport } from '#domain/style-lint/lint-report.ts';
import { proseOf } from './prose-of.ts';

export const lintRequest = ({ text, format, settings }: LintRequest): LintReport =>
  lint(proseOf(text, format), settings);
