interface TurnsOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/** Admits a limited number of callers at once and lets a limited number wait, in the order of their arrival. */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  get taken(): number {
    return this.#taken;
  }

  /**
   * Resolves to true if the caller may begin; it must then call `give` at the end. Resolves to false if too many wait,
   * after `longestWaitMs`, or if `signal` is aborted.
   */
  async take(longestWaitMs: number, signal?: AbortSignal): Promise<boolean> {
    const { atOnce, mostWaiting } = this.#options;
    if (signal?.aborted) return false;
    if (this.#taken < atOnce) {
      this.#taken += 1;
      return true;
    }
    return this.#waiting.length < mostWaiting && this.#wait(longestWaitMs, signal);
  }

  /** Passes the turn to the next waiting caller, if any. */
  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken -= 1;
    else next();
  }

  #wait(longestWaitMs: number, signal: AbortSignal | undefined): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const leave = (mayBegin: boolean): void => {
      clearTimeout(patience);
      signal?.removeEventListener('abort', giveUp);
      resolve(mayBegin);
    };
    const begin = (): void => leave(true);
    const giveUp = (): void => {
      this.#waiting.splice(this.#waiting.indexOf(begin), 1);
      leave(false);
    };
    const patience = setTimeout(giveUp, longestWaitMs);
    signal?.addEventListener('abort', giveUp);
    this.#waiting.push(begin);
    return promise;
  }
}
