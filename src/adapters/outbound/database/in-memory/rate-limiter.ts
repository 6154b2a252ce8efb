import {
  type RateBucket,
  type RateLimited,
  type RateLimiter,
  rateLimits,
} from '#application/ports/rate-limiter.ts';
import type { InMemoryDatabase } from './database.ts';

interface Count {
  readonly points: number;
  readonly endsAtMs: number;
}

/**
 * Written by hand, because the in-memory limiter of the package needs a timer for each key, and timers cannot be longer
 * than 24 days.
 */
export class InMemoryRateLimiter implements RateLimiter {
  readonly #database: InMemoryDatabase;
  readonly #counts = new Map<string, Count>();

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async take(bucket: RateBucket, key: string): Promise<RateLimited | undefined> {
    this.#database.scope.assertOutside();
    const limit = rateLimits[bucket];
    const { points, endsAtMs } = this.#countOf(bucket, key) ?? {
      points: 0,
      endsAtMs: Date.now() + limit.windowSeconds * 1000,
    };
    this.#counts.set(rowOf(bucket, key), { points: points + 1, endsAtMs });
    if (points < limit.points) return undefined;
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAtMs - Date.now()) / 1000));
    return { kind: 'rate_limited', bucket, limit, retryAfterSeconds };
  }

  async giveBack(bucket: RateBucket, key: string): Promise<void> {
    this.#database.scope.assertOutside();
    const count = this.#countOf(bucket, key);
    if (count === undefined) return;
    const points = Math.max(Math.min(count.points, rateLimits[bucket].points) - 1, 0);
    this.#counts.set(rowOf(bucket, key), { ...count, points });
  }

  async isCounting(bucket: RateBucket, key: string): Promise<boolean> {
    this.#database.scope.assertOutside();
    return (this.#countOf(bucket, key)?.points ?? 0) > 0;
  }

  async forget(bucket: RateBucket, key: string): Promise<void> {
    this.#database.scope.assertOutside();
    this.#counts.delete(rowOf(bucket, key));
  }

  #countOf(bucket: RateBucket, key: string): Count | undefined {
    const count = this.#counts.get(rowOf(bucket, key));
    return count !== undefined && Date.now() < count.endsAtMs ? count : undefined;
  }
}

const rowOf = (bucket: RateBucket, key: string): string => `${bucket}:${key}`;
