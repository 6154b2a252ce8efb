import type { Result } from 'ts-results';
import type { ApiKeyStore } from './stores/api-key-store.ts';
import type { AssessmentDraftStore } from './stores/assessment-draft-store.ts';
import type { AssessmentStore } from './stores/assessment-store.ts';
import type { CatalogStore } from './stores/catalog-store.ts';
import type { CheckoutStore } from './stores/checkout-store.ts';
import type { IdempotencyStore } from './stores/idempotency-store.ts';
import type { JobQueue } from './job-queue.ts';
import type { LoginRequestStore } from './stores/login-request-store.ts';
import type { MagicLinkStore } from './stores/magic-link-store.ts';
import type { MapDraftStore } from './stores/map-draft-store.ts';
import type { MapStore } from './stores/map-store.ts';
import type { PaymentEventInbox } from './stores/payment-event-inbox.ts';
import type { PersonRecords } from './stores/person-records.ts';
import type { PractitionerCodeStore } from './stores/practitioner-code-store.ts';
import type { PurchaseStore } from './stores/purchase-store.ts';
import type { SessionStore } from './stores/session-store.ts';
import type { UserStore } from './stores/user-store.ts';

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

/** Use cases name the stores that they use; they get no others. */
export interface UnitOfWork<Names extends keyof Stores = keyof Stores> {
  /**
   * All or nothing: commits if `work` returns `Ok`, rolls back if it returns `Err` or throws. The work may use only the
   * stores that it receives, and no network: any other query throws.
   */
  run<T, E>(work: (stores: Pick<Stores, Names>) => Promise<Result<T, E>>): Promise<Result<T, E>>;
}
