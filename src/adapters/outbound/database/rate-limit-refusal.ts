import { RateLimiterRes } from 'rate-limiter-flexible';
import { type RateBucket, type RateLimited, rateLimits } from '#application/ports/rate-limiter.ts';

/**
 * `rate-limiter-flexible` rejects with a value that is not an error if a limit is used up. Any other rejection is
 * thrown again.
 */
export function refusalOf(bucket: RateBucket, rejection: unknown): RateLimited {
  if (!(rejection instanceof RateLimiterRes)) throw rejection;
  const retryAfterSeconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  return { kind: 'rate_limited', bucket, limit: rateLimits[bucket], retryAfterSeconds };
}
