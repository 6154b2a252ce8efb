import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Transaction } from 'kysely';
import { UnitOfWorkScope } from '../unit-of-work-scope.ts';
import { type Connection, DatabaseConnection, type SqlClient, UnitConnection } from './connection.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded.ts';
import { migrateEmbedded, migrateServer } from './migrate.ts';
import { MigrationsPending, pendingMigrations, type Reader } from './pending-migrations.ts';
import type { NativeClient } from './pg-boss.ts';
import { openServer, type ServerOptions } from './server.ts';
import { translatingFailures } from './vendor-errors.ts';

/** A PostgreSQL server, or the PostgreSQL that runs inside this process on a folder. */
export type DatabaseOptions = (ServerOptions | EmbeddedOptions) & Preparation;

interface Preparation {
  /** Whether tables that are not up to date are brought up to date, or refused with `MigrationsPending`: yes if not given. */
  readonly migrate?: boolean | undefined;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return translatingFailures(() => ('url' in options ? openOnServer(options) : openInFolder(options)));
}

async function openOnServer({ migrate = true, ...options }: ServerOptions & Preparation): Promise<Database> {
  if (migrate) await migrateServer(options.url);
  const { orm, pool } = await openServer(options);
  const close = () => orm.close(true);
  if (!migrate) await orClose(close, requireNothingPending(pool));
  const client: SqlClient = {
    query: (statement, values) => pool.query({ ...statement, values: [...values] }),
  };
  return new Database(orm.em, client, { kind: 'server', pool, url: options.url }, close);
}

async function openInFolder({
  migrate = true,
  ...options
}: EmbeddedOptions & Preparation): Promise<Database> {
  const { orm, pglite, lock } = await openEmbedded(options);
  const close = async () => {
    await orm.close(true);
    // The ORM closes only what it has used itself.
    if (!pglite.closed) await pglite.close();
    lock.release();
  };
  await orClose(close, migrate ? migrateEmbedded(orm, pglite) : requireNothingPending(pglite));
  const client: SqlClient = { query: ({ text }, values) => pglite.query(text, [...values]) };
  return new Database(orm.em, client, { kind: 'embedded', pglite }, close);
}

async function requireNothingPending(reader: Reader): Promise<void> {
  const pending = await pendingMigrations(reader);
  if (pending.length > 0) throw new MigrationsPending(pending);
}

async function orClose(close: () => Promise<void>, prepared: Promise<void>): Promise<void> {
  try {
    await prepared;
  } catch (error) {
    await close();
    throw error;
  }
}

export class Database {
  readonly connection: DatabaseConnection;
  readonly native: NativeClient;
  readonly #scope = new UnitOfWorkScope();
  readonly #em: SqlEntityManager;
  readonly #close: () => Promise<void>;

  constructor(em: SqlEntityManager, client: SqlClient, native: NativeClient, close: () => Promise<void>) {
    this.connection = new DatabaseConnection(em, client, this.#scope);
    this.native = native;
    this.#em = em;
    this.#close = close;
  }

  /**
   * Commits if `work` resolves to `commit: true`, else rolls back. Not by the ORM's own transactions: those never give
   * their connection back to the pool when the server dies before they end.
   */
  async transaction<T>(
    work: (connection: Connection) => Promise<{ readonly result: T; readonly commit: boolean }>,
  ): Promise<T> {
    this.connection.assertUsable();
    const run = async (transaction: Transaction<object>): Promise<T> => {
      const { result, commit } = await this.#scope.run((unit) =>
        work(new UnitConnection(this.#em.fork(), transaction, unit)),
      );
      if (!commit) throw new RollBack(result);
      return result;
    };
    try {
      return await translatingFailures(() => this.#em.getKysely<object>().transaction().execute(run));
    } catch (error) {
      if (error instanceof RollBack) return error.result as T;
      throw error;
    }
  }

  async close(): Promise<void> {
    this.connection.close();
    await this.#close();
  }
}

/** Carries a result out of a transaction that is to be rolled back. */
class RollBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('Roll back.');
    this.result = result;
  }
}
