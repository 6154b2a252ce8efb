import type { PgBoss } from 'pg-boss';
import type { Result } from 'ts-results';
import { noTracing, type Tracing } from '#application/ports/operations/tracing.ts';
import type { Stores, UnitOfWork } from '#application/ports/unit-of-work.ts';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { PgBossJobQueue } from '../jobs/job-queue.ts';
import { repeatingConflicts } from './repeat-conflicts.ts';
import { storesOn } from '../stores/stores.ts';

export class PostgresUnitOfWork implements UnitOfWork {
  readonly #database: Database;
  readonly #boss: PgBoss;
  readonly #tracing: Pick<Tracing, 'current'>;

  constructor(database: Database, boss: PgBoss, tracing: Pick<Tracing, 'current'> = noTracing) {
    this.#database = database;
    this.#boss = boss;
    this.#tracing = tracing;
  }

  /** Runs again if the database aborted this unit because of a deadlock or conflict. */
  run<T, E>(work: (stores: Stores) => Promise<Result<T, E>>): Promise<Result<T, E>> {
    return repeatingConflicts(() => this.#attempt(work));
  }

  #attempt<T, E>(work: (stores: Stores) => Promise<Result<T, E>>): Promise<Result<T, E>> {
    return this.#database.transaction(async (connection) => {
      const result = await work(this.#storesOn(connection));
      return { result, commit: result.isOk() };
    });
  }

  #storesOn(connection: Connection): Stores {
    return { ...storesOn(connection), jobs: new PgBossJobQueue(this.#boss, connection, this.#tracing) };
  }
}
