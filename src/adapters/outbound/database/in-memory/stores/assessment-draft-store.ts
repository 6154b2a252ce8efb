import type { AssessmentDraftStore } from '#application/ports/stores/assessment-draft-store.ts';
import type { AssessmentDraft } from '#domain/scoring/draft.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { InMemoryConnection } from '../database.ts';
import { requireUser } from '../tables.ts';

export class InMemoryAssessmentDraftStore implements AssessmentDraftStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  find(userId: UserId): Promise<AssessmentDraft | undefined> {
    return this.#connection.run((tables) => tables.assessmentDrafts.get(userId));
  }

  replace(userId: UserId, draft: AssessmentDraft): Promise<void> {
    return this.#connection.run((tables) => {
      requireUser(tables, userId);
      tables.assessmentDrafts.set(userId, draft);
    });
  }

  discard(userId: UserId): Promise<void> {
    return this.#connection.run((tables) => void tables.assessmentDrafts.delete(userId));
  }
}
