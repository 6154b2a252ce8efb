import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Transaction } from 'kysely';
import { DatabaseUnavailable } from '../../../../application/ports/outage.ts';
import { assertOpen, type OpenUnit, type UnitOfWorkScope } from '../unit-of-work-scope.ts';
import { translatingFailures } from './vendor-errors.ts';

/** SQL with `$1` parameters. A server prepares it once a connection, under its name, if it has one. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

/** SQL for a moment as a number, which both drivers return alike. */
export const millisecondsOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** What a store works on: the database itself, or one unit of work in it. Both throw `DatabaseUnavailable` and `UserGone`. */
export interface Connection {
  /** For commands by the ORM. Entities are not tracked: every call reads and writes rows. */
  run<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T>;
  /** For statements of our own; `Row` must hold only types that both drivers return alike. */
  query<Row>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>;
}

/** The part of `pg`'s pool and of PGlite that is used beside the ORM. */
export interface SqlClient {
  query(statement: Statement, values: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** Outside of units of work: each call is a transaction of its own. */
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

  /** The ORM would silently connect anew, on a folder that is no longer locked. */
  close(): void {
    this.#isClosed = true;
  }

  assertUsable(): void {
    if (this.#isClosed) throw new DatabaseUnavailable(new Error('This process has closed the database.'));
    this.#scope.assertOutside();
  }

  async run<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T> {
    this.assertUsable();
    return translatingFailures(() => work(this.#em.fork()));
  }

  async query<Row>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    this.assertUsable();
    const { rows } = await translatingFailures(() => this.#client.query(statement, values));
    return rows as readonly Row[];
  }
}

/** Inside one unit of work, whose transaction `transaction` is. */
export class UnitConnection implements Connection {
  readonly #em: SqlEntityManager;
  readonly #transaction: Transaction<object>;
  readonly #unit: OpenUnit;

  constructor(em: SqlEntityManager, transaction: Transaction<object>, unit: OpenUnit) {
    this.#em = em;
    this.#em.setTransactionContext(transaction);
    this.#transaction = transaction;
    this.#unit = unit;
  }

  async run<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T> {
    assertOpen(this.#unit);
    return translatingFailures(() => work(this.#em));
  }

  async query<Row>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    assertOpen(this.#unit);
    const compiled = CompiledQuery.raw(statement.text, [...values]);
    const { rows } = await translatingFailures(() => this.#transaction.executeQuery(compiled));
    return rows as readonly Row[];
  }
}
