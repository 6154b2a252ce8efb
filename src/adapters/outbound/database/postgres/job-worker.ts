import type { PgBoss } from 'pg-boss';
import type { Job, JobKind } from '../../../../application/ports/job-queue.ts';
import type { JobHandlers, JobWorker } from '../../../../application/ports/job-worker.ts';
import { jobKinds, jobPolicies, runJob } from '../job-runs.ts';

/** New jobs are announced; every 2 seconds a worker looks for what is not, such as repeated ones. */
const workOptions = { heartbeatRefreshSeconds: 3, notifyPollingIntervalSeconds: 2 };

const everyHour = '0 * * * *';

export class PgBossJobWorker implements JobWorker {
  readonly #boss: PgBoss;

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  async start(handlers: JobHandlers): Promise<void> {
    for (const kind of jobKinds) {
      for (let count = 0; count < jobPolicies[kind].concurrency; count += 1) await this.#work(kind, handlers);
    }
    await this.#boss.schedule('purge_expired_rows', everyHour, { kind: 'purge_expired_rows' });
  }

  async stop(graceMs: number): Promise<void> {
    await this.#boss.stop({ close: false, timeout: graceMs });
  }

  async #work(kind: JobKind, handlers: JobHandlers): Promise<void> {
    const worker = await this.#boss.work<Job>(kind, workOptions, async (jobs) => {
      try {
        for (const { data } of jobs) await runJob(data, handlers);
      } finally {
        // It would else pause before it looks for the next job, however many are waiting.
        this.#boss.notifyWorker(worker);
      }
    });
  }
}
