import type { RateBucket, RateLimited, RateLimiter } from '../ports/rate-limiter.ts';

/** A point of a limit, taken for one attempt. */
export interface Point {
  /** Set if the limit is used up. The attempt may then repeat an earlier response, but must do nothing that counts. */
  readonly refusal: RateLimited | undefined;
  /** Marks the attempt as one that counts. */
  readonly spend: () => void;
}

/**
 * Takes a point before the attempt, so that many attempts at the same moment cannot exceed the limit. The point is
 * given back if the attempt does not spend it, or throws.
 */
export async function withPoint<Outcome>(
  limiter: RateLimiter,
  bucket: RateBucket,
  key: string,
  attempt: (point: Point) => Promise<Outcome>,
): Promise<Outcome> {
  const refusal = await limiter.take(bucket, key);
  let isSpent = false;
  const spend = (): void => {
    isSpent = true;
  };
  // A refused attempt took no point: giving one back would allow one attempt more than the limit.
  const giveBack = refusal === undefined ? () => limiter.giveBack(bucket, key) : async () => undefined;
  let outcome: Outcome;
  try {
    outcome = await attempt({ refusal, spend });
  } catch (error) {
    // The error of the attempt is more useful than one of the limiter.
    await giveBack().catch(() => undefined);
    throw error;
  }
  if (!isSpent) await giveBack();
  return outcome;
}
