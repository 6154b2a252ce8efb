import { types } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import { DatabaseBusy } from '#application/ports/operations/outage.ts';
import { outageClassOf } from './outage-classes.ts';
import { spending, type WaitingTime, waitingTimeLeft } from './waiting-time.ts';
import { WaitingLine } from './waiting-line.ts';

interface Limits {
  /** Limit for obtaining a connection, in milliseconds. */
  readonly connectMs: number;
  /** Limit for the response to one query, in milliseconds; 0 for none. */
  readonly queryMs: number;
}

/** Methods of `pg`'s client that its types lack. */
interface GuardedClient {
  query(...values: readonly unknown[]): unknown;
  readonly connectionParameters: { query_timeout: number };
  readonly readyForQuery: boolean;
  end(): Promise<void>;
}

/** What happens to a connection when it is returned after an outage. */
type Fate = 'drop' | 'dropAll';

/**
 * Limits every wait for a connection and for a response, also by the time left for the request. A connection that was
 * affected by an outage is never returned to the pool. If its response did not arrive, it is closed at once, because a
 * ROLLBACK would wait behind the lost query.
 */
export function guardPool(pool: Pool, { connectMs, queryMs }: Limits): Pool {
  const fates = new WeakMap<PoolClient, Fate>();
  guardConnecting(pool, connectMs);
  pool.on('connect', (client) => guardQueries(client, queryMs, (fate) => fates.set(client, fate)));
  pool.on('release', (_error, client) => {
    const fate = fates.get(client);
    if (fate !== undefined || isBusy(client)) void guarded(client).end();
    if (fate === 'dropAll') dropIdle(pool);
  });
  return pool;
}

/**
 * The pool reads its limit whenever a connection is requested. A request that has already had a connection may always
 * wait for the next one, so that its work so far is not lost.
 */
function guardConnecting(pool: Pool, connectMs: number): void {
  const line = new WaitingLine();
  const connect = pool.connect.bind(pool) as (...callback: readonly unknown[]) => Promise<PoolClient>;
  const limited = (...callback: readonly unknown[]): unknown => {
    const time = waitingTimeLeft();
    pool.options.connectionTimeoutMillis = limitBy(time, connectMs);
    if (callback.length > 0) return connect(...callback);
    if (isSpent(time)) return Promise.reject(new Error(timeIsUp));
    if (time?.isAdmitted === false && line.isTooLong) return Promise.reject(tooManyWait);
    if (time !== undefined) time.isAdmitted = true;
    return spending(time, line.join(connect()));
  };
  pool.connect = limited as Pool['connect'];
}

function guardQueries(client: PoolClient, queryMs: number, doom: (fate: Fate) => void): void {
  const it = guarded(client);
  const query = it.query.bind(client);
  const handleError = (error: Error): never => {
    const fate = outageClassOf(error)?.connection;
    if (fate === 'drop' || fate === 'dropAll') doom(fate);
    if (!it.readyForQuery && fate === 'drop') void it.end();
    throw error;
  };
  it.query = (...values) => {
    const time = waitingTimeLeft();
    if (isSpent(time) && !endsTransaction(values[0])) return Promise.reject(new Error(timeIsUp));
    it.connectionParameters.query_timeout = limitBy(time, queryMs);
    const answer = query(...values);
    // Cursors and callbacks return no promise. If a query with a callback fails, the pool itself drops the connection.
    return types.isPromise(answer) ? spending(time, answer).catch(handleError) : answer;
  };
}

/** Always the same error, because a new stack trace for each request would take much of the time that refusing saves. */
const tooManyWait = new DatabaseBusy();

/** The driver's message for a timeout. */
const timeIsUp = 'Query read timeout';

const isSpent = (time: WaitingTime | undefined): boolean => time !== undefined && time.leftMs <= 0;

/** A transaction must still be committed or rolled back, even if the request has timed out. */
const endsTransaction = (query: unknown): boolean =>
  typeof query === 'string' && /^(?:commit|rollback)/i.test(query);

/** The shortest limit for ending a transaction whose request has no time left. */
const leastMs = 250;

function limitBy(time: WaitingTime | undefined, ms: number): number {
  if (time === undefined) return ms;
  const left = Math.max(leastMs, time.leftMs);
  return ms === 0 ? left : Math.min(ms, left);
}

/** After a timeout, the connection is still waiting for the response. */
const isBusy = (client: PoolClient): boolean => !guarded(client).readyForQuery;

/** Removes every idle connection from the pool. */
function dropIdle(pool: Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect((_error, _client, release) => release(true));
  }
}

const guarded = (client: PoolClient): GuardedClient => client as unknown as GuardedClient;
