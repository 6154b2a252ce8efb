import type { Job, JobKind } from '#application/ports/job-queue.ts';
import type { JobHandlers } from '#application/ports/job-worker.ts';

export interface JobPolicy {
  /** How many jobs of this kind one process runs at the same time. */
  readonly concurrency: number;
  /** An attempt that takes longer is stopped and counts as failed. */
  readonly attemptSeconds: number;
  /** The longest pause after the first failure. It doubles with each further failure. */
  readonly firstPauseSeconds: number;
  /** No pause is longer than this. */
  readonly longestPauseSeconds: number;
  /** `Infinity`: until it succeeds. */
  readonly retryForSeconds: number;
}

const hour = 60 * 60;
const day = 24 * hour;

const mailing = { attemptSeconds: 120, firstPauseSeconds: 2, longestPauseSeconds: 30 } as const;

export const jobPolicies: Readonly<Record<JobKind, JobPolicy>> = {
  /** The job itself gives up earlier, after a day, and reports that. */
  send_login_mail: { ...mailing, concurrency: 4, retryForSeconds: day + hour },
  send_receipt: { ...mailing, concurrency: 2, retryForSeconds: Infinity },
  send_report_link: { ...mailing, concurrency: 2, retryForSeconds: Infinity },
  apply_payment_event: {
    concurrency: 2,
    attemptSeconds: 60,
    firstPauseSeconds: 2,
    longestPauseSeconds: 60,
    retryForSeconds: Infinity,
  },
  /** Computes for seconds, and waits at most 240 seconds for a language model. */
  generate_map: {
    concurrency: 2,
    attemptSeconds: 10 * 60,
    firstPauseSeconds: 2,
    longestPauseSeconds: 5 * 60,
    retryForSeconds: Infinity,
  },
  discard_file: {
    concurrency: 1,
    attemptSeconds: 60,
    firstPauseSeconds: 2,
    longestPauseSeconds: 5 * 60,
    retryForSeconds: Infinity,
  },
  purge_expired_rows: {
    concurrency: 1,
    attemptSeconds: 15 * 60,
    firstPauseSeconds: 2,
    longestPauseSeconds: 30,
    retryForSeconds: 90,
  },
};

export const jobKinds = Object.keys(jobPolicies) as readonly JobKind[];

export const retryPauseSeconds = (kind: JobKind, failures: number): number => {
  const { firstPauseSeconds, longestPauseSeconds } = jobPolicies[kind];
  return Math.min(firstPauseSeconds * 2 ** (failures - 1), longestPauseSeconds);
};

export function runJob(job: Job, handlers: JobHandlers): Promise<void> {
  // Each kind has a handler of the matching type, but the compiler cannot know that.
  const handler = handlers[job.kind] as (job: Job) => Promise<void>;
  return handler(job);
}
