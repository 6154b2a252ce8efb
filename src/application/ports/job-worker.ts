import type { Job, JobKind } from './job-queue.ts';

/** If a handler throws, its job runs again later. The pauses get longer each time. */
export type JobHandlers = {
  readonly [K in JobKind]: (job: Extract<Job, { kind: K }>) => Promise<void>;
};

export interface JobWorker {
  /**
   * Begins to run jobs, and adds the recurring ones when they are due. If it throws `DatabaseUnavailable`, nothing has
   * started and it may be called again.
   */
  start(handlers: JobHandlers): Promise<void>;
  /** Starts no further job and waits up to `graceMs` for running ones. Interrupted jobs run again later. */
  stop(graceMs: number): Promise<void>;
}
