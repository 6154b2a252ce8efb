import { createHash } from 'node:crypto';
import { InMemoryDatabase } from '#adapters/outbound/database/in-memory/database.ts';
import { InMemoryJobWorker } from '#adapters/outbound/database/in-memory/job-worker.ts';
import type { Database } from '#adapters/outbound/database/postgres/connection/database.ts';
import { PostgresExpiredRows } from '#adapters/outbound/database/postgres/expired-rows.ts';
import { PostgresFileStore } from '#adapters/outbound/database/postgres/stores/file-store.ts';
import { PgBossJobWorker } from '#adapters/outbound/database/postgres/jobs/job-worker.ts';
import { PostgresMailRecord } from '#adapters/outbound/database/postgres/stores/mail-record.ts';
import { openJobQueue } from '#adapters/outbound/database/postgres/jobs/pg-boss.ts';
import { PostgresQuotaLedger } from '#adapters/outbound/database/postgres/quota-ledger.ts';
import { PostgresRateLimiter } from '#adapters/outbound/database/postgres/rate-limiter.ts';
import { PostgresReadiness } from '#adapters/outbound/database/postgres/readiness.ts';
import { storesOn } from '#adapters/outbound/database/postgres/stores/stores.ts';
import { PostgresUnitOfWork } from '#adapters/outbound/database/postgres/connection/unit-of-work.ts';
import type { ApiKeyStore } from '#application/ports/stores/api-key-store.ts';
import type { AssessmentDraftStore } from '#application/ports/stores/assessment-draft-store.ts';
import type { AssessmentStore } from '#application/ports/stores/assessment-store.ts';
import type { CatalogStore } from '#application/ports/stores/catalog-store.ts';
import type { CheckoutStore } from '#application/ports/stores/checkout-store.ts';
import type { ExpiredRows } from '#application/ports/stores/expired-rows.ts';
import type { FileStore } from '#application/ports/file-store.ts';
import type { JobWorker } from '#application/ports/job-worker.ts';
import type { LoginRequestStore } from '#application/ports/stores/login-request-store.ts';
import type { MagicLinkStore } from '#application/ports/stores/magic-link-store.ts';
import type { MailRecord } from '#application/ports/stores/mail-record.ts';
import type { MapDraftStore } from '#application/ports/stores/map-draft-store.ts';
import type { MapStore } from '#application/ports/stores/map-store.ts';
import type { PaymentEventInbox } from '#application/ports/stores/payment-event-inbox.ts';
import type { PractitionerCodeStore } from '#application/ports/stores/practitioner-code-store.ts';
import type { PurchaseStore } from '#application/ports/stores/purchase-store.ts';
import type { QuotaLedger } from '#application/ports/quota-ledger.ts';
import type { RateLimiter } from '#application/ports/rate-limiter.ts';
import type { Readiness } from '#application/ports/operations/readiness.ts';
import type { SessionStore } from '#application/ports/stores/session-store.ts';
import type { UnitOfWork } from '#application/ports/unit-of-work.ts';
import type { UserStore } from '#application/ports/stores/user-store.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { inMemoryStores } from './in-memory-stores.ts';
import { mapAccess } from '../makers/access.ts';

/** One implementation of every port that uses a database. */
export interface Persistence {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserStore;
  readonly loginRequests: LoginRequestStore;
  readonly magicLinks: MagicLinkStore;
  readonly sessions: SessionStore;
  readonly assessments: AssessmentStore;
  readonly assessmentDrafts: AssessmentDraftStore;
  readonly checkouts: CheckoutStore;
  readonly practitionerCodes: PractitionerCodeStore;
  readonly purchases: PurchaseStore;
  readonly paymentEvents: PaymentEventInbox;
  readonly maps: MapStore;
  readonly mapDrafts: MapDraftStore;
  readonly catalog: CatalogStore;
  readonly apiKeys: ApiKeyStore;
  readonly mailRecord: MailRecord;
  readonly fileStore: FileStore;
  readonly rateLimiter: RateLimiter;
  readonly quotaLedger: QuotaLedger;
  readonly expiredRows: ExpiredRows;
  readonly readiness: Readiness;
  /** Has the effect of an operator's command and of a purchase, without using the stores. */
  makeAdminWithMap(userId: UserId): Promise<void>;
  /** The number of workers that may share the jobs. */
  readonly maxWorkers: number;
  /** A worker that has not started yet. */
  makeWorker(): Promise<JobWorker>;
  close(): Promise<void>;
}

export function inMemoryPersistence(): Persistence {
  const database = new InMemoryDatabase();
  return {
    ...inMemoryStores(database),
    makeAdminWithMap: (userId) =>
      database.run(({ users }) => {
        const user = users.get(userId);
        if (user !== undefined) users.set(userId, { ...user, role: 'admin', access: mapAccess('granted') });
      }),
    // Two workers could take the same job, because rows have no locks; in production one process has one worker.
    maxWorkers: 1,
    makeWorker: async () => new InMemoryJobWorker(database),
    close: async () => undefined,
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * The queue ends a poll after two seconds without a connection, and polls again. On a slow machine that is not a fault.
 */
const isFromBusyMachine = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Connection terminated due to connection timeout';

/** Also closes the database. Throws if the queue reported errors, unless they are expected. */
export async function postgresPersistence(
  database: Database,
  { expectsErrors = false } = {},
): Promise<Persistence> {
  const { connection, native } = database;
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    if (!isFromBusyMachine(error)) errors.push(error);
  };
  const boss = await openJobQueue(native, { work: false, onError });
  const workers = [boss];
  return {
    unitOfWork: new PostgresUnitOfWork(database, boss),
    ...storesOn(connection),
    mailRecord: new PostgresMailRecord(connection),
    fileStore: new PostgresFileStore(connection),
    rateLimiter: new PostgresRateLimiter(connection, hashOf),
    quotaLedger: new PostgresQuotaLedger(connection),
    expiredRows: new PostgresExpiredRows(connection),
    readiness: new PostgresReadiness(connection),
    makeAdminWithMap: async (userId) => {
      const text = "update app_user set role = 'admin', map_access = 'granted' where id = $1";
      await connection.query({ text }, [userId]);
    },
    maxWorkers: 2,
    makeWorker: async () => {
      const working = await openJobQueue(native, { work: true, onError });
      workers.push(working);
      return new PgBossJobWorker(working);
    },
    close: async () => {
      for (const opened of workers) await opened.stop({ graceful: false });
      await database.close();
      if (errors.length > 0 && !expectsErrors) throw new AggregateError(errors, 'The job queue met errors.');
    },
  };
}
