import type {
  IdempotencyClaim,
  IdempotencyScope,
  IdempotencyStore,
} from '#application/ports/stores/idempotency-store.ts';
import { oldestReplayedAnswer } from '#adapters/outbound/database/retention.ts';
import type { InMemoryConnection } from '../database.ts';
import { requireUser } from '../tables.ts';

/** Never returns `in_flight`: units of work run one after another, so the first has ended when the second starts. */
export class InMemoryIdempotencyStore implements IdempotencyStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  claim(scope: IdempotencyScope, fingerprint: string, now: Date): Promise<IdempotencyClaim> {
    return this.#connection.run((tables) => {
      const row = tables.idempotentAnswers.get(keyOf(scope));
      if (row === undefined || row.settledAt <= oldestReplayedAnswer(now)) return { state: 'fresh' };
      if (row.fingerprint !== fingerprint) return { state: 'reused' };
      const answer: unknown = JSON.parse(row.json);
      return { state: 'settled', answer };
    });
  }

  settle(scope: IdempotencyScope, fingerprint: string, answer: unknown, now: Date): Promise<void> {
    return this.#connection.run((tables) => {
      requireUser(tables, scope.userId);
      const row = { fingerprint, json: JSON.stringify(answer), settledAt: now };
      tables.idempotentAnswers.set(keyOf(scope), row);
    });
  }
}

const keyOf = ({ userId, operation, key }: IdempotencyScope): string =>
  JSON.stringify([userId, operation, key]);
