import type { Result } from 'ts-results';
import type { Stores, UnitOfWork } from '#application/ports/unit-of-work.ts';
import type { InMemoryDatabase } from './database.ts';
import { InMemoryJobQueue } from './job-queue.ts';
import { storesOn } from './stores/stores.ts';

export class InMemoryUnitOfWork implements UnitOfWork {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  run<T, E>(work: (stores: Stores) => Promise<Result<T, E>>): Promise<Result<T, E>> {
    return this.#database.transaction(async (connection) => {
      const result = await work({ ...storesOn(connection), jobs: new InMemoryJobQueue(connection) });
      return { result, commit: result.isOk() };
    });
  }
}
