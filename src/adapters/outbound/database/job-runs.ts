import type { Job, JobKind } from '../../../application/ports/job-queue.ts';
import type { JobHandlers } from '../../../application/ports/job-worker.ts';

export interface JobPolicy {
  /** Jobs of the kind that one process runs at once. */
  readonly concurrency: number;
  /** An attempt that takes longer is given up and has failed. */
  readonly attemptSeconds: number;
  /** Pauses after the first, second, third … failure: up to this, twice, four times as long … */
  readonly firstPauseSeconds: number;
  /** … and then this each time. */
  readonly longestPauseSeconds: number;
  /** `Infinity`: until it succeeds. */
  readonly retryForSeconds: number;
}

const hour = 60 * 60;
const day = 24 * hour;

const mailing = { attemptSeconds: 120, firstPauseSeconds: 2, longestPauseSeconds: 30 } as const;

export const jobPolicies: Readonly<Record<JobKind, JobPolicy>> = {
  /** It is the job itself that gives up first, after a day, and says so. */
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
  /** Computes for seconds, and waits at most 240 for a language model. */
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
  // Under a kind lies the handler for just that kind, which the compiler cannot follow.
  const handler = handlers[job.kind] as (job: Job) => Promise<void>;
  return handler(job);
}
