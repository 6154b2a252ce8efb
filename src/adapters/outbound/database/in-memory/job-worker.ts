import { setTimeout as delay } from 'node:timers/promises';
import type { JobHandlers, JobWorker } from '../../../../application/ports/job-worker.ts';
import { retryPauseSeconds, runJob } from '../job-runs.ts';
import type { InMemoryDatabase } from './database.ts';
import { InMemoryJobQueue } from './job-queue.ts';
import type { JobRow } from './tables.ts';

const purgeIntervalMs = 60 * 60_000;

/** Runs jobs in this process. One worker a database: nothing keeps a second one from taking the same jobs. */
export class InMemoryJobWorker implements JobWorker {
  readonly #database: InMemoryDatabase;
  readonly #running = new Map<number, Promise<void>>();
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
      Promise.all(this.#running.values()),
      delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined),
    ]);
    grace.abort();
  }

  async #takeDueJobs(): Promise<void> {
    const rows = await this.#database.run((tables) => [...tables.jobs]);
    const handlers = this.#handlers;
    if (handlers === undefined) return;
    for (const [id, row] of rows) {
      if (row.dueAtMs <= Date.now() && !this.#running.has(id)) {
        this.#running.set(id, this.#attempt(id, row, handlers));
      }
    }
    this.#takeAgainAt(Math.min(...rows.map(([, row]) => row.dueAtMs).filter((due) => due > Date.now())));
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
    if (!succeeded) await this.#takeDueJobs();
  }

  #enqueuePurge(): Promise<void> {
    return this.#database.transaction(async (connection) => {
      const result = await new InMemoryJobQueue(connection).enqueue({ kind: 'purge_expired_rows' });
      return { result, commit: true };
    });
  }
}

function afterFailure({ job, failures }: JobRow): JobRow {
  const pauseMs = retryPauseSeconds(failures + 1) * 1000;
  return { job, failures: failures + 1, dueAtMs: Date.now() + pauseMs };
}
