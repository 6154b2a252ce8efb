import { afterAll, beforeAll } from '@jest/globals';
import type { Persistence } from '#test/support/databases/persistence.ts';
import { describeApiKeyStore } from './api-key-store.contract.ts';
import { describeAssessmentDraftStore } from './assessment-draft-store.contract.ts';
import { describeAssessmentStore } from './assessment-store.contract.ts';
import { describeCatalogStore } from './catalog-store.contract.ts';
import { describeCheckoutStore } from './checkout-store.contract.ts';
import { describeExpiredRows } from './expired-rows.contract.ts';
import { describeFileStore } from '../file-store.contract.ts';
import { describeIdempotencyStore } from './idempotency-store.contract.ts';
import { describeJobQueue } from '../job-queue.contract.ts';
import { describeLoginRequestStore } from './login-request-store.contract.ts';
import { describeMagicLinkStore } from './magic-link-store.contract.ts';
import { describeMailRecord } from './mail-record.contract.ts';
import { describeMapDraftStore } from './map-draft-store.contract.ts';
import { describeMapStore } from './map-store.contract.ts';
import { describePaymentEventInbox } from './payment-event-inbox.contract.ts';
import { describePersonRecords } from './person-records.contract.ts';
import { describePractitionerCodeStore } from './practitioner-code-store.contract.ts';
import { describePurchaseStore } from './purchase-store.contract.ts';
import { describeQuotaLedger } from '../quota-ledger.contract.ts';
import { describeRateLimiter } from '../rate-limiter.contract.ts';
import { describeReadiness } from '../readiness.contract.ts';
import { describeSessionStore } from './session-store.contract.ts';
import { describeUnitOfWork } from './unit-of-work.contract.ts';
import { describeUserStore } from './user-store.contract.ts';

/**
 * Every suite that a database must pass. The database is opened once, because opening takes longer than all the tests.
 */
export function describePersistence(name: string, open: () => Promise<Persistence>): void {
  let opened: Persistence | undefined;
  const persistence = (): Persistence => {
    if (opened === undefined) throw new Error('The database is not open yet.');
    return opened;
  };
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => opened?.close());

  describeReadiness(name, persistence);
  describeUnitOfWork(name, persistence);
  describeUserStore(name, persistence);
  describeLoginRequestStore(name, persistence);
  describeMagicLinkStore(name, persistence);
  describeSessionStore(name, persistence);
  describeAssessmentStore(name, persistence);
  describeAssessmentDraftStore(name, persistence);
  describeCheckoutStore(name, persistence);
  describePractitionerCodeStore(name, persistence);
  describePurchaseStore(name, persistence);
  describePaymentEventInbox(name, persistence);
  describeMapStore(name, persistence);
  describeMapDraftStore(name, persistence);
  describeApiKeyStore(name, persistence);
  describeCatalogStore(name, persistence);
  describeMailRecord(name, persistence);
  describeFileStore(name, () => persistence().fileStore);
  describeIdempotencyStore(name, persistence);
  describeRateLimiter(name, persistence);
  describeQuotaLedger(name, persistence);
  describeExpiredRows(name, persistence);
  describePersonRecords(name, persistence);
  describeJobQueue(name, persistence);
}
