import type { SendLoginMail } from '#application/login/send-login-mail.ts';
import type { DiscardFile } from '#application/person/discard-file.ts';
import type { JobKind } from '#application/ports/job-queue.ts';
import type { JobHandlers } from '#application/ports/job-worker.ts';
import type { ApplyPaymentEvent } from '#application/purchases/apply-payment-event.ts';
import type { SendReceipt } from '#application/purchases/send-receipt.ts';
import type { GenerateMap } from '#application/situation-map/generate-map.ts';
import type { SendReportLink } from '#application/situation-map/send-report-link.ts';
import type { PurgeExpiredRows } from '#application/upkeep/purge-expired-rows.ts';

interface Deps {
  readonly sendLoginMail: SendLoginMail;
  readonly purgeExpiredRows: PurgeExpiredRows;
  readonly applyPaymentEvent: ApplyPaymentEvent;
  readonly sendReceipt: SendReceipt;
  readonly generateMap: GenerateMap;
  readonly sendReportLink: SendReportLink;
  readonly discardFile: DiscardFile;
  /** Called after every attempt at a job, with the result or with the error that makes the job run again. */
  readonly observeJob: JobObserver;
}

interface JobAttempt {
  readonly kind: JobKind;
  readonly outcome: string;
  readonly ms: number;
  readonly error?: unknown;
}

export type JobObserver = (attempt: JobAttempt) => void;

/** Connects each kind of job to its use case. */
export function makeJobHandlers(deps: Deps): JobHandlers {
  const { sendLoginMail, purgeExpiredRows, applyPaymentEvent, sendReceipt } = deps;
  const { generateMap, sendReportLink, discardFile, observeJob } = deps;
  return {
    send_login_mail: ({ kind, loginRequestId, purpose }) =>
      observed(kind, () => sendLoginMail(loginRequestId, purpose)),
    purge_expired_rows: ({ kind }) =>
      observed(kind, async () => {
        await purgeExpiredRows();
        return 'purged';
      }),
    apply_payment_event: ({ kind, eventId }) => observed(kind, () => applyPaymentEvent(eventId)),
    send_receipt: ({ kind, payment }) => observed(kind, () => sendReceipt(payment)),
    generate_map: ({ kind, mapId }) => observed(kind, () => generateMap(mapId)),
    send_report_link: ({ kind, mapId, occasion }) => observed(kind, () => sendReportLink(mapId, occasion)),
    discard_file: ({ kind, key }) =>
      observed(kind, async () => {
        await discardFile(key);
        return 'discarded';
      }),
  };

  async function observed(kind: JobKind, work: () => Promise<string>): Promise<void> {
    const startedAt = performance.now();
    const report = (outcome: string, error?: unknown): void =>
      observeJob({ kind, outcome, ms: Math.round(performance.now() - startedAt), error });
    try {
      report(await work());
    } catch (error) {
      report('failed', error);
      throw error;
    }
  }
}
