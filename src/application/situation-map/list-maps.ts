import type { UserId } from '#domain/sessions/user.ts';
import type { MapStore, MapSummary } from '../ports/stores/map-store.ts';

interface Deps {
  readonly maps: MapStore;
}

/** Older maps stay stored but are not listed. */
export const listedMaps = 200;

export type ListMaps = ReturnType<typeof makeListMaps>;

/** The user's own maps, newest first. */
export const makeListMaps =
  ({ maps }: Deps) =>
  (userId: UserId): Promise<readonly MapSummary[]> =>
    maps.list(userId, listedMaps);
