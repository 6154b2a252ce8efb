import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '#application/ports/rate-limiter.ts';
import { rateLimitProblem } from '../refusals.ts';

export interface LimitedBucket {
  /** The name in the rate limit headers. */
  readonly bucket: string;
  readonly limit: RateLimit;
}

export const requestLimits = {
  session: { bucket: 'session', limit: { points: 240, windowSeconds: 60 } },
  apiKey: { bucket: 'api_key', limit: { points: 600, windowSeconds: 60 } },
  failedApiKeys: { bucket: 'failed_api_keys', limit: { points: 20, windowSeconds: 60 } },
} as const satisfies Readonly<Record<string, LimitedBucket>>;

/**
 * Prevents one client from using the service at the cost of others. Counts in memory, so each process counts
 * separately.
 */
export class RequestLimit {
  readonly #limited: LimitedBucket;
  readonly #limiter: RateLimiterMemory;

  constructor(limited: LimitedBucket) {
    const { points, windowSeconds } = limited.limit;
    this.#limited = limited;
    this.#limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  }

  /** Throws the problem if `key` has used up its requests of this minute. */
  async take(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw rateLimitProblem({ kind: 'rate_limited', ...this.#limited, retryAfterSeconds });
    }
  }
}
