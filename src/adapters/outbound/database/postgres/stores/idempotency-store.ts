import { defineEntity, p } from '@mikro-orm/postgresql';
import type {
  IdempotencyClaim,
  IdempotencyScope,
  IdempotencyStore,
} from '#application/ports/stores/idempotency-store.ts';
import { oldestReplayedAnswer } from '#adapters/outbound/database/retention.ts';
import type { Connection, Statement } from '../connection/connection.ts';

/** `json`, not `jsonb`: a repeated answer keeps the order of its keys. */
export const IdempotentAnswerRow = defineEntity({
  name: 'IdempotentAnswerRow',
  tableName: 'idempotent_answer',
  properties: {
    userId: p.bigint('number').primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    fingerprint: p.text(),
    answer: p.json<unknown>().columnType('json').nullable(),
    settledAt: p.datetime(3),
  },
});

const lock: Statement = {
  name: 'lock-idempotency-key',
  text: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as obtained',
};

export class PostgresIdempotencyStore implements IdempotencyStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Reads again after locking, because the response may have been stored just before. */
  async claim(scope: IdempotencyScope, fingerprint: string, now: Date): Promise<IdempotencyClaim> {
    const settled = await this.#findSettled(scope, fingerprint, now);
    if (settled !== undefined) return settled;
    const { userId, operation, key } = scope;
    const name = JSON.stringify([userId, operation, key]);
    const [row] = await this.#connection.query<{ readonly obtained: boolean }>(lock, [name]);
    if (row?.obtained !== true) return { state: 'in_flight' };
    return (await this.#findSettled(scope, fingerprint, now)) ?? { state: 'fresh' };
  }

  async settle(scope: IdempotencyScope, fingerprint: string, answer: unknown, now: Date): Promise<void> {
    const row = { ...keyOf(scope), fingerprint, answer, settledAt: now };
    await this.#connection.run((em) => em.upsert(IdempotentAnswerRow, row, { disableIdentityMap: true }));
  }

  async #findSettled(
    scope: IdempotencyScope,
    fingerprint: string,
    now: Date,
  ): Promise<IdempotencyClaim | undefined> {
    const replayed = { ...keyOf(scope), settledAt: { $gt: oldestReplayedAnswer(now) } };
    const row = await this.#connection.run((em) =>
      em.findOne(IdempotentAnswerRow, replayed, { disableIdentityMap: true }),
    );
    if (row === null) return undefined;
    return row.fingerprint === fingerprint ? { state: 'settled', answer: row.answer } : { state: 'reused' };
  }
}

const keyOf = ({ userId, operation, key }: IdempotencyScope) => ({ userId, operation, key });
