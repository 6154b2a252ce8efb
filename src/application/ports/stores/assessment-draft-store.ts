import type { AssessmentDraft } from '#domain/scoring/draft.ts';
import type { UserId } from '#domain/sessions/user.ts';

/** Each user has at most one draft. */
export interface AssessmentDraftStore {
  find(userId: UserId): Promise<AssessmentDraft | undefined>;
  /** The last write wins. */
  replace(userId: UserId, draft: AssessmentDraft): Promise<void>;
  discard(userId: UserId): Promise<void>;
}
