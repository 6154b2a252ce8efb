import type { LiveSession } from '#domain/sessions/session.ts';
import type { SessionStore } from '../ports/stores/session-store.ts';

interface Deps {
  readonly sessions: SessionStore;
}

export type LogOut = ReturnType<typeof makeLogOut>;

/** Ends this session, or with `everywhere` every session of its user. */
export const makeLogOut =
  ({ sessions }: Deps) =>
  async (session: LiveSession, { everywhere }: { readonly everywhere: boolean }): Promise<void> => {
    if (everywhere) await sessions.endAllOf(session.user.id);
    else await sessions.end(session.hash);
  };
