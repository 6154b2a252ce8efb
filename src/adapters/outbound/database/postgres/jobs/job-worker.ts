import type { PgBoss } from 'pg-boss';
import type { Job, JobKind } from '#application/ports/job-queue.ts';
import { noTracing, type Tracing } from '#application/ports/operations/tracing.ts';
import type { JobHandlers, JobWorker } from '#application/ports/job-worker.ts';
import { jobKinds, jobPolicies, runJob } from '#adapters/outbound/database/job-runs.ts';
import { translatingFailures } from '../connection/vendor-errors.ts';

/**
 * The worker is notified of new jobs. Every 2 seconds it also looks for jobs without a notification, such as retries.
 */
const workOptions = { heartbeatRefreshSeconds: 3, notifyPollingIntervalSeconds: 2 };

const everyHour = '0 * * * *';

type TracedJob = Job & { readonly trace?: string };

export class PgBossJobWorker implements JobWorker {
  readonly #boss: PgBoss;

  readonly #tracing: Tracing;

  constructor(boss: PgBoss, tracing: Tracing = noTracing) {
    this.#boss = boss;
    this.#tracing = tracing;
  }

  async start(handlers: JobHandlers): Promise<void> {
    // This is the only step that waits for the database, so it comes first: if it fails, nothing has been started.
    await translatingFailures(() =>
      this.#boss.schedule('purge_expired_rows', everyHour, { kind: 'purge_expired_rows' }),
    );
    for (const kind of jobKinds) {
      for (let count = 0; count < jobPolicies[kind].concurrency; count += 1) await this.#work(kind, handlers);
    }
  }

  async stop(graceMs: number): Promise<void> {
    await this.#boss.stop({ close: false, timeout: graceMs });
  }

  async #work(kind: JobKind, handlers: JobHandlers): Promise<void> {
    const worker = await this.#boss.work<TracedJob>(kind, workOptions, async (jobs) => {
      try {
        for (const { data } of jobs) {
          const { trace, ...job } = data;
          const start = { name: `job ${kind}`, kind: 'consumer', parent: trace } as const;
          await this.#tracing.span(start, () => runJob(job as Job, handlers));
        }
      } finally {
        // Without this, the worker would pause before the next job, even if many are waiting.
        this.#boss.notifyWorker(worker);
      }
    });
  }
}
