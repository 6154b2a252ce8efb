import type { Result } from 'ts-results';
import { withPoint } from '../limits/with-point.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';

/** The client that may be guessing, and the practitioner code as typed. */
interface Guess {
  readonly client: string;
  readonly code: string | undefined;
}

/**
 * Counts attempts with a wrong code; attempts without a code do not count. An attempt that receives a refusal must
 * return it and must not check the code.
 */
export function limitingGuesses<Value, Refusal extends { readonly kind: string }>(
  rateLimiter: RateLimiter,
  { client, code }: Guess,
  attempt: (refusal: RateLimited | undefined) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  if (code === undefined || code.trim() === '') return attempt(undefined);
  return withPoint(rateLimiter, 'wrong_codes_per_client', client, async ({ refusal, spend }) => {
    const outcome = await attempt(refusal);
    if (outcome.isErr() && outcome.error.kind === 'practitioner_code_refused') spend();
    return outcome;
  });
}
