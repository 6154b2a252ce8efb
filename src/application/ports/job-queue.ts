import type { PaymentKey } from '#domain/purchases/payment-event.ts';
import type { LoginPurpose, LoginRequestId } from '#domain/sessions/magic-link.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';

/** Work that is done after the response. A job may run twice, so its handler must be idempotent. */
export type Job =
  | {
      readonly kind: 'send_login_mail';
      readonly loginRequestId: LoginRequestId;
      /** Absent in jobs of versions that knew no purpose. */
      readonly purpose?: LoginPurpose;
    }
  | { readonly kind: 'purge_expired_rows' }
  | { readonly kind: 'apply_payment_event'; readonly eventId: string }
  | { readonly kind: 'send_receipt'; readonly payment: PaymentKey }
  | { readonly kind: 'generate_map'; readonly mapId: MapId }
  /** `occasion` distinguishes the mail about a new map from later mails with a new link. */
  | { readonly kind: 'send_report_link'; readonly mapId: MapId; readonly occasion: string }
  | { readonly kind: 'discard_file'; readonly key: string };

export type JobKind = Job['kind'];

export interface JobQueue {
  /** Belongs to the unit of work: the job exists only if the unit of work is committed, and starts only after that. */
  enqueue(job: Job): Promise<void>;
}
