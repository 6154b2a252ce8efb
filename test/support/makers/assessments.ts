import { type CompletedAssessment, completeAssessment } from '#domain/scoring/assessment-result.ts';
import type { AssessmentDraft } from '#domain/scoring/draft.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { parseResponses } from '#domain/scoring/responses.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { expectOk } from '../expect-ok.ts';

export function aCompletedAssessment(userId: UserId, completedAt: Date): CompletedAssessment {
  const responses = itemBank.items.map(({ id }) => ({ itemId: id, value: (id % 5) + 1 }));
  const answers = expectOk(parseResponses(itemBank.items, responses));
  return completeAssessment(itemBank, { userId, completedAt, language: 'fr', answers, activeMs: 421_000 });
}

export const aDraft = (savedAt: Date): AssessmentDraft => ({
  responses: [
    { itemId: 7, value: 5 },
    { itemId: 3, value: 1 },
  ],
  itemBankVersion: itemBank.version,
  firstSaveCount: 5,
  savedAt,
  activeMs: 60_000,
  isTimed: true,
});
