import { type ItemBank, itemBank, itemBankOf } from './item-bank.ts';
import type { Answer } from './responses.ts';

/** An assessment that was started but not submitted, with the working time that can be derived from its saves. */
export interface AssessmentDraft {
  /** Any subset of the items, as last sent. */
  readonly responses: readonly Answer[];
  /** The current bank when the draft was started. It stays, even if a newer bank is released. */
  readonly itemBankVersion: string;
  readonly savedAt: Date;
  /** From the first save to the last, without breaks. */
  readonly activeMs: number;
  /** The number of answers in the first save: the time for them could not be measured. */
  readonly firstSaveCount: number;
  /**
   * False after a single save with more than a page of new answers, because the time for those could not be measured.
   */
  readonly isTimed: boolean;
}

/** A longer gap between two saves is a break; only this much of it counts as work. */
const longestWorkMs = 60_000;

/** Clients that save during the assessment save at least once per page. */
const answersPerPage = 6;

/** The bank to answer: that of the draft, if there is one, otherwise the current one. */
export const bankFor = (draft: AssessmentDraft | undefined): ItemBank =>
  draft === undefined ? itemBank : itemBankOf(draft.itemBankVersion);

/**
 * Replaces all responses by those of the last save and adds up the time. `responses` must belong to the bank for
 * `previous`.
 */
export function continueDraft(
  previous: AssessmentDraft | undefined,
  responses: readonly Answer[],
  now: Date,
): AssessmentDraft {
  return {
    responses,
    itemBankVersion: bankFor(previous).version,
    savedAt: now,
    activeMs: previous === undefined ? 0 : activeMsUntil(previous, now),
    firstSaveCount: previous?.firstSaveCount ?? responses.length,
    isTimed: (previous?.isTimed ?? true) && bringsOnePageAtMost(previous, responses.length),
  };
}

/**
 * The working time up to the submission of all answers: the measured time, extended by the share of the answers that
 * came with the first save. Null if more than that could not be measured.
 */
export function activeMsAtSubmission(
  draft: AssessmentDraft | undefined,
  answerCount: number,
  now: Date,
): number | null {
  if (!draft?.isTimed || !bringsOnePageAtMost(draft, answerCount)) return null;
  const timedAnswers = Math.max(answerCount - draft.firstSaveCount, 1);
  return Math.round((activeMsUntil(draft, now) * answerCount) / timedAnswers);
}

const bringsOnePageAtMost = (draft: AssessmentDraft | undefined, answerCount: number): boolean =>
  answerCount - (draft?.responses.length ?? 0) <= answersPerPage;

/** A clock that was set back counts as no time. */
function activeMsUntil(draft: AssessmentDraft, now: Date): number {
  const gap = now.getTime() - draft.savedAt.getTime();
  return draft.activeMs + Math.min(Math.max(gap, 0), longestWorkMs);
}
