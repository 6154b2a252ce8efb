import { InMemoryAssessmentDraftStore } from '../../src/adapters/outbound/database/in-memory/assessment-draft-store.ts';
import { InMemoryAssessmentStore } from '../../src/adapters/outbound/database/in-memory/assessment-store.ts';
import type { InMemoryDatabase } from '../../src/adapters/outbound/database/in-memory/database.ts';
import { InMemoryExpiredRows } from '../../src/adapters/outbound/database/in-memory/expired-rows.ts';
import { InMemoryLoginRequestStore } from '../../src/adapters/outbound/database/in-memory/login-request-store.ts';
import { InMemoryMagicLinkStore } from '../../src/adapters/outbound/database/in-memory/magic-link-store.ts';
import { InMemoryRateLimiter } from '../../src/adapters/outbound/database/in-memory/rate-limiter.ts';
import { InMemoryReadiness } from '../../src/adapters/outbound/database/in-memory/readiness.ts';
import { InMemorySessionStore } from '../../src/adapters/outbound/database/in-memory/session-store.ts';
import { InMemoryUnitOfWork } from '../../src/adapters/outbound/database/in-memory/unit-of-work.ts';
import { InMemoryUserStore } from '../../src/adapters/outbound/database/in-memory/user-store.ts';

/** Every part that a database stands behind, on one in memory. */
export const inMemoryStores = (database: InMemoryDatabase) => ({
  unitOfWork: new InMemoryUnitOfWork(database),
  users: new InMemoryUserStore(database),
  loginRequests: new InMemoryLoginRequestStore(database),
  magicLinks: new InMemoryMagicLinkStore(database),
  sessions: new InMemorySessionStore(database),
  assessments: new InMemoryAssessmentStore(database),
  assessmentDrafts: new InMemoryAssessmentDraftStore(database),
  rateLimiter: new InMemoryRateLimiter(database),
  expiredRows: new InMemoryExpiredRows(database),
  readiness: new InMemoryReadiness(),
});
