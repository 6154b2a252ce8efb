import type { InMemoryDatabase } from '#adapters/outbound/database/in-memory/database.ts';
import { InMemoryExpiredRows } from '#adapters/outbound/database/in-memory/expired-rows.ts';
import { InMemoryMailRecord } from '#adapters/outbound/database/in-memory/stores/mail-record.ts';
import { inMemoryWaitLimit } from '#adapters/outbound/database/in-memory/wait-limit.ts';
import { InMemoryQuotaLedger } from '#adapters/outbound/database/in-memory/quota-ledger.ts';
import { InMemoryRateLimiter } from '#adapters/outbound/database/in-memory/rate-limiter.ts';
import { InMemoryReadiness } from '#adapters/outbound/database/in-memory/readiness.ts';
import { storesOn } from '#adapters/outbound/database/in-memory/stores/stores.ts';
import { InMemoryUnitOfWork } from '#adapters/outbound/database/in-memory/unit-of-work.ts';
import { inMemoryFileStore } from '#adapters/outbound/files/in-memory-file-store.ts';

/** Every part that uses a database, with an in-memory implementation. */
export const inMemoryStores = (database: InMemoryDatabase) => ({
  unitOfWork: new InMemoryUnitOfWork(database),
  ...storesOn(database),
  mailRecord: new InMemoryMailRecord(database),
  fileStore: inMemoryFileStore(),
  rateLimiter: new InMemoryRateLimiter(database),
  expiredRows: new InMemoryExpiredRows(database),
  readiness: new InMemoryReadiness(),
  quotaLedger: new InMemoryQuotaLedger(),
  databaseWaitLimit: inMemoryWaitLimit,
});
