import type {
  MapId,
  MapStage,
  SituationMap,
  SubmittedMap,
  Submission,
} from '../../domain/situation-map/situation-map.ts';
import type { UserId } from '../../domain/sessions/user.ts';
import type { Nature } from '../../domain/scoring/dimensions.ts';

export interface MapSummary {
  readonly id: MapId;
  readonly submittedAt: Date;
  /** Only of complete maps. */
  readonly completed: { readonly at: Date; readonly topNature: Nature | null } | undefined;
}

/** How the making of a map goes, for those who look after it. */
export interface MapOverview {
  readonly id: MapId;
  readonly userId: UserId;
  readonly address: string;
  readonly stage: MapStage;
  /** Failed attempts at making it that no outage explains. */
  readonly failures: number;
  readonly submittedAt: Date;
}

export interface MapFilter {
  readonly userId?: UserId | undefined;
  /** Only maps in progress that failed at least so often. */
  readonly leastFailures?: number | undefined;
  readonly limit: number;
}

export type MapSubmitted =
  | { readonly state: 'submitted'; readonly map: SubmittedMap }
  /** The user's map that is being made; a user has at most one. */
  | { readonly state: 'in_progress'; readonly mapId: MapId };

export interface MapStore {
  /** Atomic: of any number of callers for one user, one submits. */
  submit(submission: Submission): Promise<MapSubmitted>;
  find(id: MapId): Promise<SituationMap | undefined>;
  /** The map, only if it is the user's own. */
  findOwn(userId: UserId, id: MapId): Promise<SituationMap | undefined>;
  /** Newest first, at most `limit`. */
  list(userId: UserId, limit: number): Promise<readonly MapSummary[]>;
  /** Writes the next stage of a map. False, and no change, unless the map is at stage `from` at that moment. */
  advance(from: MapStage, next: Exclude<SituationMap, SubmittedMap>): Promise<boolean>;
  /**
   * The expiry of the map's report link: the stored one while `now` is before it, else `renewedTo`, which is stored. Of
   * callers at the same moment all get the same. `undefined`, and no change, unless there is such a map and it is complete.
   */
  renewReportLink(id: MapId, now: Date, renewedTo: Date): Promise<Date | undefined>;
  /** Counts a failed attempt at making the map that no outage explains, and tells how many there were. */
  countFailure(id: MapId): Promise<number>;
  /** Maps in progress that failed at least so often. */
  countStuck(leastFailures: number): Promise<number>;
  /** Of all users, the newest first. */
  survey(filter: MapFilter): Promise<readonly MapOverview[]>;
  /** Sets the failures of a map in progress back to none. False, and no change, if it is complete or there is none. */
  forgiveFailures(id: MapId): Promise<boolean>;
}
