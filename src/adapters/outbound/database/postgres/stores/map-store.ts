import type {
  MapFilter,
  MapOverview,
  MapStore,
  MapSubmitted,
  MapSummary,
  PlanProgress,
} from '#application/ports/stores/map-store.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { MapId, MapStage, SituationMap, Submission } from '#domain/situation-map/situation-map.ts';
import { type Connection, millisecondsOf, type Statement } from '../connection/connection.ts';
import {
  type Advanced,
  advancedValues,
  type IdRow,
  mapColumns,
  mapOf,
  type MapRow,
  overviewOf,
  type OverviewRow,
  progressOf,
  type ProgressRow,
  submissionValues,
  submittedMap,
  summaryOf,
  type SummaryRow,
} from './map-row.ts';

const submit: Statement = {
  name: 'submit-map',
  text: `
    insert into situation_map (user_id, submitted_at, language, assessment_id, intake, shelf)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (user_id) where stage <> 'complete' do nothing
    returning id::float8 as id`,
};

const findInProgress: Statement = {
  name: 'find-map-in-progress',
  text: `select id::float8 as id from situation_map where user_id = $1 and stage <> 'complete'`,
};

const find: Statement = {
  name: 'find-map',
  text: `select ${mapColumns} from situation_map where id = $1`,
};

/** A prepared statement without the ORM, because pages repeat this request until the map is complete. */
const findOwn: Statement = {
  name: 'find-own-map',
  text: `select ${mapColumns} from situation_map where id = $2 and user_id = $1`,
};

const list: Statement = {
  name: 'list-maps',
  text: `
    select id::float8 as id, ${millisecondsOf('submitted_at')} as submitted_ms,
      ${millisecondsOf('completed_at')} as completed_ms, profile->>'topNature' as top_nature
    from situation_map where user_id = $1
    order by submitted_at desc, id desc
    limit $2`,
};

const findProgress: Statement = {
  name: 'find-plan-progress',
  text: `select plan_progress::text as progress from situation_map where id = $2 and user_id = $1`,
};

const saveProgress: Statement = {
  name: 'save-plan-progress',
  text: `update situation_map set plan_progress = $3 where id = $2 and user_id = $1`,
};

const advance: Statement = {
  name: 'advance-map',
  text: `
    update situation_map
    set stage = $3, profile = $4, narrative = $5, pdf_key = $6, completed_at = $7, report_expires_at = $8
    where id = $1 and stage = $2
    returning id`,
};

/** Of two simultaneous calls, the second waits and then sees the expiry that the first has stored. */
const renewReportLink: Statement = {
  name: 'renew-report-link',
  text: `
    update situation_map
    set report_expires_at = case when report_expires_at > $2 then report_expires_at else $3 end
    where id = $1 and stage = 'complete'
    returning ${millisecondsOf('report_expires_at')} as expires_ms`,
};

const countFailure: Statement = {
  name: 'count-failure-of-map',
  text: 'update situation_map set failures = failures + 1 where id = $1 returning failures',
};

const findExisting: Statement = {
  name: 'find-existing-maps',
  text: `select id::float8 as id from situation_map where id = any(string_to_array($1, ',')::bigint[])`,
};

const countStuck: Statement = {
  name: 'count-stuck-maps',
  text: `
    select count(*)::int as count from situation_map where stage <> 'complete' and failures >= $1`,
};

const survey: Statement = {
  name: 'survey-maps',
  text: `
    select m.id::float8 as id, m.user_id::float8 as user_id, u.email, m.stage, m.failures,
      ${millisecondsOf('m.submitted_at')} as submitted_ms
    from situation_map m join app_user u on u.id = m.user_id
    where ($1::bigint is null or m.user_id = $1)
      and ($2::integer is null or (m.stage <> 'complete' and m.failures >= $2))
    order by m.submitted_at desc, m.id desc
    limit $3`,
};

const forgiveFailures: Statement = {
  name: 'forgive-failures-of-map',
  text: `update situation_map set failures = 0 where id = $1 and stage <> 'complete' returning id`,
};

export class PostgresMapStore implements MapStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Tries again if the map in progress was completed before it could be read. */
  async submit(submission: Submission): Promise<MapSubmitted> {
    for (;;) {
      const [submitted] = await this.#connection.query<IdRow>(submit, submissionValues(submission));
      if (submitted) return { state: 'submitted', map: submittedMap(submitted.id, submission) };
      const [running] = await this.#connection.query<IdRow>(findInProgress, [submission.userId]);
      if (running) return { state: 'in_progress', mapId: running.id as MapId };
    }
  }

  async find(id: MapId): Promise<SituationMap | undefined> {
    const [row] = await this.#connection.query<MapRow>(find, [id]);
    return row && mapOf(row);
  }

  async findOwn(userId: UserId, id: MapId): Promise<SituationMap | undefined> {
    const [row] = await this.#connection.query<MapRow>(findOwn, [userId, id]);
    return row && mapOf(row);
  }

  async list(userId: UserId, limit: number): Promise<readonly MapSummary[]> {
    const rows = await this.#connection.query<SummaryRow>(list, [userId, limit]);
    return rows.map(summaryOf);
  }

  async findProgress(userId: UserId, id: MapId): Promise<PlanProgress | undefined> {
    const [row] = await this.#connection.query<ProgressRow>(findProgress, [userId, id]);
    return row && progressOf(row);
  }

  async saveProgress(userId: UserId, id: MapId, progress: PlanProgress): Promise<void> {
    await this.#connection.query(saveProgress, [userId, id, JSON.stringify(progress)]);
  }

  async advance(from: MapStage, next: Advanced): Promise<boolean> {
    const advanced = await this.#connection.query(advance, [next.id, from, ...advancedValues(next)]);
    return advanced.length === 1;
  }

  async renewReportLink(id: MapId, now: Date, renewedTo: Date): Promise<Date | undefined> {
    const values = [id, now, renewedTo];
    const [link] = await this.#connection.query<{ readonly expires_ms: number }>(renewReportLink, values);
    return link && new Date(link.expires_ms);
  }

  async countFailure(id: MapId): Promise<number> {
    const [row] = await this.#connection.query<{ readonly failures: number }>(countFailure, [id]);
    return row?.failures ?? 0;
  }

  async findExisting(ids: readonly MapId[]): Promise<ReadonlySet<MapId>> {
    const rows = await this.#connection.query<{ readonly id: MapId }>(findExisting, [ids.join(',')]);
    return new Set(rows.map(({ id }) => id));
  }

  async countStuck(leastFailures: number): Promise<number> {
    const [row] = await this.#connection.query<{ readonly count: number }>(countStuck, [leastFailures]);
    return row?.count ?? 0;
  }

  async survey({ userId, leastFailures, limit }: MapFilter): Promise<readonly MapOverview[]> {
    const values = [userId ?? null, leastFailures ?? null, limit];
    return (await this.#connection.query<OverviewRow>(survey, values)).map(overviewOf);
  }

  async forgiveFailures(id: MapId): Promise<boolean> {
    return (await this.#connection.query(forgiveFailures, [id])).length === 1;
  }
}
