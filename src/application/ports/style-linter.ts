import type { Result } from 'ts-results';
import type { LintReport, LintSettings } from '../../domain/style-lint/lint-report.ts';

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
   * Equal requests give equal reports. Refuses when too many texts wait already, or when one takes longer than any text
   * within the limits should: that one is given up, and the others go on. `signal` tells that nobody waits for the report
   * any more: a text that is not begun by then is refused as well, and makes room for others.
   */
  lint(request: LintRequest, signal?: AbortSignal): Promise<Result<LintReport, LinterOverloaded>>;
}
