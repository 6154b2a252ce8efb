import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Transaction } from 'kysely';
import { UnitOfWorkScope } from '../unit-of-work-scope.ts';
import { type Connection, DatabaseConnection, type SqlClient, UnitConnection } from './connection.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded.ts';
import { migrateEmbedded, migrateServer } from './migrate.ts';
import type { NativeClient } from './pg-boss.ts';
import { openServer, type ServerOptions } from './server.ts';
import { translatingOutages } from './vendor-errors.ts';

/** A PostgreSQL server, or the PostgreSQL that runs inside this process on a folder. */
export type DatabaseOptions = ServerOptions | EmbeddedOptions;

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return translatingOutages(() => ('url' in options ? openOnServer(options) : openInFolder(options)));
}

async function openOnServer(options: ServerOptions): Promise<Database> {
  await migrateServer(options.url);
  const { orm, pool } = await openServer(options);
  const client: SqlClient = {
    query: (statement, values) => pool.query({ ...statement, values: [...values] }),
  };
  return new Database(orm.em, client, { kind: 'server', pool, url: options.url }, () => orm.close(true));
}

async function openInFolder(options: EmbeddedOptions): Promise<Database> {
  const { orm, pglite, lock } = await openEmbedded(options);
  const close = async () => {
    await orm.close(true);
    lock.release();
  };
  try {
    await migrateEmbedded(orm, pglite);
  } catch (error) {
    await close();
    throw error;
  }
  const client: SqlClient = { query: ({ text }, values) => pglite.query(text, [...values]) };
  return new Database(orm.em, client, { kind: 'embedded', pglite }, close);
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
      return await translatingOutages(() => this.#em.getKysely<object>().transaction().execute(run));
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
