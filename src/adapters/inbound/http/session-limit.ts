import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimitProblem } from './refusals.ts';

const limit = { points: 240, windowSeconds: 60 } as const;

/** Keeps one runaway client from crowding out the others: counted in memory, so by each instance for itself. */
export class SessionLimit {
  readonly #limiter = new RateLimiterMemory({ points: limit.points, duration: limit.windowSeconds });

  /** Throws the problem when the session has used up its requests of this minute. */
  async take(sessionKey: string): Promise<void> {
    try {
      await this.#limiter.consume(sessionKey);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw rateLimitProblem({ kind: 'rate_limited', bucket: 'session', limit, retryAfterSeconds });
    }
  }
}
