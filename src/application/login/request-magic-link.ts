import { Err, Ok, type Result } from 'ts-results';
import type { Language } from '../../domain/language.ts';
import {
  type EmailAddress,
  type EmailFault,
  parseEmailAddress,
} from '../../domain/sessions/email-address.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

interface MagicLinkWish {
  readonly email: string;
  readonly language: Language;
  /** Who asks, as far as the network tells. */
  readonly client: string;
}

export type RequestMagicLinkRefusal = EmailFault | RateLimited;

export type RequestMagicLink = ReturnType<typeof makeRequestMagicLink>;

/**
 * Puts a login mail into the queue. Whether the address has a user is neither looked up nor told: known and unknown
 * addresses get the same answer in the same time.
 */
export const makeRequestMagicLink =
  ({ unitOfWork, rateLimiter, clock }: Deps) =>
  async (wish: MagicLinkWish): Promise<Result<void, RequestMagicLinkRefusal>> => {
    const email = parseEmailAddress(wish.email);
    if (email.isErr()) return email;
    const limited = await takeAllPoints(rateLimiter, email.value, wish.client);
    if (limited !== undefined) return Err(limited);
    return unitOfWork.run(async ({ loginRequests, jobs }) => {
      const request = await loginRequests.record(email.value, wish.language, clock.now());
      await jobs.enqueue({ kind: 'send_login_mail', loginRequestId: request.id });
      return Ok(undefined);
    });
  };

/**
 * The client's points are taken first, so that a client beyond its own limit cannot use up those of an address. The
 * window of an address is as long as a link lives: whoever is refused here has a valid link in the mailbox.
 */
async function takeAllPoints(limiter: RateLimiter, email: EmailAddress, client: string) {
  const pair = `${email.key} ${client}`;
  const earlier =
    (await limiter.take('login_requests_per_client', client)) ??
    (await limiter.take('login_requests_per_address_and_client', pair));
  if (earlier !== undefined) return earlier;
  const limited = await limiter.take('login_requests_per_address', email.key);
  // No mail goes out, so impatience within one window does not eat up the day.
  if (limited !== undefined) await limiter.giveBack('login_requests_per_address_and_client', pair);
  return limited;
}
