import { Err, Ok, type Result } from 'ts-results';
import type { Language } from '../../domain/language.ts';
import { type AssessmentId, completeAssessment } from '../../domain/scoring/assessment-result.ts';
import { activeMsAtSubmission, bankFor } from '../../domain/scoring/draft.ts';
import { parseResponses, type Response, type ResponseFault } from '../../domain/scoring/responses.ts';
import type { UserId } from '../../domain/sessions/user.ts';
import { type IdempotencyRefusal, type IdempotentCall, onceOnly } from '../idempotency/once-only.ts';
import type { Clock } from '../ports/clock.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

interface Submission {
  readonly userId: UserId;
  readonly responses: readonly Response[];
  readonly language: Language;
  readonly call?: IdempotentCall | undefined;
}

export interface ResponsesRefused {
  readonly kind: 'responses_refused';
  readonly faults: readonly ResponseFault[];
}

export type SubmitRefusal = ResponsesRefused | IdempotencyRefusal;

export type SubmitAssessment = ReturnType<typeof makeSubmitAssessment>;

/**
 * Scores all 76 answers, with the bank of the draft if there is one, and keeps them as a result that never changes; the
 * draft goes in the same step.
 */
export const makeSubmitAssessment =
  ({ unitOfWork, clock }: Deps) =>
  (submission: Submission): Promise<Result<AssessmentId, SubmitRefusal>> => {
    const { userId, responses, language, call } = submission;
    return unitOfWork.run(({ assessments, assessmentDrafts, idempotency }) => {
      const now = clock.now();
      return onceOnly<AssessmentId, ResponsesRefused>(idempotency, userId, call, now, async () => {
        const draft = await assessmentDrafts.find(userId);
        const bank = bankFor(draft);
        const answers = parseResponses(bank.items, responses);
        if (answers.isErr()) return Err({ kind: 'responses_refused', faults: answers.error });
        const result = completeAssessment(bank, {
          userId,
          completedAt: now,
          language,
          answers: answers.value,
          activeMs: activeMsAtSubmission(draft, bank.items.length, now),
        });
        const id = await assessments.add(result);
        await assessmentDrafts.discard(userId);
        return Ok(id);
      });
    });
  };
