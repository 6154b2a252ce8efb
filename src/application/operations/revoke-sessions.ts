import type { UserId } from '../../domain/sessions/user.ts';
import type { SessionStore } from '../ports/session-store.ts';

interface Deps {
  readonly sessions: SessionStore;
}

export type RevokeSessions = ReturnType<typeof makeRevokeSessions>;

/** Logs a user out everywhere, at once, and tells how many sessions there were. */
export const makeRevokeSessions =
  ({ sessions }: Deps) =>
  (userId: UserId): Promise<number> =>
    sessions.endAllOf(userId);
