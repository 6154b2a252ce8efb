import { setImmediate as everythingThatIsReady } from 'node:timers/promises';

interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** Time passes only when the test moves it. Promises and timers that become ready in between are processed. */
export class ManualClock {
  now = 0;
  readonly #timers = new Set<Timer>();

  readonly after = (ms: number, ring: () => void): (() => void) => {
    const timer = { at: this.now + ms, ring };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };

  async advance(ms: number): Promise<void> {
    const end = this.now + ms;
    await everythingThatIsReady();
    for (let next = this.#nextUntil(end); next !== undefined; next = this.#nextUntil(end)) {
      this.#timers.delete(next);
      this.now = next.at;
      next.ring();
      await everythingThatIsReady();
    }
    this.now = end;
  }

  #nextUntil(end: number): Timer | undefined {
    const [next] = [...this.#timers]
      .filter(({ at }) => at <= end)
      .toSorted((one, other) => one.at - other.at);
    return next;
  }
}
