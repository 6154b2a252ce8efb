import type { Logger } from 'pino';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { JobObserver } from '#adapters/inbound/jobs/job-handlers.ts';

/** Counts and logs every attempt at a job. A mail that no server accepts counts as `rejected`. */
export function makeJobObserver(registry: Registry, log: Logger): JobObserver {
  const attempts = new Counter({
    name: 'job_attempts_total',
    help: 'Attempts at jobs, by how they ended.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time spent on one attempt at a job.',
    labelNames: ['kind'],
    registers: [registry],
  });
  return ({ kind, outcome, ms, error }) => {
    attempts.inc({ kind, outcome });
    durations.observe({ kind }, ms / 1000);
    if (error === undefined) log.info({ job: kind, outcome, ms }, 'job');
    else log.warn({ job: kind, outcome, ms, err: error }, 'job failed, it will run again');
  };
}
