import { type LiveSession, touchIsDue } from '#domain/sessions/session.ts';
import { parseToken } from '#domain/sessions/token.ts';
import type { Clock } from '../ports/clock.ts';
import type { SessionStore } from '../ports/stores/session-store.ts';
import type { TokenMint } from '../ports/token-mint.ts';

interface Deps {
  readonly sessions: SessionStore;
  readonly tokenMint: TokenMint;
  readonly clock: Clock;
}

export interface Authenticated {
  readonly session: LiveSession;
  /** True if the session's 30 days were extended, so that the cookie must be extended too. */
  readonly wasRenewed: boolean;
}

export type Authenticate = ReturnType<typeof makeAuthenticate>;

/** Finds the live session for the value of a cookie, which may be any text; `undefined` if there is none. */
export const makeAuthenticate =
  ({ sessions, tokenMint, clock }: Deps) =>
  async (cookieValue: string): Promise<Authenticated | undefined> => {
    const token = parseToken(cookieValue);
    if (token === undefined) return undefined;
    const now = clock.now();
    const session = await sessions.findLive(tokenMint.hash(token), now);
    if (session === undefined) return undefined;
    const wasRenewed = touchIsDue(session, now) && (await sessions.touch(session.hash, now));
    return { session, wasRenewed };
  };
