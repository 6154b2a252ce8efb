import { availableParallelism } from 'node:os';
import type { Result } from 'ts-results';
import type { LinterOverloaded, LintRequest, StyleLinter } from '#application/ports/texts/style-linter.ts';
import type { LintReport } from '#domain/style-lint/output/lint-report.ts';
import { Lane } from './lane.ts';

/** UTF-16 units. Such a text takes a few milliseconds at most. */
const longestShort = 8192;

/** Short texts take so little time that many of them may wait. */
const mostShortWaiting = 1000;

export interface PooledStyleLinterOptions {
  /** The limit for one text, from the moment when its check starts. */
  readonly timeLimitMs?: number;
  readonly longestWaitMs?: number;
  /** The number of threads for long texts. */
  readonly threads?: number;
  /** The most long texts in the queue. */
  readonly mostWaiting?: number;
  /** The module that checks texts. Its default export takes a request and returns the report. */
  readonly worker?: URL;
}

/**
 * Checks texts in separate threads, because a check never pauses: in the main thread, every request would have to wait.
 * Short texts have their own thread, so that long ones do not block them. A thread starts with the first text that
 * needs it. That text waits a second or two for the rules, but a process without texts saves a tenth of a gigabyte per
 * thread.
 */
export class PooledStyleLinter implements StyleLinter {
  readonly #short: Lane;
  readonly #long: Lane;

  constructor({
    timeLimitMs = 2000,
    longestWaitMs = 2000,
    threads = Math.max(1, Math.min(2, availableParallelism() - 1)),
    mostWaiting = 64,
    worker = new URL('./lint-worker.ts', import.meta.url),
  }: PooledStyleLinterOptions = {}) {
    const common = { timeLimitMs, longestWaitMs, worker };
    this.#short = new Lane({ ...common, threads: 1, mostWaiting: mostShortWaiting });
    this.#long = new Lane({ ...common, threads, mostWaiting });
  }

  async lint(request: LintRequest, signal?: AbortSignal): Promise<Result<LintReport, LinterOverloaded>> {
    const lane = request.text.length > longestShort ? this.#long : this.#short;
    return lane.lint(request, signal);
  }

  /** Ends the threads, even if they are checking texts. */
  async close(): Promise<void> {
    await Promise.all([this.#short.close(), this.#long.close()]);
  }
}
