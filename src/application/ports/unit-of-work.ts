import type { Result } from 'ts-results';
import type { ApiKeyStore } from './api-key-store.ts';
import type { AssessmentDraftStore } from './assessment-draft-store.ts';
import type { AssessmentStore } from './assessment-store.ts';
import type { CatalogStore } from './catalog-store.ts';
import type { CheckoutStore } from './checkout-store.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import type { JobQueue } from './job-queue.ts';
import type { LoginRequestStore } from './login-request-store.ts';
import type { MagicLinkStore } from './magic-link-store.ts';
import type { MapDraftStore } from './map-draft-store.ts';
import type { MapStore } from './map-store.ts';
import type { PaymentEventInbox } from './payment-event-inbox.ts';
import type { PersonRecords } from './person-records.ts';
import type { PractitionerCodeStore } from './practitioner-code-store.ts';
import type { PurchaseStore } from './purchase-store.ts';
import type { SessionStore } from './session-store.ts';
import type { UserStore } from './user-store.ts';

export interface Stores {
  readonly users: UserStore;
  readonly loginRequests: LoginRequestStore;
  readonly magicLinks: MagicLinkStore;
  readonly sessions: SessionStore;
  readonly assessments: AssessmentStore;
  readonly assessmentDrafts: AssessmentDraftStore;
  readonly idempotency: IdempotencyStore;
  readonly checkouts: CheckoutStore;
  readonly practitionerCodes: PractitionerCodeStore;
  readonly purchases: PurchaseStore;
  readonly paymentEvents: PaymentEventInbox;
  readonly maps: MapStore;
  readonly mapDrafts: MapDraftStore;
  readonly catalog: CatalogStore;
  readonly apiKeys: ApiKeyStore;
  readonly personRecords: PersonRecords;
  readonly jobs: JobQueue;
}

export interface UnitOfWork {
  /**
   * All or nothing: commits if `work` returns `Ok`, rolls back if it returns `Err` or throws. The work may use only the
   * stores that it receives, and no network: any other query throws.
   */
  run<T, E>(work: (stores: Stores) => Promise<Result<T, E>>): Promise<Result<T, E>>;
}
