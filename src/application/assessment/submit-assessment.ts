import { Err, Ok, type Result } from 'ts-results';
import type { Language } from '#domain/language.ts';
import { type AssessmentId, completeAssessment } from '#domain/scoring/assessment-result.ts';
import { activeMsAtSubmission, bankFor } from '#domain/scoring/draft.ts';
import { parseResponses, type Response, type ResponseFault } from '#domain/scoring/responses.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { type IdempotencyRefusal, type IdempotentCall, onceOnly } from '../idempotency/once-only.ts';
import { type Point, withPoint } from '../limits/with-point.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'assessmentDrafts' | 'assessments' | 'idempotency'>;
  readonly rateLimiter: RateLimiter;
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

export type SubmitRefusal = ResponsesRefused | RateLimited | IdempotencyRefusal;

export type SubmitAssessment = ReturnType<typeof makeSubmitAssessment>;

/**
 * Scores all 76 answers, with the item bank of the draft if there is one, and stores them as a result that never
 * changes. Deletes the draft in the same unit of work.
 */
export const makeSubmitAssessment = (deps: Deps) => {
  const submit = makeSubmit(deps);
  return (submission: Submission): Promise<Result<AssessmentId, SubmitRefusal>> =>
    withPoint(deps.rateLimiter, 'submissions_per_user', String(submission.userId), (point) =>
      submit(submission, point),
    );
};

/** A repeated request gets its earlier response even if the limit is used up. Only a new result counts. */
const makeSubmit =
  ({ unitOfWork, clock }: Deps) =>
  async ({ userId, responses, language, call }: Submission, { refusal, spend }: Point) =>
    unitOfWork.run<AssessmentId, SubmitRefusal>(({ assessments, assessmentDrafts, idempotency }) => {
      const now = clock.now();
      return onceOnly<AssessmentId, SubmitRefusal>(idempotency, userId, call, now, async () => {
        if (refusal !== undefined) return Err(refusal);
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
        spend();
        return Ok(id);
      });
    });
