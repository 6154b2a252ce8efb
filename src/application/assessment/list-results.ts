import type { AssessmentResult } from '#domain/scoring/assessment-result.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { AssessmentStore } from '../ports/stores/assessment-store.ts';

interface Deps {
  readonly assessments: AssessmentStore;
}

/** Older results stay stored but are not listed. */
export const historyLimit = 200;

export type ListResults = ReturnType<typeof makeListResults>;

/** The user's own results, newest first. */
export const makeListResults =
  ({ assessments }: Deps) =>
  (userId: UserId): Promise<readonly AssessmentResult[]> =>
    assessments.list(userId, historyLimit);
