import { Err, Ok, type Result } from 'ts-results';
import { type AssessmentDraft, bankFor, continueDraft } from '../../domain/scoring/draft.ts';
import { parseDraftResponses, type Response } from '../../domain/scoring/responses.ts';
import type { UserId } from '../../domain/sessions/user.ts';
import type { Clock } from '../ports/clock.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import type { ResponsesRefused } from './submit-assessment.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

export type SaveDraft = ReturnType<typeof makeSaveDraft>;

/**
 * Keeps any subset of the answers for later, on any device. The last save wins and replaces the whole, but the draft stays
 * with the bank it was begun with.
 */
export const makeSaveDraft =
  ({ unitOfWork, clock }: Deps) =>
  (userId: UserId, responses: readonly Response[]): Promise<Result<AssessmentDraft, ResponsesRefused>> =>
    unitOfWork.run(async ({ assessmentDrafts }) => {
      const previous = await assessmentDrafts.find(userId);
      const answers = parseDraftResponses(bankFor(previous).items, responses);
      if (answers.isErr()) return Err({ kind: 'responses_refused', faults: answers.error });
      const draft = continueDraft(previous, answers.value, clock.now());
      await assessmentDrafts.replace(userId, draft);
      return Ok(draft);
    });
