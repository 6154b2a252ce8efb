import { failuresOfStuckMaps } from '#domain/situation-map/situation-map.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { MapOverview, MapStore } from '../ports/stores/map-store.ts';

interface Deps {
  readonly maps: MapStore;
}

interface SurveyRequest {
  readonly userId?: UserId | undefined;
  readonly onlyStuck: boolean;
  readonly limit: number;
}

export interface MapSurvey {
  readonly maps: readonly MapOverview[];
  /** Whether there are more maps than the limit allows. */
  readonly hasMore: boolean;
}

export type SurveyMaps = ReturnType<typeof makeSurveyMaps>;

/** The maps of one user or of all users, newest first. */
export const makeSurveyMaps =
  ({ maps }: Deps) =>
  async ({ userId, onlyStuck, limit }: SurveyRequest): Promise<MapSurvey> => {
    const leastFailures = onlyStuck ? failuresOfStuckMaps : undefined;
    const found = await maps.survey({ userId, leastFailures, limit: limit + 1 });
    return { maps: found.slice(0, limit), hasMore: found.length > limit };
  };
