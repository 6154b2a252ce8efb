import { isDeepStrictEqual } from 'node:util';
import type { CatalogReader } from '../../../application/ports/catalog-reader.ts';
import type { CatalogStore } from '../../../application/ports/catalog-store.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { DatabaseUnavailable } from '../../../application/ports/outage.ts';
import type { Catalog } from '../../../domain/catalog/catalog.ts';

interface Deps {
  readonly catalog: Pick<CatalogStore, 'current'>;
  readonly clock: Clock;
}

/** In this time an import reaches every instance. */
export const oldestCatalogMs = 5_000;

/** Asks the store once in a while, and once for all who wait at the same moment. */
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
    // A database that was away at the last attempt may take seconds to say so again: nobody waits for that.
    return this.#isAway && this.#known !== undefined
      ? Promise.race([asking, Promise.resolve(this.#known)])
      : asking;
  }

  /** A clock that was set back must not keep an old catalog. */
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
