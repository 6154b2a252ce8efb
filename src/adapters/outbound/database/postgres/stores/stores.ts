import type { Stores } from '#application/ports/unit-of-work.ts';
import { PostgresApiKeyStore } from './api-key-store.ts';
import { PostgresAssessmentDraftStore } from './assessment-draft-store.ts';
import { PostgresAssessmentStore } from './assessment-store.ts';
import { PostgresCatalogStore } from './catalog-store.ts';
import { PostgresCheckoutStore } from './checkout-store.ts';
import type { Connection } from '../connection/connection.ts';
import { PostgresIdempotencyStore } from './idempotency-store.ts';
import { PostgresLoginRequestStore } from './login-request-store.ts';
import { PostgresMagicLinkStore } from './magic-link-store.ts';
import { PostgresMapDraftStore } from './map-draft-store.ts';
import { PostgresMapStore } from './map-store.ts';
import { PostgresPaymentEventInbox } from './payment-event-inbox.ts';
import { PostgresPersonRecords } from './person-records.ts';
import { PostgresPractitionerCodeStore } from './practitioner-code-store.ts';
import { PostgresPurchaseStore } from './purchase-store.ts';
import { PostgresSessionStore } from './session-store.ts';
import { PostgresUserStore } from './user-store.ts';

/** Every store except the jobs, either on the database itself or on one unit of work. */
export const storesOn = (connection: Connection): Omit<Stores, 'jobs'> => ({
  users: new PostgresUserStore(connection),
  loginRequests: new PostgresLoginRequestStore(connection),
  magicLinks: new PostgresMagicLinkStore(connection),
  sessions: new PostgresSessionStore(connection),
  assessments: new PostgresAssessmentStore(connection),
  assessmentDrafts: new PostgresAssessmentDraftStore(connection),
  idempotency: new PostgresIdempotencyStore(connection),
  checkouts: new PostgresCheckoutStore(connection),
  practitionerCodes: new PostgresPractitionerCodeStore(connection),
  purchases: new PostgresPurchaseStore(connection),
  paymentEvents: new PostgresPaymentEventInbox(connection),
  maps: new PostgresMapStore(connection),
  mapDrafts: new PostgresMapDraftStore(connection),
  personRecords: new PostgresPersonRecords(connection),
  catalog: new PostgresCatalogStore(connection),
  apiKeys: new PostgresApiKeyStore(connection),
});
