import type { ExpiredRows } from '#application/ports/stores/expired-rows.ts';
import { type Cutoffs, cutoffsAt } from '../retention.ts';
import type { Connection, Statement } from './connection/connection.ts';

interface Sweep {
  readonly statement: Statement;
  readonly cutoff: (cutoffs: Cutoffs) => Date | number;
}

/**
 * Deletes one batch and returns its size. Rows locked by others are left for the next time. The batch is materialized,
 * because otherwise the subquery with its limit might run once per row.
 */
const sweep = (table: string, key: string, expired: string, cutoff: Sweep['cutoff']): Sweep => ({
  statement: {
    name: `purge-${table}`,
    text: `
      with expired as materialized (
        select ${key} from ${table} where ${expired} limit $2 for update skip locked
      ), deleted as (
        delete from ${table} where (${key}) in (select ${key} from expired) returning true
      )
      select count(*)::int as count from deleted`,
  },
  cutoff,
});

/** Links are deleted before their requests. */
const sweeps: readonly Sweep[] = [
  sweep('session', 'token_hash', 'last_active_at <= $1', (before) => before.sessionLastActive),
  sweep('magic_link', 'token_hash', 'expires_at <= $1', (before) => before.linkExpiry),
  sweep(
    'login_request',
    'id',
    'requested_at <= $1 and not exists (select from magic_link where login_request_id = login_request.id)',
    (before) => before.loginRequest,
  ),
  sweep('rate_limit', 'key', 'expire <= $1', (before) => before.rateLimitWindowEnd.getTime()),
  sweep(
    'idempotent_answer',
    'user_id, operation, key',
    'settled_at <= $1',
    (before) => before.idempotentAnswer,
  ),
  sweep('assessment_draft', 'user_id', 'saved_at <= $1', (before) => before.draftSaved),
  sweep('map_draft', 'user_id', 'saved_at <= $1', (before) => before.draftSaved),
  sweep('checkout', 'id', 'started_at <= $1', (before) => before.checkoutStarted),
  sweep('payment_event', 'id', 'received_at <= $1', (before) => before.paymentEventReceived),
  sweep('mail_delivery', 'mail_id', 'settled_at <= $1', (before) => before.mailSettled),
];

export class PostgresExpiredRows implements ExpiredRows {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async purge(now: Date, batchSize: number): Promise<number> {
    const cutoffs = cutoffsAt(now);
    let purged = 0;
    for (const { statement, cutoff } of sweeps) {
      purged += await this.#purgeInBatches(statement, cutoff(cutoffs), batchSize);
    }
    return purged;
  }

  async #purgeInBatches(statement: Statement, cutoff: Date | number, batchSize: number): Promise<number> {
    let purged = 0;
    for (;;) {
      const [row] = await this.#connection.query<{ readonly count: number }>(statement, [cutoff, batchSize]);
      const count = row?.count ?? 0;
      purged += count;
      if (count < batchSize) return purged;
    }
  }
}
