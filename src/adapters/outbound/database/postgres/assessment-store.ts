import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { AssessmentStore } from '../../../../application/ports/assessment-store.ts';
import type { Language } from '../../../../domain/language.ts';
import type {
  AssessmentId,
  AssessmentResult,
  CompletedAssessment,
} from '../../../../domain/scoring/assessment-result.ts';
import type { Nature } from '../../../../domain/scoring/dimensions.ts';
import type { UserId } from '../../../../domain/sessions/user.ts';
import type { Connection } from './connection.ts';

/** `json`, not `jsonb`: the canonical order of the keys is kept. */
export const AssessmentRow = defineEntity({
  name: 'AssessmentRow',
  tableName: 'assessment',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    userId: p.bigint('number'),
    completedAt: p.datetime(3),
    language: p.text().$type<Language>(),
    itemBankVersion: p.text(),
    scoringVersion: p.text(),
    topNature: p.text().$type<Nature>(),
    natures: p.json<AssessmentResult['natures']>().columnType('json'),
    intelligences: p.json<AssessmentResult['intelligences']>().columnType('json'),
    answers: p.json<AssessmentResult['answers']>().columnType('json'),
    activeMs: p.bigint('number').nullable(),
  },
});

const newestFirst = { completedAt: 'desc', id: 'desc' } as const;

export class PostgresAssessmentStore implements AssessmentStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async add(result: CompletedAssessment): Promise<AssessmentId> {
    const id = await this.#connection.run((em) => em.insert(AssessmentRow, toRow(result)));
    return Number(id) as AssessmentId;
  }

  async findLatest(userId: UserId): Promise<AssessmentResult | undefined> {
    const [latest] = await this.list(userId, 1);
    return latest;
  }

  async find(userId: UserId, id: AssessmentId): Promise<AssessmentResult | undefined> {
    const [found] = await this.#newest({ userId, id }, 1);
    return found;
  }

  async findPrevious({ userId, completedAt, id }: AssessmentResult): Promise<AssessmentResult | undefined> {
    const older = { $or: [{ completedAt: { $lt: completedAt } }, { completedAt, id: { $lt: id } }] };
    const [previous] = await this.#newest({ userId, completedAt: { $lte: completedAt }, ...older }, 1);
    return previous;
  }

  list(userId: UserId, limit: number): Promise<readonly AssessmentResult[]> {
    return this.#newest({ userId }, limit);
  }

  async #newest(where: object, limit: number): Promise<readonly AssessmentResult[]> {
    const options = { orderBy: newestFirst, limit, disableIdentityMap: true };
    const rows = await this.#connection.run((em) => em.find(AssessmentRow, where, options));
    return rows.map(fromRow);
  }
}

const toRow = (result: CompletedAssessment) => ({
  userId: result.userId,
  completedAt: result.completedAt,
  language: result.language,
  itemBankVersion: result.itemBankVersion,
  scoringVersion: result.scoringVersion,
  topNature: result.topNature,
  natures: result.natures,
  intelligences: result.intelligences,
  answers: result.answers,
  activeMs: result.activeMs,
});

const fromRow = (row: InferEntity<typeof AssessmentRow>): AssessmentResult => ({
  id: row.id as AssessmentId,
  userId: row.userId as UserId,
  completedAt: row.completedAt,
  language: row.language,
  itemBankVersion: row.itemBankVersion,
  scoringVersion: row.scoringVersion,
  topNature: row.topNature,
  natures: row.natures,
  intelligences: row.intelligences,
  answers: row.answers,
  activeMs: row.activeMs ?? null,
});
