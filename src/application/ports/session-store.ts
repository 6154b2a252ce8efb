import type { LiveSession } from '../../domain/sessions/session.ts';
import type { TokenHash } from '../../domain/sessions/token.ts';
import type { UserId } from '../../domain/sessions/user.ts';

export interface SessionStore {
  /** Opens a session, active now, and ends the user's oldest ones beyond the 20 newest. */
  open(hash: TokenHash, userId: UserId, now: Date): Promise<void>;
  /** The session with its user read afresh, if it was active in the last 30 days (plus the touch interval). */
  findLive(hash: TokenHash, now: Date): Promise<LiveSession | undefined>;
  /**
   * Writes the activity time unless it was written within the touch interval. True only for the one caller whose
   * write took place; a session that has ended is never brought back.
   */
  touch(hash: TokenHash, now: Date): Promise<boolean>;
  /** How many sessions of the user `findLive` would find. */
  countLive(userId: UserId, now: Date): Promise<number>;
  end(hash: TokenHash): Promise<void>;
  /** Ends all sessions of the user and tells how many there were. */
  endAllOf(userId: UserId): Promise<number>;
}
