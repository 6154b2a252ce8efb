import { useEffect, useMemo } from 'preact/hooks';
import { type Answer, knownProblem } from '../api/call.ts';
import { recall, remember } from '../device/device-store.ts';
import { useStore } from '../device/store.ts';
import { session } from '../session/session.ts';
import { DraftKeeper, type Keeping } from './draft-keeper.ts';

interface Draft<Value> {
  readonly keeper: DraftKeeper<Value>;
  readonly keeping: Keeping;
}

type DraftKind = 'answers' | 'intake';

/** Names of what is kept on the device; each belongs to one person. */
const nameOf = (kind: DraftKind, userId: number): string => `${kind}.${userId}`;

/** What an earlier page could not bring to the server, newer than what is there. */
export const unsentDraft = (kind: DraftKind, userId: number): unknown => recall(nameOf(kind, userId));

/** Whoever logs in next in this browser gets nothing of what somebody entered before, whichever tab knows of it first. */
function isStill(userId: number): boolean {
  const who = session.get();
  return who.state === 'member' && who.user.id === userId && (recall('person') ?? userId) === userId;
}

/**
 * A keeper for as long as the component lives, which goes on when connection or session are back. `unsent` is what it
 * begins with, for those who make more of the copy on this device.
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
          send: async (value) =>
            isStill(userId) ? send(value) : { ok: false, failure: knownProblem(401, 'session_required') },
          keepLocally: (value) => remember(nameOf(kind, userId), value),
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
      // What waits for more to come is sent now.
      void keeper.settle();
      keeper.stop();
    };
  }, [keeper]);

  return { keeper, keeping: useStore(keeper) };
}
