import type { Mailbox } from '#domain/sessions/email-address.ts';
import { DatabaseUnavailable } from '../ports/operations/outage.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';

/** A client's network address together with the mailbox that it logs in to. */
export const pairOf = (mailbox: Mailbox, client: string): string => `${mailbox} ${client}`;

export const isKnownClient = (limiter: RateLimiter, mailbox: Mailbox, client: string): Promise<boolean> =>
  limiter.isCounting('known_clients', pairOf(mailbox, client));

/**
 * Makes the client known to the mailbox for thirty days and resets the mailbox's short window. If the database fails
 * here, the login is still valid and the limits are unchanged.
 */
export async function welcome(limiter: RateLimiter, mailbox: Mailbox, client: string): Promise<void> {
  const pair = pairOf(mailbox, client);
  const remember = async (): Promise<void> => {
    await limiter.forget('known_clients', pair);
    await limiter.take('known_clients', pair);
  };
  try {
    await Promise.all([remember(), limiter.forget('login_requests_per_mailbox', mailbox)]);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
  }
}
