import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { UnitOfWorkScope } from '#adapters/outbound/database/unit-of-work-scope.ts';
import {
  type Connection,
  DatabaseConnection,
  type SqlClient,
  type Statement,
  UnitConnection,
} from './connection.ts';
import type { EmbeddedOptions } from './embedded.ts';
import { migrateEmbedded, migrateServer } from '../schema/migrate.ts';
import { MigrationsPending, pendingMigrations, type Reader } from '../schema/pending-migrations.ts';
import type { NativeClient } from '../jobs/pg-boss.ts';
import { limitTransaction, openServer, type ServerOptions } from './server.ts';
import { translatingFailures } from './vendor-errors.ts';

/** A PostgreSQL server, or the PostgreSQL that runs inside this process on a folder. */
export type DatabaseOptions = (ServerOptions | EmbeddedOptions) & Preparation;

interface Preparation {
  /** Whether to migrate old tables (the default), or to refuse them with `MigrationsPending`. */
  readonly migrate?: boolean | undefined;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return translatingFailures(() => ('url' in options ? openOnServer(options) : openInFolder(options)));
}

async function openOnServer({ migrate = true, ...options }: ServerOptions & Preparation): Promise<Database> {
  if (migrate) await migrateServer(options.directUrl ?? options.url);
  const { database, pool } = await connectToServer(options);
  if (!migrate) await orClose(() => database.close(), requireNothingPending(pool));
  return database;
}

/** Connects without checking the tables. */
export async function connectToServer(options: ServerOptions) {
  const { orm, pool } = await openServer(options);
  const native = { kind: 'server', pool, url: options.directUrl ?? options.url } as const;
  const isPooled = options.directUrl !== undefined;
  const parts = {
    em: orm.em,
    client: clientOn(pool, isPooled ? withoutName : asItIs),
    native,
    close: () => orm.close(true),
    ...(isPooled && { limitTransaction: limitTransaction(options) }),
  };
  return { database: new Database(parts), pool };
}

const asItIs = (statement: Statement): Statement => statement;
const withoutName = ({ text }: Statement): Statement => ({ text });

/**
 * Does not use the pool's own `query`, because it would run in the context of the code that returned the connection.
 */
const clientOn = (pool: Pool, sent: (statement: Statement) => Statement): SqlClient => ({
  query: async (statement, values) => {
    const client = await pool.connect();
    try {
      return await client.query({ ...sent(statement), values: [...values] });
    } finally {
      client.release();
    }
  },
});

async function openInFolder({
  migrate = true,
  ...options
}: EmbeddedOptions & Preparation): Promise<Database> {
  // A process on a server never needs the database engine, which takes time and memory to load.
  const { openEmbedded } = await import('./embedded.ts');
  const { orm, pglite, lock } = await openEmbedded(options);
  const close = async () => {
    await orm.close(true);
    // Needed because the ORM closes PGlite only if it has used it.
    if (!pglite.closed) await pglite.close();
    lock.release();
  };
  await orClose(close, migrate ? migrateEmbedded(orm, pglite) : requireNothingPending(pglite));
  const client: SqlClient = { query: ({ text }, values) => pglite.query(text, [...values]) };
  return new Database({ em: orm.em, client, native: { kind: 'embedded', pglite }, close });
}

async function requireNothingPending(reader: Reader): Promise<void> {
  const pending = await pendingMigrations(reader);
  if (pending.length > 0) throw new MigrationsPending(pending.map(({ name }) => name));
}

async function orClose(close: () => Promise<void>, prepared: Promise<void>): Promise<void> {
  try {
    await prepared;
  } catch (error) {
    await close();
    throw error;
  }
}

interface Parts {
  readonly em: SqlEntityManager;
  readonly client: SqlClient;
  readonly native: NativeClient;
  readonly close: () => Promise<void>;
  /** SQL that runs at the beginning of every transaction. */
  readonly limitTransaction?: string;
}

export class Database {
  readonly connection: DatabaseConnection;
  readonly native: NativeClient;
  readonly #scope = new UnitOfWorkScope();
  readonly #em: SqlEntityManager;
  readonly #close: () => Promise<void>;
  readonly #limitTransaction: string | undefined;

  constructor({ em, client, native, close, limitTransaction: limit }: Parts) {
    this.connection = new DatabaseConnection(em, client, this.#scope);
    this.native = native;
    this.#em = em;
    this.#close = close;
    this.#limitTransaction = limit;
  }

  /**
   * Commits if `work` resolves to `commit: true`, otherwise rolls back. The ORM's own transactions are not used,
   * because they never return their connection to the pool if the server dies. Throws the error that ended the work,
   * not that of a failed ROLLBACK.
   */
  async transaction<T>(
    work: (connection: Connection) => Promise<{ readonly result: T; readonly commit: boolean }>,
  ): Promise<T> {
    this.connection.assertUsable();
    let failure: { readonly cause: unknown } | undefined;
    const run = async (transaction: Transaction<object>): Promise<T> => {
      if (this.#limitTransaction !== undefined)
        await transaction.executeQuery(CompiledQuery.raw(this.#limitTransaction));
      const { result, commit } = await this.#scope
        .run((unit) => work(new UnitConnection(this.#em, transaction, unit)))
        .catch((cause: unknown) => {
          failure = { cause };
          throw cause;
        });
      if (!commit) throw new RollBack(result);
      return result;
    };
    try {
      return await translatingFailures(() => this.#em.getKysely<object>().transaction().execute(run));
    } catch (error) {
      if (error instanceof RollBack) return error.result as T;
      throw failure === undefined ? error : failure.cause;
    }
  }

  async close(): Promise<void> {
    this.connection.close();
    await this.#close();
  }
}

/** Passes a result out of a transaction that is rolled back. */
class RollBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('Roll back.');
    this.result = result;
  }
}
