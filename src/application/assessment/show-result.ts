import type { AssessmentId, AssessmentResult } from '#domain/scoring/assessment-result.ts';
import { breakDown, type DimensionBreakdown } from '#domain/scoring/breakdown.ts';
import { changeBetween, type DimensionChange } from '#domain/scoring/change.ts';
import { itemBankOf } from '#domain/scoring/item-bank.ts';
import { type NaturePattern, naturePatternOf } from '#domain/scoring/nature-pattern.ts';
import { judgeQuality, type AnswerQuality } from '#domain/scoring/quality.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { AssessmentStore } from '../ports/stores/assessment-store.ts';

interface Deps {
  readonly assessments: AssessmentStore;
}

export interface ResultInDetail {
  readonly result: AssessmentResult;
  readonly breakdown: readonly DimensionBreakdown[];
  readonly pattern: NaturePattern;
  readonly quality: AnswerQuality;
  /** Compared with the user's previous result; `null` for the first one. */
  readonly change: readonly DimensionChange[] | null;
}

export type ShowResult = ReturnType<typeof makeShowResult>;

/** One of the user's own results in detail, computed from the stored answers. */
export const makeShowResult =
  ({ assessments }: Deps) =>
  async (userId: UserId, id: AssessmentId): Promise<ResultInDetail | undefined> => {
    const result = await assessments.find(userId, id);
    if (result === undefined) return undefined;
    const previous = await assessments.findPrevious(result);
    const { items } = itemBankOf(result.itemBankVersion);
    return {
      result,
      breakdown: breakDown(items, result.answers),
      pattern: naturePatternOf(items, result.answers),
      quality: judgeQuality(items, result.answers, result.activeMs),
      change: previous === undefined ? null : changeBetween(withItems(previous), withItems(result)),
    };
  };

const withItems = (result: AssessmentResult) => ({
  ...result,
  items: itemBankOf(result.itemBankVersion).items,
});
