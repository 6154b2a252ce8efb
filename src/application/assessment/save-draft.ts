import { Err, Ok, type Result } from 'ts-results';
import { type AssessmentDraft, bankFor, continueDraft } from '#domain/scoring/draft.ts';
import { parseDraftResponses, type Response } from '#domain/scoring/responses.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { Clock } from '../ports/clock.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import type { ResponsesRefused } from './submit-assessment.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'assessmentDrafts'>;
  readonly clock: Clock;
}

export type SaveDraft = ReturnType<typeof makeSaveDraft>;

/**
 * Saves any part of the answers, to continue on any device. The last save replaces the whole draft, but the draft keeps
 * the item bank that it was started with.
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
