import { useEffect, useMemo } from 'preact/hooks';
import { type Answer, type Failure, knownProblem } from '../api/call.ts';
import { recall, remember } from '../device/device-store.ts';
import { useStore } from '../device/store.ts';
import { askWhoIsThere, session } from '../session/session.ts';
import { DraftKeeper, type Keeping } from './draft-keeper.ts';

interface Draft<Value> {
  readonly keeper: DraftKeeper<Value>;
  readonly keeping: Keeping;
}

type DraftKind = 'answers' | 'intake' | `plan-${number}`;

/** The name under which a draft is stored on the device; it contains the user's id. */
export const unsentName = (kind: DraftKind, userId: number): string => `${kind}.${userId}`;

/** What an earlier page could not save. It is newer than what the server has. */
export const unsentDraft = (kind: DraftKind, userId: number): unknown => recall(unsentName(kind, userId));

/** Whether the same person is still logged in: the next person in this browser must not get this draft, whichever tab notices first. */
function isStill(userId: number): boolean {
  const who = session.get();
  return who.state === 'member' && who.user.id === userId && (recall('person') ?? userId) === userId;
}

const whyNot = (): Failure =>
  session.get().state === 'unreachable' ? { kind: 'unreachable' } : knownProblem(401, 'session_required');

/**
 * A draft keeper that lives as long as the component, and tries again when the connection or the session is back. It
 * begins with `unsent`, which lets callers merge the stored copy with newer values first.
 */
export function useDraftKeeper<Value>(
  kind: DraftKind,
  userId: number,
  send: (value: Value) => Promise<Answer<{ readonly saved_at: string }>>,
  unsent = unsentDraft(kind, userId) as Value | undefined,
): Draft<Value> {
  const keeper = useMemo(
    () =>
      new DraftKeeper<Value>(
        {
          send: async (value) => {
            if (session.get().state === 'unreachable') await askWhoIsThere();
            return isStill(userId) ? send(value) : { ok: false, failure: whyNot() };
          },
          keepLocally: (value) => remember(unsentName(kind, userId), value),
          after: (ms, callback) => {
            const timer = setTimeout(callback, ms);
            return () => clearTimeout(timer);
          },
        },
        unsent,
      ),
    [kind, userId],
  );
  const isMember = useStore(session).state === 'member';

  useEffect(() => {
    if (isMember) keeper.retry();
  }, [isMember, keeper]);

  useEffect(() => {
    const retry = (): void => keeper.retry();
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      // A change that waits for further changes is sent now.
      void keeper.settle();
      keeper.stop();
    };
  }, [keeper]);

  return { keeper, keeping: useStore(keeper) };
}
