import { RateLimiterMemory } from 'rate-limiter-flexible';
import {
  type RateBucket,
  type RateLimited,
  type RateLimiter,
  rateLimits,
} from '../../../../application/ports/rate-limiter.ts';
import { refusalOf } from '../rate-limit-refusal.ts';
import type { InMemoryDatabase } from './database.ts';

export class InMemoryRateLimiter implements RateLimiter {
  readonly #database: InMemoryDatabase;
  readonly #limiters = new Map<RateBucket, RateLimiterMemory>();

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async take(bucket: RateBucket, key: string): Promise<RateLimited | undefined> {
    this.#database.scope.assertOutside();
    return this.#limiterOf(bucket)
      .consume(key)
      .then(() => undefined)
      .catch((rejection: unknown) => refusalOf(bucket, rejection));
  }

  async giveBack(bucket: RateBucket, key: string): Promise<void> {
    this.#database.scope.assertOutside();
    const limiter = this.#limiterOf(bucket);
    const taken = await limiter.get(key);
    if (taken === null || taken.msBeforeNext <= 0 || taken.consumedPoints <= 0) return;
    const refused = Math.max(taken.consumedPoints - limiter.points, 0);
    await limiter.reward(key, refused + 1);
  }

  #limiterOf(bucket: RateBucket): RateLimiterMemory {
    const { points, windowSeconds } = rateLimits[bucket];
    const limiter =
      this.#limiters.get(bucket) ??
      new RateLimiterMemory({ keyPrefix: bucket, points, duration: windowSeconds });
    this.#limiters.set(bucket, limiter);
    return limiter;
  }
}
