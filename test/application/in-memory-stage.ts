import { InMemoryAssessmentDraftStore } from '../../src/adapters/outbound/database/in-memory/assessment-draft-store.ts';
import { InMemoryAssessmentStore } from '../../src/adapters/outbound/database/in-memory/assessment-store.ts';
import { InMemoryDatabase } from '../../src/adapters/outbound/database/in-memory/database.ts';
import { InMemoryExpiredRows } from '../../src/adapters/outbound/database/in-memory/expired-rows.ts';
import { InMemoryIdempotencyStore } from '../../src/adapters/outbound/database/in-memory/idempotency-store.ts';
import { InMemoryLoginRequestStore } from '../../src/adapters/outbound/database/in-memory/login-request-store.ts';
import { InMemoryMagicLinkStore } from '../../src/adapters/outbound/database/in-memory/magic-link-store.ts';
import { InMemoryRateLimiter } from '../../src/adapters/outbound/database/in-memory/rate-limiter.ts';
import { InMemorySessionStore } from '../../src/adapters/outbound/database/in-memory/session-store.ts';
import type { Tables } from '../../src/adapters/outbound/database/in-memory/tables.ts';
import { InMemoryUnitOfWork } from '../../src/adapters/outbound/database/in-memory/unit-of-work.ts';
import { InMemoryUserStore } from '../../src/adapters/outbound/database/in-memory/user-store.ts';
import { InMemoryMailer } from '../../src/adapters/outbound/mailer/in-memory-mailer.ts';
import type { UnitOfWork } from '../../src/application/ports/unit-of-work.ts';
import type { Token } from '../../src/domain/sessions/token.ts';
import { FixedClock } from '../support/fixed-clock.ts';
import { SequentialTokenMint } from '../support/sequential-token-mint.ts';

/** Everything that the use cases need, in memory and standing still; `read` looks at what is stored. */
export function setStage() {
  const database = new InMemoryDatabase();
  return {
    clock: new FixedClock(),
    tokenMint: new SequentialTokenMint(),
    mailer: new InMemoryMailer(),
    loginLink: (address: string, token: Token) => `https://assess.example.com/${address}/${token}`,
    unitOfWork: new InMemoryUnitOfWork(database),
    users: new InMemoryUserStore(database),
    loginRequests: new InMemoryLoginRequestStore(database),
    magicLinks: new InMemoryMagicLinkStore(database),
    sessions: new InMemorySessionStore(database),
    assessments: new InMemoryAssessmentStore(database),
    assessmentDrafts: new InMemoryAssessmentDraftStore(database),
    idempotency: new InMemoryIdempotencyStore(database),
    rateLimiter: new InMemoryRateLimiter(database),
    expiredRows: new InMemoryExpiredRows(database),
    read: <T>(look: (tables: Tables) => T): Promise<T> => database.run(look),
  };
}

export type Stage = ReturnType<typeof setStage>;

/** Does all of the work and then loses the connection, before anything is committed. */
export const failingAtCommit = (unitOfWork: UnitOfWork): UnitOfWork => ({
  run: (work) =>
    unitOfWork.run(async (stores) => {
      await work(stores);
      throw new Error('The connection was lost.');
    }),
});
