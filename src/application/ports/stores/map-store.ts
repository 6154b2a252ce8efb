import type {
  MapId,
  MapStage,
  SituationMap,
  SubmittedMap,
  Submission,
} from '#domain/situation-map/situation-map.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';

export interface MapSummary {
  readonly id: MapId;
  readonly submittedAt: Date;
  /** Only for complete maps. */
  readonly completed: { readonly at: Date; readonly topNature: Nature | null } | undefined;
}

/** The progress of a map, for operators. */
export interface MapOverview {
  readonly id: MapId;
  readonly userId: UserId;
  readonly address: string;
  readonly stage: MapStage;
  /** The number of failed attempts to make the map, not counting outages. */
  readonly failures: number;
  readonly submittedAt: Date;
}

/** The steps of the plan that the owner of a map has ticked. */
export interface PlanProgress {
  /** Ids of steps of the plan. */
  readonly done: readonly string[];
  readonly savedAt: Date;
}

export interface MapFilter {
  readonly userId?: UserId | undefined;
  /** Only maps in progress that have failed at least this often. */
  readonly leastFailures?: number | undefined;
  readonly limit: number;
}

export type MapSubmitted =
  | { readonly state: 'submitted'; readonly map: SubmittedMap }
  /** The user's map that is currently being made; there is at most one. */
  | { readonly state: 'in_progress'; readonly mapId: MapId };

export interface MapStore {
  /** Atomic: of several callers for one user, only one submits. */
  submit(submission: Submission): Promise<MapSubmitted>;
  find(id: MapId): Promise<SituationMap | undefined>;
  /** The given ids for which a map exists. */
  findExisting(ids: readonly MapId[]): Promise<ReadonlySet<MapId>>;
  /** The map, if it belongs to the user. */
  findOwn(userId: UserId, id: MapId): Promise<SituationMap | undefined>;
  /** Newest first, at most `limit`. */
  list(userId: UserId, limit: number): Promise<readonly MapSummary[]>;
  /** Only for the user's own maps; also `undefined` if nothing was saved yet. */
  findProgress(userId: UserId, id: MapId): Promise<PlanProgress | undefined>;
  /** Replaces the progress. Changes nothing if the user has no such map. */
  saveProgress(userId: UserId, id: MapId, progress: PlanProgress): Promise<void>;
  /** Stores the next stage of a map. Returns false, and changes nothing, unless the map is at stage `from`. */
  advance(from: MapStage, next: Exclude<SituationMap, SubmittedMap>): Promise<boolean>;
  /**
   * Returns the expiry of the map's report link: the stored one if it is after `now`, otherwise `renewedTo`, which is
   * then stored. Simultaneous callers all get the same. Returns `undefined`, and changes nothing, if there is no such
   * complete map.
   */
  renewReportLink(id: MapId, now: Date, renewedTo: Date): Promise<Date | undefined>;
  /** Counts a failed attempt that was not caused by an outage. Returns the number of failures. */
  countFailure(id: MapId): Promise<number>;
  /** The number of maps in progress that have failed at least this often. */
  countStuck(leastFailures: number): Promise<number>;
  /** Maps of all users, newest first. */
  survey(filter: MapFilter): Promise<readonly MapOverview[]>;
  /**
   * Sets the failures of a map in progress to zero. Returns false, and changes nothing, if it is complete or does not
   * exist.
   */
  forgiveFailures(id: MapId): Promise<boolean>;
}
