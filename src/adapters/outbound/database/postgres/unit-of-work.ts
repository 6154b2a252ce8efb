import type { PgBoss } from 'pg-boss';
import type { Result } from 'ts-results';
import type { Stores, UnitOfWork } from '../../../../application/ports/unit-of-work.ts';
import { PostgresApiKeyStore } from './api-key-store.ts';
import { PostgresAssessmentDraftStore } from './assessment-draft-store.ts';
import { PostgresAssessmentStore } from './assessment-store.ts';
import { PostgresCatalogStore } from './catalog-store.ts';
import { PostgresCheckoutStore } from './checkout-store.ts';
import type { Connection } from './connection.ts';
import type { Database } from './database.ts';
import { PostgresIdempotencyStore } from './idempotency-store.ts';
import { PgBossJobQueue } from './job-queue.ts';
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
import { hasConflicted } from './vendor-errors.ts';

const maxAttempts = 4;

export class PostgresUnitOfWork implements UnitOfWork {
  readonly #database: Database;
  readonly #boss: PgBoss;

  constructor(database: Database, boss: PgBoss) {
    this.#database = database;
    this.#boss = boss;
  }

  /** Begins anew when the database broke a deadlock or a conflict by giving this unit up. */
  async run<T, E>(work: (stores: Stores) => Promise<Result<T, E>>): Promise<Result<T, E>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attempt(work);
      } catch (error) {
        if (attempt === maxAttempts || !hasConflicted(error)) throw error;
      }
    }
  }

  #attempt<T, E>(work: (stores: Stores) => Promise<Result<T, E>>): Promise<Result<T, E>> {
    return this.#database.transaction(async (connection) => {
      const result = await work(this.#storesOn(connection));
      return { result, commit: result.isOk() };
    });
  }

  #storesOn(connection: Connection): Stores {
    return {
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
      jobs: new PgBossJobQueue(this.#boss, connection),
    };
  }
}
