import type { Job } from '../../../application/ports/job-queue.ts';
import type { JobHandlers } from '../../../application/ports/job-worker.ts';

/** Pauses after the first, second, third … failure of a job: up to 2 s, 4 s, 8 s, 16 s and then 30 s each time. */
export const firstRetryPauseSeconds = 2;
export const longestRetryPauseSeconds = 30;

/** Long enough that it is the job itself that gives up first, after a day, and says so. */
export const retryForSeconds = 25 * 60 * 60;

export const retryPauseSeconds = (failures: number): number =>
  Math.min(firstRetryPauseSeconds * 2 ** (failures - 1), longestRetryPauseSeconds);

export function runJob(job: Job, handlers: JobHandlers): Promise<void> {
  // Under a kind lies the handler for just that kind, which the compiler cannot follow.
  const handler = handlers[job.kind] as (job: Job) => Promise<void>;
  return handler(job);
}
