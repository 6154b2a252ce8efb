import type { Lease, Quota, QuotaLedger, UnusedPoints } from '#application/ports/quota-ledger.ts';
import type { Connection, Statement } from './connection/connection.ts';

/**
 * Adds the requested amount even beyond the quota; the sum shows how much was within it. Rows are locked in the order
 * of their keys, so that two processes cannot block each other.
 */
const take: Statement = {
  name: 'take-quota',
  text: `
    insert into rate_limit as quota (key, points, expire)
    select key, $2::integer, $3::bigint + $4::bigint from unnest($1::text[]) as asked (key) order by key
    on conflict (key) do update set
      points = case when quota.expire > $3::bigint then least(quota.points, $5) + $2::integer else $2::integer end,
      expire = case when quota.expire > $3::bigint then quota.expire else excluded.expire end
    returning key, points, (expire - $3::bigint)::float8 as ends_in_ms`,
};

const giveBack: Statement = {
  name: 'give-back-quota',
  text: `
    with unused as (
      select quota.key, given.points
      from unnest($1::text[], $2::integer[]) as given (key, points) join rate_limit quota on quota.key = given.key
      order by quota.key for update of quota
    )
    update rate_limit quota set points = greatest(least(quota.points, $3) - unused.points, 0)
    from unused where quota.key = unused.key and quota.expire > $4::bigint`,
};

interface TakenRow {
  readonly key: string;
  readonly points: number;
  readonly ends_in_ms: number;
}

/** Counts in the table `rate_limit`, whose rows are deleted after their window. */
export class PostgresQuotaLedger implements QuotaLedger {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async lease(quota: Quota, keys: readonly string[], wanted: number): Promise<readonly Lease[]> {
    const rows = keys.map((key) => rowOf(quota, key));
    const values = [rows, wanted, Date.now(), quota.windowSeconds * 1000, quota.points];
    const taken = await this.#connection.query<TakenRow>(take, values);
    const leases = new Map(taken.map((row) => [row.key, leaseOf(row, quota, wanted)]));
    return rows.map((row) => {
      const lease = leases.get(row);
      if (lease === undefined) throw new Error('No points were taken.');
      return lease;
    });
  }

  async giveBack(quota: Quota, unused: readonly UnusedPoints[]): Promise<void> {
    const rows = unused.map(({ key }) => rowOf(quota, key));
    const values = [rows, unused.map(({ points }) => points), quota.points, Date.now()];
    await this.#connection.query(giveBack, values);
  }
}

function leaseOf({ points: taken, ends_in_ms }: TakenRow, quota: Quota, wanted: number): Lease {
  const before = taken - wanted;
  return { granted: Math.max(0, Math.min(wanted, quota.points - before)), windowEndsInMs: ends_in_ms };
}

const rowOf = ({ bucket }: Quota, key: string): string => `quota:${bucket}:${key}`;
