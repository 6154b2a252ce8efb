import type { LoginRequestId } from '../../domain/sessions/magic-link.ts';

/** What the service does after the answer was given. A job may run twice: its handler must be idempotent. */
export type Job =
  | { readonly kind: 'send_login_mail'; readonly loginRequestId: LoginRequestId }
  | { readonly kind: 'purge_expired_rows' };

export type JobKind = Job['kind'];

export interface JobQueue {
  /** Part of the unit of work: a job exists exactly when the unit of work was committed, and starts only then. */
  enqueue(job: Job): Promise<void>;
}
