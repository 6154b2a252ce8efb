import type { AssessmentDraft } from '../../domain/scoring/draft.ts';
import type { UserId } from '../../domain/sessions/user.ts';

/** One draft a user. */
export interface AssessmentDraftStore {
  find(userId: UserId): Promise<AssessmentDraft | undefined>;
  /** Last write wins. */
  replace(userId: UserId, draft: AssessmentDraft): Promise<void>;
  discard(userId: UserId): Promise<void>;
}
