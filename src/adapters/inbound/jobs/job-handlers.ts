import type { SendLoginMail } from '../../../application/login/send-login-mail.ts';
import type { JobKind } from '../../../application/ports/job-queue.ts';
import type { JobHandlers } from '../../../application/ports/job-worker.ts';
import type { PurgeExpiredRows } from '../../../application/upkeep/purge-expired-rows.ts';

interface Deps {
  readonly sendLoginMail: SendLoginMail;
  readonly purgeExpiredRows: PurgeExpiredRows;
  /** Told of every attempt at a job: how it ended, or the error that will make it run again. */
  readonly observe: JobObserver;
}

interface JobAttempt {
  readonly kind: JobKind;
  readonly outcome: string;
  readonly ms: number;
  readonly error?: unknown;
}

export type JobObserver = (attempt: JobAttempt) => void;

/** Which use case does which job. */
export function makeJobHandlers({ sendLoginMail, purgeExpiredRows, observe }: Deps): JobHandlers {
  return {
    send_login_mail: ({ kind, loginRequestId }) => observed(kind, () => sendLoginMail(loginRequestId)),
    purge_expired_rows: ({ kind }) =>
      observed(kind, async () => {
        await purgeExpiredRows();
        return 'purged';
      }),
  };

  async function observed(kind: JobKind, work: () => Promise<string>): Promise<void> {
    const startedAt = performance.now();
    const tell = (outcome: string, error?: unknown): void =>
      observe({ kind, outcome, ms: Math.round(performance.now() - startedAt), error });
    try {
      tell(await work());
    } catch (error) {
      tell('failed', error);
      throw error;
    }
  }
}
