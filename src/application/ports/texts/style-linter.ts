import type { Result } from 'ts-results';
import type { LintReport, LintSettings } from '#domain/style-lint/output/lint-report.ts';

export const textFormats = ['plain', 'markdown'] as const;
export type TextFormat = (typeof textFormats)[number];

export interface LintRequest {
  readonly text: string;
  readonly format: TextFormat;
  readonly settings: LintSettings;
}

export interface LinterOverloaded {
  readonly kind: 'overloaded';
  readonly retryAfterSeconds: number;
}

export interface StyleLinter {
  /**
   * Equal requests give equal reports. Refuses if too many texts are waiting, or if a text takes longer than any
   * permitted text should; other texts are not affected. If `signal` is aborted before the check starts, the text
   * leaves the queue.
   */
  lint(request: LintRequest, signal?: AbortSignal): Promise<Result<LintReport, LinterOverloaded>>;
}
