import { Err, Ok, type Result } from 'ts-results';
import type { MapId } from '../../domain/situation-map/situation-map.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
}

export type RetryMapRefusal = { readonly kind: 'map_unknown' } | { readonly kind: 'map_complete' };

export type RetryMap = ReturnType<typeof makeRetryMap>;

/**
 * Has a map made that failed too often: at once, and counted from none. A job for it that waits or runs still does no
 * harm: of two at once each stage is written by one.
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
