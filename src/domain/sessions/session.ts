import type { TokenHash } from './token.ts';
import type { User } from './user.ts';

/** A session that is accepted, together with the user as they are now. */
export interface LiveSession {
  readonly hash: TokenHash;
  readonly user: User;
  readonly lastActiveAt: Date;
}

const day = 24 * 60 * 60_000;

/** A session ends after 30 days without a request. */
export const sessionIdleMs = 30 * day;

/** The activity time is written at most this often. */
const sessionTouchIntervalMs = 5 * 60_000;

/** A user's sessions beyond this number end, the oldest login first. */
export const maxSessionsPerUser = 20;

/**
 * Sessions last active after this moment are accepted. The written activity time may lag by one touch interval, so
 * that much is added: nobody is logged out before their 30 days are over.
 */
export const oldestLiveActivity = (now: Date): Date =>
  new Date(now.getTime() - sessionIdleMs - sessionTouchIntervalMs);

/** An activity time written before this moment is due to be written again. */
export const oldestFreshActivity = (now: Date): Date => new Date(now.getTime() - sessionTouchIntervalMs);

export const touchIsDue = (session: LiveSession, now: Date): boolean =>
  session.lastActiveAt <= oldestFreshActivity(now);
