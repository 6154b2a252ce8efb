import { useEffect } from 'preact/hooks';
import type { SituationMap } from '#adapters/inbound/web/api/api-types.ts';
import type { Answer, Failure } from '#adapters/inbound/web/api/call.ts';
import { type Loaded, useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { call } from '#adapters/inbound/web/session/session.ts';

/** The last known state of a map. */
export interface Seen {
  readonly map: SituationMap;
  /** What to report about the waiting: the map is ready, or the service does not answer. */
  readonly news?: 'ready' | 'outOfTouch' | undefined;
  readonly nextLookSeconds: number;
}

const usualPauseSeconds = 3;
const pauseAfterFailureSeconds = 5;

/**
 * Requests a map until it is complete, at the interval that the service asks for. A failure only makes the pauses
 * longer.
 */
export function useMapUntilReady(id: number) {
  const { loaded, reload } = useLoaded(look, [id]);
  const awaited = awaitedIn(loaded);

  async function look(): Promise<Answer<Seen>> {
    const answer = await call('GET /map/{id}', { params: { id } });
    if (answer.ok) {
      const { data: map, headers } = answer;
      const news = awaited && map.status === 'complete' ? 'ready' : undefined;
      const nextLookSeconds = Number(headers.get('Retry-After')) || usualPauseSeconds;
      return { ...answer, data: { map, news, nextLookSeconds } };
    }
    const nextLookSeconds = pauseAfter(answer.failure);
    if (!awaited || nextLookSeconds === undefined) return answer;
    return { ok: true, data: { ...awaited, news: 'outOfTouch', nextLookSeconds }, headers: new Headers() };
  }

  useEffect(() => {
    if (!awaited) return undefined;
    const timer = setTimeout(reload, awaited.nextLookSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [loaded]);

  return { loaded, reload };
}

const awaitedIn = (loaded: Loaded<Seen>): Seen | undefined =>
  loaded.state === 'loaded' && loaded.data.map.status === 'processing' ? loaded.data : undefined;

/** `undefined` if another request would fail in the same way. */
function pauseAfter(failure: Failure): number | undefined {
  if (failure.kind === 'unreachable') return pauseAfterFailureSeconds;
  return failure.status >= 429 ? (failure.retryAfterSeconds ?? pauseAfterFailureSeconds) : undefined;
}
