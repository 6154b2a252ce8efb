import type { LintRequest } from '#application/ports/texts/style-linter.ts';
import { lint } from '#domain/style-lint/lint.ts';
import type { LintReport } from '#domain/style-lint/output/lint-report.ts';
import { proseOf } from './markdown/prose-of.ts';

export const lintRequest = ({ text, format, settings }: LintRequest): LintReport =>
  lint(proseOf(text, format), settings);
