import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { AssessmentDraftStore } from '../../../../application/ports/assessment-draft-store.ts';
import type { AssessmentDraft } from '../../../../domain/scoring/draft.ts';
import type { UserId } from '../../../../domain/sessions/user.ts';
import type { Connection } from './connection.ts';

export const AssessmentDraftRow = defineEntity({
  name: 'AssessmentDraftRow',
  tableName: 'assessment_draft',
  properties: {
    userId: p.bigint('number').primary(),
    responses: p.json<AssessmentDraft['responses']>().columnType('json'),
    itemBankVersion: p.text(),
    firstSaveCount: p.integer(),
    savedAt: p.datetime(3),
    activeMs: p.bigint('number'),
    isTimed: p.boolean(),
  },
});

export class PostgresAssessmentDraftStore implements AssessmentDraftStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async find(userId: UserId): Promise<AssessmentDraft | undefined> {
    const row = await this.#connection.run((em) =>
      em.findOne(AssessmentDraftRow, { userId }, { disableIdentityMap: true }),
    );
    return row === null ? undefined : fromRow(row);
  }

  async replace(userId: UserId, draft: AssessmentDraft): Promise<void> {
    const row = toRow(userId, draft);
    await this.#connection.run((em) => em.upsert(AssessmentDraftRow, row, { disableIdentityMap: true }));
  }

  async discard(userId: UserId): Promise<void> {
    await this.#connection.run((em) => em.nativeDelete(AssessmentDraftRow, { userId }));
  }
}

const toRow = (userId: UserId, draft: AssessmentDraft) => ({
  userId,
  responses: draft.responses,
  itemBankVersion: draft.itemBankVersion,
  firstSaveCount: draft.firstSaveCount,
  savedAt: draft.savedAt,
  activeMs: draft.activeMs,
  isTimed: draft.isTimed,
});

const fromRow = (row: InferEntity<typeof AssessmentDraftRow>): AssessmentDraft => ({
  responses: row.responses,
  itemBankVersion: row.itemBankVersion,
  firstSaveCount: row.firstSaveCount,
  savedAt: row.savedAt,
  activeMs: row.activeMs,
  isTimed: row.isTimed,
});
