import { type ItemBank, itemBank, itemBankOf } from './item-bank.ts';
import type { Answer } from './responses.ts';

/** An assessment begun and not yet submitted, with as much of the time spent on it as the saves show. */
export interface AssessmentDraft {
  /** Any subset of the items, as last sent. */
  readonly responses: readonly Answer[];
  /** The current one when the draft was begun. It stays, whatever is released meanwhile. */
  readonly itemBankVersion: string;
  readonly savedAt: Date;
  /** From the first save to the last, without breaks. */
  readonly activeMs: number;
  /** How many answers the first save brought: the time for them was not seen. */
  readonly firstSaveCount: number;
  /** False once a save brought more than a page of answers: time that nobody saw went into them. */
  readonly isTimed: boolean;
}

/** A longer gap between two saves is a break; so much of it counts as work. */
const longestWorkMs = 60_000;

/** Clients that save as people answer do so at least once a page. */
const answersPerPage = 6;

/** The bank that somebody answers: that of their draft as long as there is one, else the current one. */
export const bankFor = (draft: AssessmentDraft | undefined): ItemBank =>
  draft === undefined ? itemBank : itemBankOf(draft.itemBankVersion);

/** The last save wins and replaces all responses; the time adds up. `responses` belong to the bank for `previous`. */
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
 * The time worked on the assessment, up to the submission of all answers: what was seen, stretched by the share of the
 * answers that the first save brought. Null when more than that was not seen.
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

/** A clock set back counts as no time. */
function activeMsUntil(draft: AssessmentDraft, now: Date): number {
  const gap = now.getTime() - draft.savedAt.getTime();
  return draft.activeMs + Math.min(Math.max(gap, 0), longestWorkMs);
}
