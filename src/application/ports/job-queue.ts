import type { PaymentKey } from '../../domain/purchases/payment-event.ts';
import type { LoginRequestId } from '../../domain/sessions/magic-link.ts';
import type { MapId } from '../../domain/situation-map/situation-map.ts';

/** What the service does after the answer was given. A job may run twice: its handler must be idempotent. */
export type Job =
  | { readonly kind: 'send_login_mail'; readonly loginRequestId: LoginRequestId }
  | { readonly kind: 'purge_expired_rows' }
  | { readonly kind: 'apply_payment_event'; readonly eventId: string }
  | { readonly kind: 'send_receipt'; readonly payment: PaymentKey }
  | { readonly kind: 'generate_map'; readonly mapId: MapId }
  /** `occasion` tells the mail on completion from later ones with a new link. */
  | { readonly kind: 'send_report_link'; readonly mapId: MapId; readonly occasion: string }
  | { readonly kind: 'discard_file'; readonly key: string };

export type JobKind = Job['kind'];

export interface JobQueue {
  /** Part of the unit of work: a job exists exactly when the unit of work was committed, and starts only then. */
  enqueue(job: Job): Promise<void>;
}
