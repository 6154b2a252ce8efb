import { useEffect } from 'preact/hooks';
import type { Answer } from '../api/call.ts';
import { session } from '../session/session.ts';
import type { DraftKeeper } from './draft-keeper.ts';

/** When a person returns to this tab, they may have answered more on another device. The next save here must not undo that. */
export function useCatchUp<Value, Data>(
  keeper: DraftKeeper<Value>,
  load: () => Promise<Answer<Data>>,
  show: (data: Data) => void,
): void {
  useEffect(() => {
    async function catchUp(): Promise<void> {
      const before = keeper.get();
      const found = await load();
      if (found.ok && keeper.get() === before) show(found.data);
    }
    const look = (): void => {
      // While the session is lost, another person may be about to log in here.
      if (session.get().state !== 'member') return;
      void (document.visibilityState === 'hidden' ? keeper.settle() : catchUp());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [keeper]);
}
