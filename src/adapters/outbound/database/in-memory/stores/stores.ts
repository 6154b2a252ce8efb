import type { Stores } from '#application/ports/unit-of-work.ts';
import { InMemoryApiKeyStore } from './api-key-store.ts';
import { InMemoryAssessmentDraftStore } from './assessment-draft-store.ts';
import { InMemoryAssessmentStore } from './assessment-store.ts';
import { InMemoryCatalogStore } from './catalog-store.ts';
import { InMemoryCheckoutStore } from './checkout-store.ts';
import type { InMemoryConnection } from '../database.ts';
import { InMemoryIdempotencyStore } from './idempotency-store.ts';
import { InMemoryLoginRequestStore } from './login-request-store.ts';
import { InMemoryMagicLinkStore } from './magic-link-store.ts';
import { InMemoryMapDraftStore } from './map-draft-store.ts';
import { InMemoryMapStore } from './map-store.ts';
import { InMemoryPaymentEventInbox } from './payment-event-inbox.ts';
import { InMemoryPersonRecords } from './person-records.ts';
import { InMemoryPractitionerCodeStore } from './practitioner-code-store.ts';
import { InMemoryPurchaseStore } from './purchase-store.ts';
import { InMemorySessionStore } from './session-store.ts';
import { InMemoryUserStore } from './user-store.ts';

/** Every store except the jobs, either on the database itself or on one unit of work. */
export const storesOn = (connection: InMemoryConnection): Omit<Stores, 'jobs'> => ({
  users: new InMemoryUserStore(connection),
  loginRequests: new InMemoryLoginRequestStore(connection),
  magicLinks: new InMemoryMagicLinkStore(connection),
  sessions: new InMemorySessionStore(connection),
  assessments: new InMemoryAssessmentStore(connection),
  assessmentDrafts: new InMemoryAssessmentDraftStore(connection),
  idempotency: new InMemoryIdempotencyStore(connection),
  checkouts: new InMemoryCheckoutStore(connection),
  practitionerCodes: new InMemoryPractitionerCodeStore(connection),
  purchases: new InMemoryPurchaseStore(connection),
  paymentEvents: new InMemoryPaymentEventInbox(connection),
  maps: new InMemoryMapStore(connection),
  mapDrafts: new InMemoryMapDraftStore(connection),
  personRecords: new InMemoryPersonRecords(connection),
  catalog: new InMemoryCatalogStore(connection),
  apiKeys: new InMemoryApiKeyStore(connection),
});
