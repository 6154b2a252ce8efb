import type {
  AssessmentId,
  AssessmentResult,
  CompletedAssessment,
} from '#domain/scoring/assessment-result.ts';
import type { UserId } from '#domain/sessions/user.ts';

/** Results are stored once and never change. "Newest" is by time of completion, then by id. */
export interface AssessmentStore {
  add(result: CompletedAssessment): Promise<AssessmentId>;
  findLatest(userId: UserId): Promise<AssessmentResult | undefined>;
  /** The result, if it belongs to the user. */
  find(userId: UserId, id: AssessmentId): Promise<AssessmentResult | undefined>;
  /** The user's last result before this one. */
  findPrevious(result: AssessmentResult): Promise<AssessmentResult | undefined>;
  /** Newest first, at most `limit`; only results before `olderThan` if it is given. */
  list(userId: UserId, limit: number, olderThan?: AssessmentResult): Promise<readonly AssessmentResult[]>;
}
