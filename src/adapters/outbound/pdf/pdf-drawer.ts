import { Piscina } from 'piscina';
import type { ReportDocument } from '#adapters/presentation/report/report-document.ts';

/** Far more than a report needs: a tenth of a second, or half a second for the first one. */
const defaultTimeLimitMs = 60_000;

/** The JavaScript heap. Fonts and finished files are not part of it. */
const heapMb = 256;

export interface PdfDrawerOptions {
  /** The limit for one report, from the moment when drawing starts. */
  readonly timeLimitMs?: number;
  /** The module that draws. Its default export takes a document and returns the file. */
  readonly worker?: URL;
}

/**
 * Draws in a separate thread, because drawing never pauses: in the main thread every request would have to wait. The
 * thread starts with the first report and stays, but does not keep the process alive. It is replaced if a report
 * crashes it or exceeds the time limit.
 */
export class PdfDrawer {
  readonly #pool: Piscina<ReportDocument, Uint8Array>;
  readonly #timeLimitMs: number;
  readonly #worker: string;
  #previous: Promise<unknown> = Promise.resolve();

  constructor({
    timeLimitMs = defaultTimeLimitMs,
    worker = new URL('./pdf-worker.ts', import.meta.url),
  }: PdfDrawerOptions = {}) {
    this.#timeLimitMs = timeLimitMs;
    this.#worker = worker.href;
    this.#pool = new Piscina({
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: Infinity,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
  }

  /** Draws one report after another, so that waiting does not count towards the limit. */
  async draw(report: ReportDocument): Promise<Uint8Array> {
    const drawn = this.#previous.then(async () => this.#drawNow(report));
    this.#previous = drawn.catch(() => undefined);
    return drawn;
  }

  /** Ends the thread, even if it is drawing a report. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /**
   * The worker is named here instead of in the pool's options, so that an error while it loads is an error of this
   * report.
   */
  async #drawNow(report: ReportDocument): Promise<Uint8Array> {
    const signal = AbortSignal.timeout(this.#timeLimitMs);
    try {
      return await this.#pool.run(report, { filename: this.#worker, signal });
    } catch (cause) {
      if (!signal.aborted) throw cause;
      throw new Error(`A report took longer than ${this.#timeLimitMs} ms to draw.`, { cause });
    }
  }
}
