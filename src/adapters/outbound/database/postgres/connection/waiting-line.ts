/** In a shorter line, everybody is served soon, even if the database has a slow moment. */
const shortLine = 20;

/** Nobody needs to wait longer behind others, unless the database itself is slow. */
const longestWaitMs = 100;

/** After this time without a free connection, the database does not respond. That is an outage, and no crowd. */
const servedRecentlyMs = 1000;

/** Those who wait for a connection. The pool serves them in the order of their arrival. */
export class WaitingLine {
  readonly #arrivals = new Set<{ readonly at: number }>();
  readonly #now: () => number;
  #servedAt = -Infinity;

  /** `now` returns milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether many wait, and the first of them has waited for long, although connections become free. */
  get isTooLong(): boolean {
    if (this.#arrivals.size <= shortLine) return false;
    const [first] = this.#arrivals;
    if (first === undefined) return false;
    const now = this.#now();
    return now - first.at > longestWaitMs && now - this.#servedAt < servedRecentlyMs;
  }

  async join<T>(connection: Promise<T>): Promise<T> {
    const arrival = { at: this.#now() };
    this.#arrivals.add(arrival);
    try {
      const received = await connection;
      this.#servedAt = this.#now();
      return received;
    } finally {
      this.#arrivals.delete(arrival);
    }
  }
}
