import { Err, Ok, type Result } from 'ts-results';
import type { Language } from '#domain/language.ts';
import {
  type EmailAddress,
  type EmailFault,
  mailboxOf,
  parseEmailAddress,
} from '#domain/sessions/email-address.ts';
import type { LoginPurpose } from '#domain/sessions/magic-link.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import { isKnownClient, pairOf } from './known-clients.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'jobs' | 'loginRequests'>;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

interface LinkRequest {
  readonly email: string;
  readonly language: Language;
  readonly purpose?: LoginPurpose;
  /** The client's network address. */
  readonly client: string;
}

export type RequestMagicLinkRefusal = EmailFault | RateLimited;

export type RequestMagicLink = ReturnType<typeof makeRequestMagicLink>;

/**
 * Adds a login mail to the queue. It does not look up whether the address has a user, so known and unknown addresses
 * get the same response in the same time.
 */
export const makeRequestMagicLink =
  ({ unitOfWork, rateLimiter, clock }: Deps) =>
  async (wanted: LinkRequest): Promise<Result<void, RequestMagicLinkRefusal>> => {
    const email = parseEmailAddress(wanted.email);
    if (email.isErr()) return email;
    const limited = await takeAllPoints(rateLimiter, email.value, wanted.client);
    if (limited !== undefined) return Err(limited);
    return unitOfWork.run(async ({ loginRequests, jobs }) => {
      const request = await loginRequests.record(email.value, wanted.language, clock.now());
      await jobs.enqueue({
        kind: 'send_login_mail',
        loginRequestId: request.id,
        purpose: wanted.purpose ?? 'login',
      });
      return Ok(undefined);
    });
  };

/**
 * The client's limits are checked first, so that a client over its limit does not use up those of a mailbox. The short
 * window of a mailbox is as long as a link is valid: a person who is refused still has a valid link in the mailbox. A
 * client from which the mailbox has logged in before has a limit of its own, so that strangers cannot prevent a person
 * from logging in.
 */
async function takeAllPoints(limiter: RateLimiter, email: EmailAddress, client: string) {
  const mailbox = mailboxOf(email);
  const ofClient =
    (await limiter.take('login_requests_per_client', client)) ??
    (await limiter.take('login_requests_per_client_and_day', client));
  if (ofClient !== undefined) return ofClient;
  // The limit of the day is checked last: requests refused by the short window send no mail, so they should not use it
  // up.
  const ofMailbox =
    (await limiter.take('login_requests_per_mailbox', mailbox)) ??
    (await limiter.take('login_requests_per_mailbox_and_day', mailbox));
  if (ofMailbox === undefined || !(await isKnownClient(limiter, mailbox, client))) return ofMailbox;
  return limiter.take('login_requests_per_known_client', pairOf(mailbox, client));
}
