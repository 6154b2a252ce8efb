import { Err, Ok, type Result } from 'ts-results';
import { type EmailKey, parseEmailAddress } from '../../domain/sessions/email-address.ts';
import { type MagicLink, type MagicLinkRefusal, refusalOf } from '../../domain/sessions/magic-link.ts';
import { parseToken, type Token, type TokenHash } from '../../domain/sessions/token.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { TokenMint } from '../ports/token-mint.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly sessions: SessionStore;
  readonly rateLimiter: RateLimiter;
  readonly tokenMint: TokenMint;
  readonly clock: Clock;
}

interface OpenedLink {
  readonly token: string;
  readonly email: string;
  readonly client: string;
  /** The session that the browser carries already, live or not. */
  readonly presented?: Token | undefined;
}

export type LoggedIn =
  | { readonly state: 'logged_in'; readonly sessionToken: Token }
  /** A used link opened again by the session of the same user. */
  | { readonly state: 'already_logged_in' };

export type RedeemRefusal = MagicLinkRefusal | RateLimited;

export type RedeemMagicLink = ReturnType<typeof makeRedeemMagicLink>;

/**
 * Turns an opened link into a session. Consuming the link, creating the user and opening the session are one unit of
 * work: if it fails, the link still works. Only failures count towards the client's limit.
 */
export const makeRedeemMagicLink = (deps: Deps) => {
  const logIn = makeLogIn(deps);
  return async (opened: OpenedLink): Promise<Result<LoggedIn, RedeemRefusal>> => {
    const { rateLimiter, sessions, tokenMint, clock } = deps;
    const limited = await rateLimiter.take('failed_callbacks_per_client', opened.client);
    if (limited !== undefined) return Err(limited);
    const token = parseToken(opened.token);
    const email = parseEmailAddress(opened.email);
    if (token === undefined || email.isErr()) return Err({ kind: 'link_invalid' });
    const presented = opened.presented && tokenMint.hash(opened.presented);

    const loggedIn = await logIn(tokenMint.hash(token), email.value.key, presented);
    if (loggedIn.isErr() && !(await isOpenedAgain(sessions, loggedIn.error, presented, clock.now()))) {
      return Err(refusalOf(loggedIn.error));
    }
    await rateLimiter.giveBack('failed_callbacks_per_client', opened.client);
    return loggedIn.isOk() ? loggedIn : Ok({ state: 'already_logged_in' });
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
