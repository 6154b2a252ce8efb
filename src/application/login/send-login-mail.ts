import {
  isTooLateToMail,
  type LoginPurpose,
  type LoginRequestId,
  magicLinkExpiry,
} from '#domain/sessions/magic-link.ts';
import type { Token } from '#domain/sessions/token.ts';
import { deliveryOf } from '../mails/delivery-of.ts';
import type { Clock } from '../ports/clock.ts';
import type { LoginRequestStore } from '../ports/stores/login-request-store.ts';
import type { MagicLinkStore } from '../ports/stores/magic-link-store.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { TokenMint } from '../ports/token-mint.ts';

interface Deps {
  readonly loginRequests: LoginRequestStore;
  readonly magicLinks: MagicLinkStore;
  readonly tokenMint: TokenMint;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** The public address of a login link. */
  readonly loginLink: (address: string, token: Token) => string;
}

export type LoginMailOutcome = 'sent' | 'rejected' | 'given_up' | 'nothing_owed';

export type SendLoginMail = ReturnType<typeof makeSendLoginMail>;

/**
 * Mails a link that is valid for 15 minutes from now, so that a mail delayed by an outage still contains a valid link.
 * Every attempt creates a new token, because no token is stored in a form that could be mailed again.
 */
export const makeSendLoginMail =
  ({ loginRequests, magicLinks, tokenMint, mailer, clock, loginLink }: Deps) =>
  async (loginRequestId: LoginRequestId, purpose: LoginPurpose = 'login'): Promise<LoginMailOutcome> => {
    const request = await loginRequests.findUndelivered(loginRequestId);
    if (request === undefined) return 'nothing_owed';
    if (isTooLateToMail(request, clock.now())) {
      await loginRequests.settle(request.id, { state: 'rejected', code: 'too_late' }, clock.now());
      return 'given_up';
    }
    const token = tokenMint.mint();
    const expiresAt = magicLinkExpiry(clock.now());
    await magicLinks.issue({
      hash: tokenMint.hash(token),
      requestId: request.id,
      emailKey: request.email.key,
      expiresAt,
    });
    const sent = await mailer.send({
      kind: 'login_link',
      purpose,
      // Includes the time, so that two databases with the same sender never use the same id.
      id: `login-${request.id}-${request.requestedAt.getTime()}`,
      to: request.email.address,
      language: request.language,
      link: loginLink(request.email.address, token),
      expiresAt,
    });
    const delivery = deliveryOf(sent);
    await loginRequests.settle(request.id, delivery, clock.now());
    return delivery.state;
  };
