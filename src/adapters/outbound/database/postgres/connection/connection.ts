import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Transaction } from 'kysely';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import {
  assertOpen,
  type OpenUnit,
  type UnitOfWorkScope,
} from '#adapters/outbound/database/unit-of-work-scope.ts';
import { repeatingConflicts } from './repeat-conflicts.ts';
import { translatingFailures } from './vendor-errors.ts';

/**
 * SQL with parameters such as `$1`. If it has a name and there is no pooler, the server prepares it once per
 * connection.
 */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

/** SQL that converts a time to a number, which both drivers return alike. */
export const millisecondsOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** What a store works on: the database itself or one unit of work. Both throw `DatabaseUnavailable` and `UserGone`. */
export interface Connection {
  /** Runs ORM commands. Entities are not tracked: every call reads and writes rows. */
  run<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
  /** Runs our own statements. `Row` may contain only types that both drivers return in the same form. */
  query<Row>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>;
}

/** The methods of `pg`'s pool and of PGlite that are used in addition to the ORM. */
export interface SqlClient {
  query(statement: Statement, values: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** Outside units of work: each call is one statement and therefore its own transaction. */
export class DatabaseConnection implements Connection {
  readonly #em: SqlEntityManager;
  readonly #client: SqlClient;
  readonly #scope: UnitOfWorkScope;
  #isClosed = false;

  constructor(em: SqlEntityManager, client: SqlClient, scope: UnitOfWorkScope) {
    this.#em = em;
    this.#client = client;
    this.#scope = scope;
  }

  /** Prevents the ORM from reconnecting silently to a folder that is no longer locked. */
  close(): void {
    this.#isClosed = true;
  }

  assertUsable(): void {
    if (this.#isClosed) throw new DatabaseUnavailable(new Error('This process has closed the database.'));
    this.#scope.assertOutside();
  }

  async run<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T> {
    this.assertUsable();
    return translatingFailures(() => repeatingConflicts(() => work(this.#em.fork())));
  }

  async query<Row>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    this.assertUsable();
    const { rows } = await translatingFailures(() =>
      repeatingConflicts(() => this.#client.query(statement, values)),
    );
    return rows as readonly Row[];
  }
}

/** Inside one unit of work; uses its `transaction`. */
export class UnitConnection implements Connection {
  readonly #root: SqlEntityManager;
  readonly #transaction: Transaction<object>;
  readonly #unit: OpenUnit;
  #em: SqlEntityManager | undefined;

  constructor(root: SqlEntityManager, transaction: Transaction<object>, unit: OpenUnit) {
    this.#root = root;
    this.#transaction = transaction;
    this.#unit = unit;
  }

  async run<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T> {
    assertOpen(this.#unit);
    // Forked only when needed: most units of work consist of our own statements.
    this.#em ??= this.#forkInTransaction();
    const em = this.#em;
    return translatingFailures(() => work(em));
  }

  async query<Row>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    assertOpen(this.#unit);
    const compiled = CompiledQuery.raw(statement.text, [...values]);
    const { rows } = await translatingFailures(() => this.#transaction.executeQuery(compiled));
    return rows as readonly Row[];
  }

  #forkInTransaction(): SqlEntityManager {
    const em = this.#root.fork();
    em.setTransactionContext(this.#transaction);
    return em;
  }
}
