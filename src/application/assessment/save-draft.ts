import { Err, Ok, type Result } from 'ts-results';
import { type AssessmentDraft, continueDraft } from '../../domain/scoring/draft.ts';
import { itemBank } from '../../domain/scoring/item-bank.ts';
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

/** Keeps any subset of the answers for later, on any device. The last save wins and replaces the whole. */
export const makeSaveDraft =
  ({ unitOfWork, clock }: Deps) =>
  async (
    userId: UserId,
    responses: readonly Response[],
  ): Promise<Result<AssessmentDraft, ResponsesRefused>> => {
    const answers = parseDraftResponses(itemBank.items, responses);
    if (answers.isErr()) return Err({ kind: 'responses_refused', faults: answers.error });
    return unitOfWork.run(async ({ assessmentDrafts }) => {
      const previous = await assessmentDrafts.find(userId);
      const draft = continueDraft(previous, answers.value, itemBank.version, clock.now());
      await assessmentDrafts.replace(userId, draft);
      return Ok(draft);
    });
  };
