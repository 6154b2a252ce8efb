import { Err, Ok, type Result } from 'ts-results';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'jobs' | 'maps'>;
}

export type RetryMapRefusal = { readonly kind: 'map_unknown' } | { readonly kind: 'map_complete' };

export type RetryMap = ReturnType<typeof makeRetryMap>;

/**
 * Starts a map again that has failed too often, and resets its number of failures. An older job may still wait or run;
 * if two run at the same time, each stage is written by only one of them.
 */
export const makeRetryMap =
  ({ unitOfWork }: Deps) =>
  (mapId: MapId): Promise<Result<void, RetryMapRefusal>> =>
    unitOfWork.run(async ({ maps, jobs }) => {
      if (await maps.forgiveFailures(mapId)) {
        await jobs.enqueue({ kind: 'generate_map', mapId });
        return Ok(undefined);
      }
      const isKnown = (await maps.find(mapId)) !== undefined;
      return Err({ kind: isKnown ? 'map_complete' : 'map_unknown' } as const);
    });
