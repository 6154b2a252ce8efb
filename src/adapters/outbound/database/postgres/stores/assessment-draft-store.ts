import type { AssessmentDraftStore } from '#application/ports/stores/assessment-draft-store.ts';
import type { AssessmentDraft } from '#domain/scoring/draft.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { type Connection, millisecondsOf, type Statement } from '../connection/connection.ts';

interface DraftRow {
  readonly responses: string;
  readonly item_bank_version: string;
  readonly first_save_count: number;
  readonly saved_ms: number;
  readonly active_ms: number;
  readonly is_timed: boolean;
}

const find: Statement = {
  name: 'find-assessment-draft',
  text: `
    select responses::text as responses, item_bank_version, first_save_count, ${millisecondsOf('saved_at')} as saved_ms,
      active_ms::float8 as active_ms, is_timed
    from assessment_draft where user_id = $1`,
};

const replace: Statement = {
  name: 'replace-assessment-draft',
  text: `
    insert into assessment_draft (user_id, responses, item_bank_version, first_save_count, saved_at, active_ms, is_timed)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (user_id) do update set responses = excluded.responses, item_bank_version = excluded.item_bank_version,
      first_save_count = excluded.first_save_count, saved_at = excluded.saved_at, active_ms = excluded.active_ms,
      is_timed = excluded.is_timed`,
};

const discard: Statement = {
  name: 'discard-assessment-draft',
  text: 'delete from assessment_draft where user_id = $1',
};

export class PostgresAssessmentDraftStore implements AssessmentDraftStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async find(userId: UserId): Promise<AssessmentDraft | undefined> {
    const [row] = await this.#connection.query<DraftRow>(find, [userId]);
    return row && draftOf(row);
  }

  async replace(userId: UserId, draft: AssessmentDraft): Promise<void> {
    await this.#connection.query(replace, [
      userId,
      JSON.stringify(draft.responses),
      draft.itemBankVersion,
      draft.firstSaveCount,
      draft.savedAt,
      draft.activeMs,
      draft.isTimed,
    ]);
  }

  async discard(userId: UserId): Promise<void> {
    await this.#connection.query(discard, [userId]);
  }
}

const draftOf = (row: DraftRow): AssessmentDraft => ({
  responses: JSON.parse(row.responses) as AssessmentDraft['responses'],
  itemBankVersion: row.item_bank_version,
  firstSaveCount: row.first_save_count,
  savedAt: new Date(row.saved_ms),
  activeMs: row.active_ms,
  isTimed: row.is_timed,
});
