import type { PgBoss } from 'pg-boss';
import type { Result } from 'ts-results';
import type { Stores, UnitOfWork } from '../../../../application/ports/unit-of-work.ts';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { PgBossJobQueue } from './job-queue.ts';
import { storesOn } from './stores.ts';
import { hasConflicted } from './vendor-errors.ts';

const maxAttempts = 4;

export class PostgresUnitOfWork implements UnitOfWork {
  readonly #database: Database;
  readonly #boss: PgBoss;

  constructor(database: Database, boss: PgBoss) {
    this.#database = database;
    this.#boss = boss;
  }

  /** Begins anew when the database broke a deadlock or a conflict by giving this unit up. */
  async run<T, E>(work: (stores: Stores) => Promise<Result<T, E>>): Promise<Result<T, E>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(work);
      } catch (error) {
        if (attempt === maxAttempts || !hasConflicted(error)) throw error;
      }
    }
  }

  #attempt<T, E>(work: (stores: Stores) => Promise<Result<T, E>>): Promise<Result<T, E>> {
    return this.#database.transaction(async (connection) => {
      const result = await work(this.#storesOn(connection));
      return { result, commit: result.isOk() };
    });
  }

  #storesOn(connection: Connection): Stores {
    return { ...storesOn(connection), jobs: new PgBossJobQueue(this.#boss, connection) };
  }
}
