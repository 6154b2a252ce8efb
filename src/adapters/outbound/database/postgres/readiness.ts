import { setTimeout as delay } from 'node:timers/promises';
import type { Readiness, ReadinessCheck } from '#application/ports/operations/readiness.ts';
import { jobKinds } from '../job-runs.ts';
import type { Connection, Statement } from './connection/connection.ts';

const maxWaitMs = 2500;

/**
 * Locks a row. This is a write that waits for its commit like any other, but changes no data. A read-only server
 * refuses it. It never waits for other transactions and never delays them.
 */
const write: Statement = {
  name: 'readiness-write',
  text: 'select 1 from catalog where id = 1 for key share skip locked',
};

/** The oldest due job that has not started. A job that waits for its next attempt is not due. */
const lag: Statement = {
  name: 'queue-lag',
  text: `
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as lag_seconds
    from pgboss.job
    where name = any($1) and state < 'active' and start_after <= now()`,
};

export class PostgresReadiness implements Readiness {
  readonly #connection: Connection;
  #checking: Promise<readonly ReadinessCheck[]> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Runs one check at a time and shares its result, because the route is public and each check writes. */
  check(): Promise<readonly ReadinessCheck[]> {
    this.#checking ??= this.#check().finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  async #check(): Promise<readonly ReadinessCheck[]> {
    const [written, lags] = await Promise.all([
      inTime(this.#connection.query(write, [])),
      inTime(this.#connection.query<{ readonly lag_seconds: number }>(lag, [jobKinds])),
    ]);
    const lagSeconds = lags?.[0]?.lag_seconds;
    return [
      { name: 'database', ok: written !== undefined },
      lagSeconds === undefined ? { name: 'queue', ok: false } : { name: 'queue', ok: true, lagSeconds },
    ];
  }
}

/** The value of `answer`, or `undefined` if it fails or takes too long. */
async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  const tooLate = delay(maxWaitMs, undefined, { signal: timer.signal });
  const inTimeOrNot = await Promise.race([answer, tooLate]).catch(() => undefined);
  timer.abort();
  return inTimeOrNot ?? undefined;
}
