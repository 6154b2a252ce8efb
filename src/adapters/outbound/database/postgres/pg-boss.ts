import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { type ConstructorOptions, type Db, fromPglite, PgBoss, type UpdateQueueOptions } from 'pg-boss';
import type { JobKind } from '../../../../application/ports/job-queue.ts';
import { jobKinds, jobPolicies } from '../job-runs.ts';

/** What the queue is built on: the database that the stores use, without the ORM. */
export type NativeClient =
  | { readonly kind: 'server'; readonly pool: Pool; readonly url: string }
  | { readonly kind: 'embedded'; readonly pglite: PGlite };

export interface JobQueueOptions {
  /** Whether this process takes jobs, or only puts them into the queue. */
  readonly work: boolean;
  /** Told of failures in the background; the queue goes on. */
  readonly onError: (error: unknown) => void;
}

const day = 24 * 60 * 60;

/** The most that the column holds: a failure every 30 seconds for 2000 years. */
const noLimit = 2 ** 31 - 1;

/**
 * A job whose worker died is known by the heartbeat it no longer gives, 10 seconds being the least that pg-boss
 * allows, and looked for every 2 seconds. What waits is kept for ten years: pg-boss would else delete it after 14 days,
 * counted from its first attempt, however long an outage lasts.
 */
const watched: UpdateQueueOptions = {
  notify: true,
  heartbeatSeconds: 10,
  deleteAfterSeconds: day,
  retentionSeconds: 3650 * day,
};
const supervision = { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2, useListenNotify: true };
const noBackgroundWork = { supervise: false, schedule: false };

const queueOf = (kind: JobKind): UpdateQueueOptions => {
  const { attemptSeconds, firstPauseSeconds, longestPauseSeconds, retryForSeconds } = jobPolicies[kind];
  return {
    ...watched,
    expireInSeconds: attemptSeconds,
    // The pause is 1 to 2 times this, and doubles.
    retryBackoff: true,
    retryDelay: firstPauseSeconds / 2,
    retryDelayMax: longestPauseSeconds,
    retryLimit: Math.min(Math.ceil(retryForSeconds / longestPauseSeconds), noLimit),
  };
};

/** Makes or updates the queue's own tables. */
export async function installJobQueue(client: NativeClient): Promise<void> {
  const boss = new PgBoss({ ...onSharedConnections(client), ...noBackgroundWork });
  const errors: unknown[] = [];
  boss.on('error', (error) => errors.push(error));
  await boss.start();
  for (const kind of jobKinds) {
    await boss.createQueue(kind);
    await boss.updateQueue(kind, queueOf(kind));
  }
  await boss.stop({ graceful: false });
  if (errors.length > 0) throw new AggregateError(errors, 'The job queue could not be installed.');
}

/** A process that only enqueues needs no connections, listeners and timers for maintenance of its own. */
export async function openJobQueue(
  client: NativeClient,
  { work, onError }: JobQueueOptions,
): Promise<PgBoss> {
  const options = work
    ? { ...forWorking(client), ...supervision }
    : { ...onSharedConnections(client), ...noBackgroundWork, migrate: false };
  const boss = new PgBoss(options);
  boss.on('error', onError);
  return boss.start();
}

/** Handed through to the pool, whose type is narrower: a query that the network swallowed must not stop a worker. */
const poolOptions = { max: 4, connectionTimeoutMillis: 2000, query_timeout: 30_000, keepAlive: true };

/** On a server a worker has a pool of its own, and a connection that listens for new jobs. */
const forWorking = (client: NativeClient): ConstructorOptions =>
  client.kind === 'server' ? { connectionString: client.url, ...poolOptions } : onSharedConnections(client);

const onSharedConnections = (client: NativeClient): ConstructorOptions =>
  client.kind === 'server'
    ? { db: onPool(client.pool) }
    : { db: fromPglite(client.pglite), backend: 'pglite' };

const onPool = (pool: Pool): Db => ({ executeSql: (text, values) => pool.query(text, values) });
