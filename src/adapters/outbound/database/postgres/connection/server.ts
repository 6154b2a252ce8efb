import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { guardPool } from './guarded-pool.ts';
import { schemaOptions } from '../schema/schema.ts';

export interface ServerOptions {
  readonly url: string;
  /**
   * The server itself, if `url` is the address of a pooler that reassigns a connection after each transaction.
   * Migrations and the queue of a worker use it, because they need a session. Named statements, session settings and
   * startup parameters are not sent through the pooler. Default: `url`.
   */
  readonly directUrl?: string | undefined;
  /** Default: 10. */
  readonly maxConnections?: number | undefined;
  /** A query that takes longer is cancelled. Default: 5000; 0 for no limit. */
  readonly queryTimeoutMs?: number | undefined;
  /** A statement that waits longer for a lock is cancelled. Default: no limit. */
  readonly lockTimeoutMs?: number | undefined;
  /** Receives errors of idle connections. The pool replaces these connections. */
  readonly onConnectionError?: ((error: Error) => void) | undefined;
}

const connectTimeoutMs = 2000;
const defaultQueryTimeoutMs = 5000;

export interface Server {
  readonly orm: MikroORM;
  readonly pool: Pool;
}

/** Does not connect yet: the first query does. */
export async function openServer(options: ServerOptions): Promise<Server> {
  let pool: Pool | undefined;
  const orm = await MikroORM.init({
    ...schemaOptions,
    clientUrl: options.url,
    driverOptions: () => ({
      ...poolOptions(options),
      onPoolCreated: (created: Pool) => {
        pool = watched(created, options);
      },
    }),
  });
  await orm.em.getConnection().getNativeClient();
  if (pool === undefined) throw new Error('The ORM made no connection pool.');
  return { orm, pool };
}

/** A connection is closed after five minutes at most, so that a server with a new address is found. */
const longestLifeSeconds = 300;

/** For both pools of a process: the pool of the stores and the pool of a worker's queue. */
export const lastingConnections = {
  keepAlive: true,
  // By default the operating system would wait two hours before checking a silent connection.
  keepAliveInitialDelayMillis: 10_000,
  maxLifetimeSeconds: longestLifeSeconds,
};

const poolOptions = ({
  url,
  directUrl,
  maxConnections = 10,
  queryTimeoutMs = defaultQueryTimeoutMs,
  lockTimeoutMs,
}: ServerOptions) => ({
  // The ORM takes host, user and database from the URL, but drops its parameters, such as sslmode.
  connectionString: url,
  max: maxConnections,
  application_name: 'situation-assessment-service',
  ...lastingConnections,
  connectionTimeoutMillis: connectTimeoutMs,
  ...(lockTimeoutMs !== undefined && { lock_timeout: lockTimeoutMs }),
  ...(directUrl === undefined && limitsOfSession(queryTimeoutMs)),
});

/** The server enforces these limits even if this process no longer does. */
const limitsOfSession = (queryTimeoutMs: number) => ({
  statement_timeout: queryTimeoutMs,
  idle_in_transaction_session_timeout: 2 * queryTimeoutMs,
});

/** The same limits for one transaction, because a pooler shares the session with other clients. */
export const limitTransaction = ({ queryTimeoutMs = defaultQueryTimeoutMs }: ServerOptions): string =>
  `select ${Object.entries(limitsOfSession(queryTimeoutMs))
    .map(([name, ms]) => `set_config('${name}', '${ms}', true)`)
    .join(', ')}`;

function watched(
  pool: Pool,
  { queryTimeoutMs = defaultQueryTimeoutMs, onConnectionError = () => undefined }: ServerOptions,
): Pool {
  pool.on('error', onConnectionError);
  // Longer than the server's own limit, which keeps the connection. This one is for a server that does not respond.
  return guardPool(pool, { connectMs: connectTimeoutMs, queryMs: 1.2 * queryTimeoutMs });
}
