import { Err, Ok, type Result } from 'ts-results';
import { type EmailKey, mailboxOf, parseEmailAddress } from '#domain/sessions/email-address.ts';
import { type MagicLink, type MagicLinkRefusal, refusalOf } from '#domain/sessions/magic-link.ts';
import { parseToken, type Token, type TokenHash } from '#domain/sessions/token.ts';
import type { Clock } from '../ports/clock.ts';
import type { LinkSigner } from '../ports/link-signer.ts';
import type { MagicLinkStore } from '../ports/stores/magic-link-store.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';
import type { SessionStore } from '../ports/stores/session-store.ts';
import type { TokenMint } from '../ports/token-mint.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import { type Question, questionBefore } from './account-change.ts';
import { welcome } from './known-clients.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'magicLinks' | 'sessions' | 'users'>;
  readonly magicLinks: MagicLinkStore;
  readonly sessions: SessionStore;
  readonly rateLimiter: RateLimiter;
  readonly tokenMint: TokenMint;
  readonly linkSigner: LinkSigner;
  readonly clock: Clock;
}

interface OpenedLink {
  readonly token: string;
  readonly email: string;
  readonly client: string;
  /** The session that the browser already has, live or not. */
  readonly presented?: Token | undefined;
  /**
   * Set for browsers only: the person is asked before the link ends another person's session. It is the consent that
   * the page sent back, or an empty string.
   */
  readonly consent?: string | undefined;
}

export type LoggedIn =
  | { readonly state: 'logged_in'; readonly sessionToken: Token }
  /** The link was used before, by the same user's session. */
  | { readonly state: 'already_logged_in' }
  /** Another person is logged in. Nothing was changed. */
  | ({ readonly state: 'asks_first' } & Question);

export type RedeemRefusal = MagicLinkRefusal | RateLimited;

export type RedeemMagicLink = ReturnType<typeof makeRedeemMagicLink>;

/**
 * Turns an opened link into a session. Using up the link, creating the user and opening the session are one unit of
 * work: if it fails, the link still works. Only failures count towards the client's limit, so that a valid link works
 * whatever others send from the same address.
 */
export const makeRedeemMagicLink = (deps: Deps) => {
  const redeem = makeRedeem(deps);
  return async (opened: OpenedLink): Promise<Result<LoggedIn, RedeemRefusal>> => {
    const redeemed = await redeem(opened);
    if (redeemed.isOk()) return redeemed;
    const limited = await deps.rateLimiter.take('failed_callbacks_per_client', opened.client);
    return limited === undefined ? redeemed : Err(limited);
  };
};

const makeRedeem = (deps: Deps) => {
  const logIn = makeLogIn(deps);
  return async (opened: OpenedLink): Promise<Result<LoggedIn, MagicLinkRefusal>> => {
    const { rateLimiter, sessions, tokenMint, clock } = deps;
    const token = parseToken(opened.token);
    const email = parseEmailAddress(opened.email);
    if (token === undefined || email.isErr()) return Err({ kind: 'link_invalid' });
    const presented = opened.presented && tokenMint.hash(opened.presented);
    const link = tokenMint.hash(token);
    const { key: emailKey } = email.value;
    if (opened.consent !== undefined && presented !== undefined) {
      const question = await questionBefore({ link, emailKey, presented, consent: opened.consent }, deps);
      if (question !== undefined) return Ok({ state: 'asks_first', ...question });
    }

    const loggedIn = await logIn(link, emailKey, presented);
    if (loggedIn.isOk()) {
      await welcome(rateLimiter, mailboxOf(email.value), opened.client);
      return loggedIn;
    }
    if (await isOpenedAgain(sessions, loggedIn.error, presented, clock.now()))
      return Ok({ state: 'already_logged_in' });
    return Err(refusalOf(loggedIn.error));
  };
};

const makeLogIn =
  ({ unitOfWork, tokenMint, clock }: Deps) =>
  (link: TokenHash, emailKey: EmailKey, presented: TokenHash | undefined) =>
    unitOfWork.run<LoggedIn, MagicLink | undefined>(async ({ magicLinks, users, sessions }) => {
      const now = clock.now();
      const request = await magicLinks.redeem(link, emailKey, now);
      if (request === undefined) return Err(await magicLinks.find(link, emailKey));
      const user = await users.admit(request.email, request.language, now);
      if (presented !== undefined) await sessions.end(presented);
      const sessionToken = tokenMint.mint();
      await sessions.open(tokenMint.hash(sessionToken), user.id, now);
      return Ok({ state: 'logged_in', sessionToken });
    });

async function isOpenedAgain(
  sessions: SessionStore,
  link: MagicLink | undefined,
  presented: TokenHash | undefined,
  now: Date,
): Promise<boolean> {
  if (link?.state !== 'used' || presented === undefined) return false;
  const session = await sessions.findLive(presented, now);
  return session?.user.email.key === link.emailKey;
}
