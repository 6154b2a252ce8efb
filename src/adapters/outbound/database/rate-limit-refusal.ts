import { RateLimiterRes } from 'rate-limiter-flexible';
import { type RateBucket, type RateLimited, rateLimits } from '../../../application/ports/rate-limiter.ts';

/** `rate-limiter-flexible` refuses by a rejection that is no error; whatever else it rejects with is thrown. */
export function refusalOf(bucket: RateBucket, rejection: unknown): RateLimited {
  if (!(rejection instanceof RateLimiterRes)) throw rejection;
  const retryAfterSeconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  return { kind: 'rate_limited', bucket, limit: rateLimits[bucket], retryAfterSeconds };
}
