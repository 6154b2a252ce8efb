import type { TokenHash } from './token.ts';
import type { User } from './user.ts';

/** A valid session, together with the current data of its user. */
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

/** If a user has more sessions, those with the oldest login end. */
export const maxSessionsPerUser = 20;

/**
 * Sessions that were active after this moment are valid. The stored time may be one touch interval too old, so the
 * interval is added: nobody is logged out before 30 days.
 */
export const oldestLiveActivity = (now: Date): Date =>
  new Date(now.getTime() - sessionIdleMs - sessionTouchIntervalMs);

/** An activity time stored before this moment must be stored again. */
export const oldestFreshActivity = (now: Date): Date => new Date(now.getTime() - sessionTouchIntervalMs);

export const touchIsDue = (session: LiveSession, now: Date): boolean =>
  session.lastActiveAt <= oldestFreshActivity(now);
