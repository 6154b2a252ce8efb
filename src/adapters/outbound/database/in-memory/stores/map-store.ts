import type {
  MapFilter,
  MapOverview,
  MapStore,
  MapSubmitted,
  MapSummary,
  PlanProgress,
} from '#application/ports/stores/map-store.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type {
  MapId,
  MapStage,
  SituationMap,
  SubmittedMap,
  Submission,
} from '#domain/situation-map/situation-map.ts';
import type { InMemoryConnection } from '../database.ts';
import { type MapRow, nextId, requireUser, type Tables } from '../tables.ts';

export class InMemoryMapStore implements MapStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  submit(submission: Submission): Promise<MapSubmitted> {
    return this.#connection.run((tables) => {
      requireUser(tables, submission.userId);
      requireAssessment(tables, submission);
      const running = ownMaps(tables, submission.userId).find(isInProgress);
      if (running !== undefined) return { state: 'in_progress', mapId: running.id };
      const id = nextId(tables, 'maps') as MapId;
      const map: SubmittedMap = { id, submission, stage: 'submitted' };
      tables.maps.set(id, { map, failures: 0 });
      return { state: 'submitted', map };
    });
  }

  find(id: MapId): Promise<SituationMap | undefined> {
    return this.#connection.run(({ maps }) => maps.get(id)?.map);
  }

  findOwn(userId: UserId, id: MapId): Promise<SituationMap | undefined> {
    return this.#connection.run((tables) => ownRow(tables, userId, id)?.map);
  }

  list(userId: UserId, limit: number): Promise<readonly MapSummary[]> {
    return this.#connection.run((tables) =>
      ownMaps(tables, userId).toSorted(newestFirst).slice(0, limit).map(summaryOf),
    );
  }

  findProgress(userId: UserId, id: MapId): Promise<PlanProgress | undefined> {
    return this.#connection.run((tables) => ownRow(tables, userId, id)?.progress);
  }

  saveProgress(userId: UserId, id: MapId, progress: PlanProgress): Promise<void> {
    return this.#connection.run((tables) => {
      const row = ownRow(tables, userId, id);
      if (row !== undefined) tables.maps.set(id, { ...row, progress });
    });
  }

  advance(from: MapStage, next: Exclude<SituationMap, SubmittedMap>): Promise<boolean> {
    return this.#connection.run(({ maps }) => {
      const row = maps.get(next.id);
      if (row?.map.stage !== from) return false;
      maps.set(next.id, { ...row, map: { ...next, submission: row.map.submission } });
      return true;
    });
  }

  renewReportLink(id: MapId, now: Date, renewedTo: Date): Promise<Date | undefined> {
    return this.#connection.run(({ maps }) => {
      const row = maps.get(id);
      if (row?.map.stage !== 'complete') return undefined;
      if (now < row.map.reportExpiresAt) return row.map.reportExpiresAt;
      maps.set(id, { ...row, map: { ...row.map, reportExpiresAt: renewedTo } });
      return renewedTo;
    });
  }

  countFailure(id: MapId): Promise<number> {
    return this.#connection.run(({ maps }) => {
      const row = maps.get(id);
      if (row === undefined) return 0;
      maps.set(id, { ...row, failures: row.failures + 1 });
      return row.failures + 1;
    });
  }

  findExisting(ids: readonly MapId[]): Promise<ReadonlySet<MapId>> {
    return this.#connection.run(({ maps }) => new Set(ids.filter((id) => maps.has(id))));
  }

  countStuck(leastFailures: number): Promise<number> {
    return this.#connection.run(
      ({ maps }) => [...maps.values()].filter((row) => isStuck(row, leastFailures)).length,
    );
  }

  survey({ userId, leastFailures, limit }: MapFilter): Promise<readonly MapOverview[]> {
    return this.#connection.run((tables) =>
      [...tables.maps.values()]
        .filter(({ map }) => userId === undefined || map.submission.userId === userId)
        .filter((row) => leastFailures === undefined || isStuck(row, leastFailures))
        .toSorted((a, b) => newestFirst(a.map, b.map))
        .slice(0, limit)
        .map((row) => overviewOf(row, tables)),
    );
  }

  forgiveFailures(id: MapId): Promise<boolean> {
    return this.#connection.run(({ maps }) => {
      const row = maps.get(id);
      if (row === undefined || !isInProgress(row.map)) return false;
      maps.set(id, { ...row, failures: 0 });
      return true;
    });
  }
}

function requireAssessment(tables: Tables, { assessmentId }: Submission): void {
  if (assessmentId !== null && !tables.assessments.has(assessmentId)) {
    throw new Error('The foreign key names no assessment.');
  }
}

const ownMaps = (tables: Tables, userId: UserId): readonly SituationMap[] =>
  [...tables.maps.values()].map(({ map }) => map).filter((map) => map.submission.userId === userId);

const isInProgress = ({ stage }: SituationMap): boolean => stage !== 'complete';

const isStuck = ({ map, failures }: MapRow, leastFailures: number): boolean =>
  isInProgress(map) && failures >= leastFailures;

function overviewOf({ map, failures }: MapRow, { users }: Tables): MapOverview {
  const { id, stage, submission } = map;
  const { userId, submittedAt } = submission;
  return { id, userId, address: users.get(userId)?.email.address ?? '', stage, failures, submittedAt };
}

const newestFirst = (a: SituationMap, b: SituationMap): number =>
  b.submission.submittedAt.getTime() - a.submission.submittedAt.getTime() || b.id - a.id;

const summaryOf = (map: SituationMap): MapSummary => ({
  id: map.id,
  submittedAt: map.submission.submittedAt,
  completed: map.stage === 'complete' ? { at: map.completedAt, topNature: map.profile.topNature } : undefined,
});

function ownRow({ maps }: Tables, userId: UserId, id: MapId): MapRow | undefined {
  const row = maps.get(id);
  return row?.map.submission.userId === userId ? row : undefined;
}
