import type { LiveSession } from '#domain/sessions/session.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import type { UserId } from '#domain/sessions/user.ts';

export interface SessionStore {
  /** Opens a session, with `now` as its last activity. Keeps the user's 20 newest sessions and ends older ones. */
  open(hash: TokenHash, userId: UserId, now: Date): Promise<void>;
  /**
   * The session with the current data of its user, if it was active in the last 30 days. Up to one touch interval more is
   * possible, because `touch` does not store every activity.
   */
  findLive(hash: TokenHash, now: Date): Promise<LiveSession | undefined>;
  /**
   * Stores `now` as the time of the last activity. Does nothing if the stored time is younger than the touch interval.
   * Returns true only for the caller that stored it. Never revives a session that has ended.
   */
  touch(hash: TokenHash, now: Date): Promise<boolean>;
  /** The number of sessions of the user that `findLive` would find. */
  countLive(userId: UserId, now: Date): Promise<number>;
  end(hash: TokenHash): Promise<void>;
  /** Ends all sessions of the user and returns their number. */
  endAllOf(userId: UserId): Promise<number>;
}
