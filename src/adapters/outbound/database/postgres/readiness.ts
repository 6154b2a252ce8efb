import { setTimeout as delay } from 'node:timers/promises';
import type { Readiness, ReadinessCheck } from '../../../../application/ports/readiness.ts';
import { jobKinds } from '../job-runs.ts';
import type { Connection, Statement } from './connection.ts';

const maxWaitMs = 2500;

const ping: Statement = { name: 'ping', text: 'select 1' };

/** The oldest job that could have started. One that waits for its next attempt is not due until then. */
const lag: Statement = {
  name: 'queue-lag',
  text: `
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as lag_seconds
    from pgboss.job
    where name = any($1) and state < 'active' and start_after <= now()`,
};

export class PostgresReadiness implements Readiness {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async check(): Promise<readonly ReadinessCheck[]> {
    const [pinged, lags] = await Promise.all([
      inTime(this.#connection.query(ping, [])),
      inTime(this.#connection.query<{ readonly lag_seconds: number }>(lag, [jobKinds])),
    ]);
    const lagSeconds = lags?.[0]?.lag_seconds;
    return [
      { name: 'database', ok: pinged !== undefined },
      lagSeconds === undefined ? { name: 'queue', ok: false } : { name: 'queue', ok: true, lagSeconds },
    ];
  }
}

/** What `answer` resolves to, or `undefined` when it fails or takes too long. */
async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  const tooLate = delay(maxWaitMs, undefined, { signal: timer.signal });
  const inTimeOrNot = await Promise.race([answer, tooLate]).catch(() => undefined);
  timer.abort();
  return inTimeOrNot ?? undefined;
}
