import { RateLimiterPostgres } from 'rate-limiter-flexible';
import {
  type RateBucket,
  type RateLimited,
  type RateLimiter,
  rateLimits,
} from '#application/ports/rate-limiter.ts';
import { refusalOf } from '../rate-limit-refusal.ts';
import type { Connection, Statement } from './connection/connection.ts';

/** The package also counts refused points, but a returned point must be available again. */
const giveBack: Statement = {
  name: 'give-back-rate-limit',
  text: 'update rate_limit set points = greatest(least(points, $2) - 1, 0) where key = $1',
};

const isCounting: Statement = {
  name: 'is-counting-rate-limit',
  text: 'select 1 from rate_limit where key = $1 and points > 0 and expire > $2',
};

const forget: Statement = {
  name: 'forget-rate-limit',
  text: 'delete from rate_limit where key = $1',
};

/** Counts in the table `rate_limit`, under keys that reveal no address. */
export class PostgresRateLimiter implements RateLimiter {
  readonly #connection: Connection;
  readonly #hashKey: (text: string) => string;
  readonly #limiters = new Map<RateBucket, RateLimiterPostgres>();

  /** `hashKey`: a keyed hash of at most 128 characters. */
  constructor(connection: Connection, hashKey: (text: string) => string) {
    this.#connection = connection;
    this.#hashKey = hashKey;
  }

  take(bucket: RateBucket, key: string): Promise<RateLimited | undefined> {
    return this.#limiterOf(bucket)
      .consume(this.#hashKey(key))
      .then(() => undefined)
      .catch((rejection: unknown) => refusalOf(bucket, rejection));
  }

  async giveBack(bucket: RateBucket, key: string): Promise<void> {
    const limiter = this.#limiterOf(bucket);
    const row = limiter.getKey(this.#hashKey(key));
    await this.#connection.query(giveBack, [row, limiter.points]);
  }

  async isCounting(bucket: RateBucket, key: string): Promise<boolean> {
    const row = this.#limiterOf(bucket).getKey(this.#hashKey(key));
    const [counted] = await this.#connection.query(isCounting, [row, Date.now()]);
    return counted !== undefined;
  }

  async forget(bucket: RateBucket, key: string): Promise<void> {
    await this.#connection.query(forget, [this.#limiterOf(bucket).getKey(this.#hashKey(key))]);
  }

  #limiterOf(bucket: RateBucket): RateLimiterPostgres {
    const known = this.#limiters.get(bucket);
    if (known !== undefined) return known;
    const { points, windowSeconds } = rateLimits[bucket];
    const limiter = new RateLimiterPostgres({
      storeClient: { query: (statement: BoundStatement) => this.#query(statement) },
      storeType: 'client',
      keyPrefix: bucket,
      points,
      duration: windowSeconds,
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    this.#limiters.set(bucket, limiter);
    return limiter;
  }

  async #query({ values, ...statement }: BoundStatement) {
    return { rows: await this.#connection.query(statement, values) };
  }
}

interface BoundStatement extends Statement {
  readonly values: readonly unknown[];
}
