import type { AssessmentStore } from '#application/ports/stores/assessment-store.ts';
import type { Language } from '#domain/language.ts';
import type {
  AssessmentId,
  AssessmentResult,
  CompletedAssessment,
} from '#domain/scoring/assessment-result.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { type Connection, millisecondsOf, type Statement } from '../connection/connection.ts';

/**
 * Columns of types that need no conversion. Documents are read as text, which keeps the canonical order of their keys.
 */
const columns = `
  id::float8 as id, user_id::float8 as user_id, ${millisecondsOf('completed_at')} as completed_ms, language,
  item_bank_version, scoring_version, top_nature, natures::text as natures, intelligences::text as intelligences,
  answers::text as answers, active_ms::float8 as active_ms`;

interface AssessmentRow {
  readonly id: number;
  readonly user_id: number;
  readonly completed_ms: number;
  readonly language: Language;
  readonly item_bank_version: string;
  readonly scoring_version: string;
  readonly top_nature: Nature;
  readonly natures: string;
  readonly intelligences: string;
  readonly answers: string;
  readonly active_ms: number | null;
}

const add: Statement = {
  name: 'add-assessment',
  text: `
    insert into assessment (user_id, completed_at, language, item_bank_version, scoring_version, top_nature,
      natures, intelligences, answers, active_ms)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    returning id::float8 as id`,
};

const find: Statement = {
  name: 'find-assessment',
  text: `select ${columns} from assessment where user_id = $1 and id = $2`,
};

const list: Statement = {
  name: 'list-assessments',
  text: `select ${columns} from assessment where user_id = $1 order by completed_at desc, id desc limit $2`,
};

const listOlder: Statement = {
  name: 'list-older-assessments',
  text: `
    select ${columns} from assessment where user_id = $1 and (completed_at, id) < ($3, $4)
    order by completed_at desc, id desc limit $2`,
};

export class PostgresAssessmentStore implements AssessmentStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async add(result: CompletedAssessment): Promise<AssessmentId> {
    const [row] = await this.#connection.query<Pick<AssessmentRow, 'id'>>(add, [
      result.userId,
      result.completedAt,
      result.language,
      result.itemBankVersion,
      result.scoringVersion,
      result.topNature,
      JSON.stringify(result.natures),
      JSON.stringify(result.intelligences),
      JSON.stringify(result.answers),
      result.activeMs,
    ]);
    if (row === undefined) throw new Error('The database returned no id.');
    return row.id as AssessmentId;
  }

  async findLatest(userId: UserId): Promise<AssessmentResult | undefined> {
    const [latest] = await this.list(userId, 1);
    return latest;
  }

  async find(userId: UserId, id: AssessmentId): Promise<AssessmentResult | undefined> {
    const [found] = await this.#read(find, [userId, id]);
    return found;
  }

  async findPrevious(result: AssessmentResult): Promise<AssessmentResult | undefined> {
    const [previous] = await this.list(result.userId, 1, result);
    return previous;
  }

  list(userId: UserId, limit: number, olderThan?: AssessmentResult): Promise<readonly AssessmentResult[]> {
    return olderThan === undefined
      ? this.#read(list, [userId, limit])
      : this.#read(listOlder, [userId, limit, olderThan.completedAt, olderThan.id]);
  }

  async #read(statement: Statement, values: readonly unknown[]): Promise<readonly AssessmentResult[]> {
    const rows = await this.#connection.query<AssessmentRow>(statement, values);
    return rows.map(fromRow);
  }
}

const fromRow = (row: AssessmentRow): AssessmentResult => ({
  id: row.id as AssessmentId,
  userId: row.user_id as UserId,
  completedAt: new Date(row.completed_ms),
  language: row.language,
  itemBankVersion: row.item_bank_version,
  scoringVersion: row.scoring_version,
  topNature: row.top_nature,
  natures: JSON.parse(row.natures) as AssessmentResult['natures'],
  intelligences: JSON.parse(row.intelligences) as AssessmentResult['intelligences'],
  answers: JSON.parse(row.answers) as AssessmentResult['answers'],
  activeMs: row.active_ms,
});
