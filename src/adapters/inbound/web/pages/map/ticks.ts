import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from '#adapters/inbound/web/device/device-store.ts';
import { useDraftKeeper } from '#adapters/inbound/web/drafts/use-draft-keeper.ts';
import { call, session } from '#adapters/inbound/web/session/session.ts';

/** The ticked steps of one map as last known on this device; shown even without a connection. */
const nameOf = (mapId: number): string => `plan-${mapId}`;

function ticksOf(mapId: number): readonly string[] {
  const kept = recall(nameOf(mapId));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

interface Ticks {
  readonly isDone: (stepId: string) => boolean;
  readonly toggle: (stepId: string) => void;
}

/** Ticks are saved in the account, so that they are the same on every device. */
export function useTicks(mapId: number): Ticks {
  const [ticks, setTicks] = useState(() => ticksOf(mapId));
  const who = session.get();
  const params = { id: mapId };
  const { keeper } = useDraftKeeper<readonly string[]>(
    `plan-${mapId}`,
    'user' in who ? who.user.id : 0,
    (done) => call('PUT /map/{id}/plan', { params, body: { done: [...done] } }),
  );

  function show(done: readonly string[]): void {
    remember(nameOf(mapId), done);
    setTicks(done);
  }

  async function load(): Promise<void> {
    const answer = await call('GET /map/{id}/plan', { params });
    // Ticks that were set here while the request ran are newer.
    if (answer.ok && keeper.get().state === 'untouched') show(answer.data.done);
  }

  useEffect(() => {
    void load();
  }, [keeper]);

  return {
    isDone: (stepId) => ticks.includes(stepId),
    toggle: (stepId) => {
      // Another tab may have ticked steps in the meantime.
      const before = ticksOf(mapId);
      const after = before.includes(stepId) ? before.filter((id) => id !== stepId) : [...before, stepId];
      show(after);
      keeper.change(after);
      // Saved at once, because people tick boxes rarely.
      void keeper.settle();
    },
  };
}
