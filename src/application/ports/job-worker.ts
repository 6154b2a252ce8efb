import type { Job, JobKind } from './job-queue.ts';

/** A handler that throws is called again later, after growing pauses. */
export type JobHandlers = {
  readonly [K in JobKind]: (job: Extract<Job, { kind: K }>) => Promise<void>;
};

export interface JobWorker {
  /** Begins to take jobs, and enqueues the recurring ones when they are due. */
  start(handlers: JobHandlers): Promise<void>;
  /** Takes no further job and waits up to `graceMs` for those that run; what is cut off then runs again later. */
  stop(graceMs: number): Promise<void>;
}
