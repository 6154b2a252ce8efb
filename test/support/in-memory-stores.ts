import { InMemoryApiKeyStore } from '../../src/adapters/outbound/database/in-memory/api-key-store.ts';
import { InMemoryAssessmentDraftStore } from '../../src/adapters/outbound/database/in-memory/assessment-draft-store.ts';
import { InMemoryAssessmentStore } from '../../src/adapters/outbound/database/in-memory/assessment-store.ts';
import { InMemoryCatalogStore } from '../../src/adapters/outbound/database/in-memory/catalog-store.ts';
import { InMemoryCheckoutStore } from '../../src/adapters/outbound/database/in-memory/checkout-store.ts';
import type { InMemoryDatabase } from '../../src/adapters/outbound/database/in-memory/database.ts';
import { InMemoryExpiredRows } from '../../src/adapters/outbound/database/in-memory/expired-rows.ts';
import { InMemoryLoginRequestStore } from '../../src/adapters/outbound/database/in-memory/login-request-store.ts';
import { InMemoryMagicLinkStore } from '../../src/adapters/outbound/database/in-memory/magic-link-store.ts';
import { InMemoryMailRecord } from '../../src/adapters/outbound/database/in-memory/mail-record.ts';
import { InMemoryMapDraftStore } from '../../src/adapters/outbound/database/in-memory/map-draft-store.ts';
import { InMemoryMapStore } from '../../src/adapters/outbound/database/in-memory/map-store.ts';
import { InMemoryPaymentEventInbox } from '../../src/adapters/outbound/database/in-memory/payment-event-inbox.ts';
import { InMemoryPractitionerCodeStore } from '../../src/adapters/outbound/database/in-memory/practitioner-code-store.ts';
import { InMemoryPurchaseStore } from '../../src/adapters/outbound/database/in-memory/purchase-store.ts';
import { InMemoryRateLimiter } from '../../src/adapters/outbound/database/in-memory/rate-limiter.ts';
import { InMemoryReadiness } from '../../src/adapters/outbound/database/in-memory/readiness.ts';
import { InMemorySessionStore } from '../../src/adapters/outbound/database/in-memory/session-store.ts';
import { InMemoryUnitOfWork } from '../../src/adapters/outbound/database/in-memory/unit-of-work.ts';
import { InMemoryUserStore } from '../../src/adapters/outbound/database/in-memory/user-store.ts';
import { inMemoryFileStore } from '../../src/adapters/outbound/files/in-memory-file-store.ts';

/** Every part that a database stands behind, on one in memory. */
export const inMemoryStores = (database: InMemoryDatabase) => ({
  unitOfWork: new InMemoryUnitOfWork(database),
  users: new InMemoryUserStore(database),
  loginRequests: new InMemoryLoginRequestStore(database),
  magicLinks: new InMemoryMagicLinkStore(database),
  sessions: new InMemorySessionStore(database),
  assessments: new InMemoryAssessmentStore(database),
  assessmentDrafts: new InMemoryAssessmentDraftStore(database),
  checkouts: new InMemoryCheckoutStore(database),
  practitionerCodes: new InMemoryPractitionerCodeStore(database),
  purchases: new InMemoryPurchaseStore(database),
  paymentEvents: new InMemoryPaymentEventInbox(database),
  maps: new InMemoryMapStore(database),
  mapDrafts: new InMemoryMapDraftStore(database),
  catalog: new InMemoryCatalogStore(database),
  apiKeys: new InMemoryApiKeyStore(database),
  mailRecord: new InMemoryMailRecord(database),
  fileStore: inMemoryFileStore(),
  rateLimiter: new InMemoryRateLimiter(database),
  expiredRows: new InMemoryExpiredRows(database),
  readiness: new InMemoryReadiness(),
});
