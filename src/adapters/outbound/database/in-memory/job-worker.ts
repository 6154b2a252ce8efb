import { setTimeout as delay } from 'node:timers/promises';
import type { JobKind } from '#application/ports/job-queue.ts';
import type { JobHandlers, JobWorker } from '#application/ports/job-worker.ts';
import { jobPolicies, retryPauseSeconds, runJob } from '../job-runs.ts';
import type { InMemoryDatabase } from './database.ts';
import { InMemoryJobQueue } from './job-queue.ts';
import type { JobRow } from './tables.ts';

const purgeIntervalMs = 60 * 60_000;

interface RunningJob {
  readonly kind: JobKind;
  readonly ended: Promise<void>;
}

/**
 * Runs jobs in this process. A database may have only one worker: nothing prevents a second one from taking the same
 * jobs.
 */
export class InMemoryJobWorker implements JobWorker {
  readonly #database: InMemoryDatabase;
  readonly #running = new Map<number, RunningJob>();
  #handlers: JobHandlers | undefined;
  #stopListening: (() => void) | undefined;
  #nextTake: NodeJS.Timeout | undefined;
  #purge: NodeJS.Timeout | undefined;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async start(handlers: JobHandlers): Promise<void> {
    this.#handlers = handlers;
    this.#stopListening = this.#database.onCommit(() => void this.#takeDueJobs());
    this.#purge = setInterval(() => void this.#enqueuePurge(), purgeIntervalMs).unref();
    await this.#takeDueJobs();
  }

  async stop(graceMs: number): Promise<void> {
    this.#handlers = undefined;
    this.#stopListening?.();
    clearInterval(this.#purge);
    clearTimeout(this.#nextTake);
    const grace = new AbortController();
    await Promise.race([
      Promise.all([...this.#running.values()].map(({ ended }) => ended)),
      delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined),
    ]);
    grace.abort();
  }

  #takeDueJobs(): Promise<void> {
    return this.#database.run(({ jobs }) => this.#takeDueOf([...jobs]));
  }

  #takeDueOf(rows: readonly (readonly [number, JobRow])[]): void {
    const handlers = this.#handlers;
    if (handlers === undefined) return;
    for (const [id, row] of rows) {
      if (row.dueAtMs <= Date.now() && !this.#running.has(id) && this.#hasRoomFor(row.job.kind)) {
        this.#running.set(id, { kind: row.job.kind, ended: this.#attempt(id, row, handlers) });
      }
    }
    this.#takeAgainAt(Math.min(...rows.map(([, row]) => row.dueAtMs).filter((due) => due > Date.now())));
  }

  #hasRoomFor(kind: JobKind): boolean {
    const ofThatKind = [...this.#running.values()].filter((running) => running.kind === kind);
    return ofThatKind.length < jobPolicies[kind].concurrency;
  }

  #takeAgainAt(dueAtMs: number): void {
    clearTimeout(this.#nextTake);
    if (!Number.isFinite(dueAtMs)) return;
    this.#nextTake = setTimeout(() => void this.#takeDueJobs(), dueAtMs - Date.now()).unref();
  }

  async #attempt(id: number, row: JobRow, handlers: JobHandlers): Promise<void> {
    const succeeded = await runJob(row.job, handlers).then(
      () => true,
      () => false,
    );
    await this.#database.run(({ jobs }) => (succeeded ? jobs.delete(id) : jobs.set(id, afterFailure(row))));
    this.#running.delete(id);
    await this.#takeDueJobs();
  }

  #enqueuePurge(): Promise<void> {
    return this.#database.transaction(async (connection) => {
      const result = await new InMemoryJobQueue(connection).enqueue({ kind: 'purge_expired_rows' });
      return { result, commit: true };
    });
  }
}

function afterFailure({ job, failures }: JobRow): JobRow {
  const pauseMs = retryPauseSeconds(job.kind, failures + 1) * 1000;
  return { job, failures: failures + 1, dueAtMs: Date.now() + pauseMs };
}
