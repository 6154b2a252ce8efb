interface TurnsOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/** Lets so many in at once, and so many wait, first come, first served. */
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

  /** Whether the caller may begin; then a `give` has to follow. Not once `signal` is aborted. */
  async take(longestWaitMs: number, signal?: AbortSignal): Promise<boolean> {
    const { atOnce, mostWaiting } = this.#options;
    if (signal?.aborted) return false;
    if (this.#taken < atOnce) {
      this.#taken += 1;
      return true;
    }
    return this.#waiting.length < mostWaiting && this.#wait(longestWaitMs, signal);
  }

  /** Hands the turn on, or back. */
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
