import type { UserId } from '#domain/sessions/user.ts';
import type { SessionStore } from '../ports/stores/session-store.ts';

interface Deps {
  readonly sessions: SessionStore;
}

export type RevokeSessions = ReturnType<typeof makeRevokeSessions>;

/** Logs a user out on all devices at once. Returns the number of sessions. */
export const makeRevokeSessions =
  ({ sessions }: Deps) =>
  (userId: UserId): Promise<number> =>
    sessions.endAllOf(userId);
