import type {
  AssessmentId,
  AssessmentResult,
  CompletedAssessment,
} from '../../domain/scoring/assessment-result.ts';
import type { UserId } from '../../domain/sessions/user.ts';

/** Results are written once and never change. "Newest" is by completion, then by id. */
export interface AssessmentStore {
  add(result: CompletedAssessment): Promise<AssessmentId>;
  findLatest(userId: UserId): Promise<AssessmentResult | undefined>;
  /** The result, only if it is the user's own. */
  find(userId: UserId, id: AssessmentId): Promise<AssessmentResult | undefined>;
  /** The user's newest result before that one. */
  findPrevious(result: AssessmentResult): Promise<AssessmentResult | undefined>;
  /** Newest first, at most `limit`. */
  list(userId: UserId, limit: number): Promise<readonly AssessmentResult[]>;
}
