import { Piscina } from 'piscina';
import type { ReportDocument } from '../../presentation/report/report-document.ts';

/** Far above what a report takes, which is a tenth of a second, and half a second for the first. */
const defaultTimeLimitMs = 60_000;

/** Of the JavaScript heap; fonts and finished files lie outside it. */
const heapMb = 256;

export interface PdfDrawerOptions {
  /** For one report, from the moment it is begun. */
  readonly timeLimitMs?: number;
  /** The module that draws; its default export takes a document and returns the file. */
  readonly worker?: URL;
}

/**
 * Draws in a thread of its own, because drawing never pauses: in the main thread, every request would wait for it. The
 * thread starts with the first report, stays, does not keep the process alive, and is replaced when a report breaks it
 * or goes over its time.
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

  /** One after the other, so that waiting does not count towards the limit. */
  async draw(report: ReportDocument): Promise<Uint8Array> {
    const drawn = this.#previous.then(async () => this.#drawNow(report));
    this.#previous = drawn.catch(() => undefined);
    return drawn;
  }

  /** Ends the thread; a report that is being drawn is given up. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /** The worker is named here, not to the pool, so that what fails while it loads fails the report. */
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
