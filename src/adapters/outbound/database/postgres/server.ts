import { MikroORM } from '@mikro-orm/postgresql';
import type { Client, Pool, PoolClient } from 'pg';
import { schemaOptions } from './schema.ts';

export interface ServerOptions {
  readonly url: string;
  /** 10 if not given. */
  readonly maxConnections?: number | undefined;
  /** A query that takes longer is given up: 5000 if not given, 0 for never. */
  readonly queryTimeoutMs?: number | undefined;
  /** Told of connections that broke while they were idle. The pool replaces them. */
  readonly onConnectionError?: ((error: Error) => void) | undefined;
}

const connectTimeoutMs = 2000;
const defaultQueryTimeoutMs = 5000;

export interface Server {
  readonly orm: MikroORM;
  readonly pool: Pool;
}

/** Connects nowhere yet: the first query does. */
export async function openServer(options: ServerOptions): Promise<Server> {
  let pool: Pool | undefined;
  const orm = await MikroORM.init({
    ...schemaOptions,
    clientUrl: options.url,
    driverOptions: () => ({
      ...poolOptions(options),
      onPoolCreated: (created: Pool) => {
        pool = watched(created, options.onConnectionError);
      },
    }),
  });
  await orm.em.getConnection().getNativeClient();
  if (pool === undefined) throw new Error('The ORM made no connection pool.');
  return { orm, pool };
}

const poolOptions = ({
  url,
  maxConnections = 10,
  queryTimeoutMs = defaultQueryTimeoutMs,
}: ServerOptions) => ({
  // The ORM reads host, user and database from the URL but drops its parameters, such as sslmode.
  connectionString: url,
  max: maxConnections,
  application_name: 'situation-assessment-service',
  keepAlive: true,
  connectionTimeoutMillis: connectTimeoutMs,
  statement_timeout: queryTimeoutMs,
  // Later than the server's limit, which keeps the connection: this one is for a server that is not heard.
  query_timeout: 1.2 * queryTimeoutMs,
  idle_in_transaction_session_timeout: 2 * queryTimeoutMs,
});

function watched(pool: Pool, onConnectionError: (error: Error) => void = () => undefined): Pool {
  pool.on('error', onConnectionError);
  pool.on('release', (_error, client) => endIfBusy(client));
  return pool;
}

/**
 * A query that ran into the client's own timeout, because the network swallowed it, leaves its connection waiting
 * for the answer. The pool would hand it to the next caller, who would wait as well.
 */
function endIfBusy(client: PoolClient): void {
  const { readyForQuery } = client as PoolClient & { readonly readyForQuery: boolean };
  if (!readyForQuery) void (client as unknown as Client).end();
}
