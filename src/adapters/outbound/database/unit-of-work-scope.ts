import { AsyncLocalStorage } from 'node:async_hooks';

/** A unit of work under way. Its stores work only while it is open. */
export interface OpenUnit {
  open: boolean;
}

/**
 * Knows whether the running code is inside a unit of work, however deep in calls. On a database with one connection a
 * query beside the transaction would wait for itself, on others it would silently not be part of it: it throws
 * everywhere instead.
 */
export class UnitOfWorkScope {
  readonly #units = new AsyncLocalStorage<OpenUnit>();

  assertOutside(): void {
    if (this.#units.getStore()?.open === true) {
      throw new Error('Inside a unit of work only the stores that it hands out may be used.');
    }
  }

  /** The unit is closed as soon as `work` has settled, before anything is committed. */
  async run<T>(work: (unit: OpenUnit) => Promise<T>): Promise<T> {
    const unit: OpenUnit = { open: true };
    try {
      return await this.#units.run(unit, work, unit);
    } finally {
      unit.open = false;
    }
  }
}

export function assertOpen(unit: OpenUnit): void {
  if (!unit.open) throw new Error('The stores of a unit of work were used after its end.');
}
