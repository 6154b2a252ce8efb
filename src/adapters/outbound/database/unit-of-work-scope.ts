import { AsyncLocalStorage } from 'node:async_hooks';

/** A running unit of work. Its stores work only while it is open. */
export interface OpenUnit {
  open: boolean;
}

/**
 * Detects whether the running code is inside a unit of work, and throws on a query outside its transaction. With a
 * single connection, such a query would wait for itself. With several, it would silently not be part of the
 * transaction.
 */
export class UnitOfWorkScope {
  readonly #units = new AsyncLocalStorage<OpenUnit>();

  assertOutside(): void {
    if (this.#units.getStore()?.open === true) {
      throw new Error('Inside a unit of work only its own stores may be used.');
    }
  }

  /** The unit is closed as soon as `work` has settled, before the commit. */
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
