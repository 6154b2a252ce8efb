import { availableParallelism } from 'node:os';
import type { Result } from 'ts-results';
import type { LinterOverloaded, LintRequest, StyleLinter } from '../../../application/ports/style-linter.ts';
import type { LintReport } from '../../../domain/style-lint/lint-report.ts';
import { emptyRequest } from './empty-request.ts';
import { Lane } from './lane.ts';

/** UTF-16 units: some milliseconds at most. */
const longestShort = 8192;

/** They take next to no time, and so does waiting for many of them. */
const mostShortWaiting = 1000;

export interface PooledStyleLinterOptions {
  /** For one text, from the moment it is begun. */
  readonly timeLimitMs?: number;
  readonly longestWaitMs?: number;
  /** For long texts. */
  readonly threads?: number;
  /** Of long texts. */
  readonly mostWaiting?: number;
  /** The module that lints; its default export takes a request and returns the report. */
  readonly worker?: URL;
}

/**
 * Lints in threads of its own, because linting never pauses: in the main thread, every request would wait for it, and
 * first of all for the rules to be made ready. Short texts have a thread to themselves, where no long one is in their way.
 */
export class PooledStyleLinter implements StyleLinter {
  readonly #short: Lane;
  readonly #long: Lane;
  #isClosed = false;

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

  /** Starts the thread for short texts, so that not even the first one has to wait for that. */
  async prepare(): Promise<void> {
    try {
      await this.#short.lint(emptyRequest('en'));
    } catch (error) {
      if (!this.#isClosed) throw error;
    }
  }

  /** Ends the threads; texts that are being read are given up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#short.close(), this.#long.close()]);
  }
}
