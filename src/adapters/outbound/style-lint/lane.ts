import { Piscina } from 'piscina';
import { Err, Ok, type Result } from 'ts-results';
import type { LinterOverloaded, LintRequest } from '#application/ports/texts/style-linter.ts';
import type { LintReport } from '#domain/style-lint/output/lint-report.ts';
import { Turns } from './turns.ts';

/** The JavaScript heap of one thread: several times what the worst text of the maximum size needs. */
const heapMb = 256;

/** The time for loading and compiling the rules. It takes a second, but longer on a busy machine. */
const startLimitMs = 20_000;

export interface LaneOptions {
  readonly threads: number;
  readonly mostWaiting: number;
  /** The limit for one text, from the moment when its check starts. */
  readonly timeLimitMs: number;
  readonly longestWaitMs: number;
  /** The module that checks texts. Its default export takes a request and returns the report. */
  readonly worker: URL;
}

const overloaded: LinterOverloaded = { kind: 'overloaded', retryAfterSeconds: 2 };

/**
 * Some threads with a queue in front. A thread starts when a text finds none free. It then stays, but does not keep the
 * process alive, and it is replaced if a text crashes it or exceeds the time limit. Piscina's own queue is not used: when a
 * thread is ended, the texts in that queue would never be checked.
 */
export class Lane {
  readonly #pool: Piscina<LintRequest, LintReport>;
  readonly #turns: Turns;
  readonly #timeLimitMs: number;
  readonly #longestWaitMs: number;
  readonly #worker: string;
  #hasStarted = false;

  constructor({ threads, mostWaiting, timeLimitMs, longestWaitMs, worker }: LaneOptions) {
    this.#timeLimitMs = timeLimitMs;
    this.#worker = worker.href;
    this.#longestWaitMs = longestWaitMs;
    this.#turns = new Turns({ atOnce: threads, mostWaiting });
    this.#pool = new Piscina({
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: Infinity,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
  }

  async lint(request: LintRequest, signal?: AbortSignal): Promise<Result<LintReport, LinterOverloaded>> {
    const waitLimitMs = this.#longestWaitMs + (this.#hasStarted ? 0 : startLimitMs);
    if (!(await this.#turns.take(waitLimitMs, signal))) return Err(overloaded);
    try {
      return await this.#lintNow(request);
    } finally {
      this.#turns.give();
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /**
   * The worker is named here instead of in the pool's options, so that an error while it loads is an error of this
   * request.
   */
  async #lintNow(request: LintRequest): Promise<Result<LintReport, LinterOverloaded>> {
    const isReady = this.#hasStarted && this.#turns.taken <= this.#pool.threads.length;
    const signal = AbortSignal.timeout(this.#timeLimitMs + (isReady ? 0 : startLimitMs));
    try {
      const report = await this.#pool.run(request, { filename: this.#worker, signal });
      this.#hasStarted = true;
      return Ok(report);
    } catch (error) {
      if (signal.aborted) return Err(overloaded);
      throw error;
    }
  }
}
