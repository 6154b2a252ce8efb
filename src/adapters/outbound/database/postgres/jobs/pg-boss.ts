import { isDeepStrictEqual } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { type ConstructorOptions, type Db, fromPglite, PgBoss, type UpdateQueueOptions } from 'pg-boss';
import packageOfQueue from 'pg-boss/package.json' with { type: 'json' };
import type { JobKind } from '#application/ports/job-queue.ts';
import { jobKinds, jobPolicies } from '#adapters/outbound/database/job-runs.ts';
import type { Reader } from '../schema/pending-migrations.ts';
import { lastingConnections } from '../connection/server.ts';
import { translatingFailures } from '../connection/vendor-errors.ts';

/** The driver that the stores also use, without the ORM. */
export type NativeClient =
  | { readonly kind: 'server'; readonly pool: Pool; readonly url: string }
  | { readonly kind: 'embedded'; readonly pglite: PGlite };

export interface JobQueueOptions {
  /** Whether this process runs jobs, or only adds them. */
  readonly work: boolean;
  /** Called after failures in the background; the queue continues. */
  readonly onError: (error: unknown) => void;
}

const day = 24 * 60 * 60;

/** The maximum of the column. It is enough for a failure every 30 seconds for 2000 years. */
const noLimit = 2 ** 31 - 1;

/**
 * A missing heartbeat shows that a worker has died: 10 seconds is the minimum of pg-boss, checked every 2 seconds.
 * Waiting jobs are kept for ten years, because pg-boss would otherwise delete them 14 days after their first attempt,
 * however long an outage lasts.
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
    // Each pause is 1 to 2 times the base delay, and the base doubles each time.
    retryBackoff: true,
    retryDelay: firstPauseSeconds / 2,
    retryDelayMax: longestPauseSeconds,
    retryLimit: Math.min(Math.ceil(retryForSeconds / longestPauseSeconds), noLimit),
  };
};

/** Creates or updates the queue's own tables. */
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

const settingsOfQueues = `
  select name, retry_limit as "retryLimit", retry_delay as "retryDelay", retry_backoff as "retryBackoff",
    retry_delay_max as "retryDelayMax", expire_seconds as "expireInSeconds", retention_seconds as "retentionSeconds",
    deletion_seconds as "deleteAfterSeconds", heartbeat_seconds as "heartbeatSeconds", notify
  from pgboss.queue`;

/** Whether all queues exist with the settings of this release. Checked only if the queue's tables are up to date. */
export async function queuesAreSet(reader: Reader): Promise<boolean> {
  const { rows } = await reader.query(settingsOfQueues);
  const found = new Map((rows as readonly { readonly name: string }[]).map((row) => [row.name, row]));
  return jobKinds.every((kind) => isDeepStrictEqual(found.get(kind), { name: kind, ...queueOf(kind) }));
}

/** A process that only adds jobs needs no connections, listeners and maintenance of its own. */
export async function openJobQueue(
  client: NativeClient,
  { work, onError }: JobQueueOptions,
): Promise<PgBoss> {
  const options = work
    ? { ...forWorking(client), ...supervision }
    : { ...forEnqueuing(client), ...noBackgroundWork, migrate: false };
  const boss = new PgBoss(options);
  boss.on('error', onError);
  return translatingFailures(async () => {
    try {
      return await boss.start();
    } catch (error) {
      // Without this, open parts would keep the process running.
      await boss.stop({ graceful: false });
      throw error;
    }
  });
}

/**
 * Passed on to the pool, although the declared type is narrower. A query that the network lost must not stop a worker
 * for long.
 */
const poolOptions = { max: 4, connectionTimeoutMillis: 2000, query_timeout: 6000, ...lastingConnections };

/** A worker on a server has its own pool, and a connection that listens for new jobs. */
const forWorking = (client: NativeClient): ConstructorOptions =>
  client.kind === 'server' ? { connectionString: client.url, ...poolOptions } : onSharedConnections(client);

/**
 * Accepts tables of a later release. Otherwise pg-boss would refuse them, and no process of this release could start
 * during a rollout.
 */
function forEnqueuing(client: NativeClient): ConstructorOptions {
  const options = onSharedConnections(client);
  const executeSql: Db['executeSql'] = async (text, values) => {
    const result = await options.db.executeSql(text, values);
    return asksForVersion(text) ? { rows: result.rows.map(atMostOurs) } : result;
  };
  return { ...options, db: { ...options.db, executeSql } };
}

const asksForVersion = (text: string): boolean => /^\s*select version from \S+\.version\s*$/i.test(text);

const atMostOurs = ({ version }: { readonly version: number }) => ({
  version: Math.min(version, packageOfQueue.pgboss.schema),
});

const onSharedConnections = (client: NativeClient): ConstructorOptions & { readonly db: Db } =>
  client.kind === 'server'
    ? { db: onPool(client.pool) }
    : { db: fromPglite(client.pglite), backend: 'pglite' };

const onPool = (pool: Pool): Db => ({ executeSql: (text, values) => pool.query(text, values) });
