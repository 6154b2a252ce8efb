import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CatalogReader } from '#application/ports/stores/catalog-reader.ts';
import type { CatalogStore } from '#application/ports/stores/catalog-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';

interface Deps {
  readonly catalog: Pick<CatalogStore, 'current'>;
  readonly clock: Clock;
}

/** An import reaches every process within this time. */
export const oldestCatalogMs = 5_000;

/** A request for a catalog that must be read again waits at most this long. After that it gets the last known one. */
const longestWaitMs = 250;

/** Reads the store from time to time; simultaneous callers share one read. */
export class CachedCatalogReader implements CatalogReader {
  readonly #deps: Deps;
  #known: Catalog | undefined;
  #askedAtMs = 0;
  #asking: Promise<Catalog> | undefined;
  #isAway = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async current(): Promise<Catalog> {
    const now = this.#deps.clock.now().getTime();
    if (this.#known !== undefined && this.#isFresh(now)) return this.#known;
    const asking = (this.#asking ??= this.#ask(now));
    return this.#known === undefined ? asking : this.#inTime(asking, this.#known);
  }

  /** If the database is unavailable or slow, a read may take seconds to fail. Only the first request waits for that. */
  async #inTime(asking: Promise<Catalog>, known: Catalog): Promise<Catalog> {
    if (this.#isAway) return Promise.race([asking, Promise.resolve(known)]);
    const timer = new AbortController();
    const tooLate = delay(longestWaitMs, undefined, { signal: timer.signal }).then(() => {
      this.#isAway = true;
      return known;
    });
    tooLate.catch(() => undefined);
    return Promise.race([asking, tooLate]).finally(() => timer.abort());
  }

  /** After the clock was set back, the old catalog counts as outdated. */
  #isFresh(now: number): boolean {
    return now >= this.#askedAtMs && now < this.#askedAtMs + oldestCatalogMs;
  }

  async #ask(now: number): Promise<Catalog> {
    this.#askedAtMs = now;
    try {
      const found = await this.#deps.catalog.current();
      this.#isAway = false;
      if (this.#known === undefined || !isDeepStrictEqual(found, this.#known)) this.#known = found;
      return this.#known;
    } catch (error) {
      this.#isAway = error instanceof DatabaseUnavailable;
      if (!this.#isAway || this.#known === undefined) throw error;
      return this.#known;
    } finally {
      this.#asking = undefined;
    }
  }
}
