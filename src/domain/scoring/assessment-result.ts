import type { Language } from '../language.ts';
import type { UserId } from '../sessions/user.ts';
import type { Answers, ScoredItem } from './responses.ts';
import { scoreAnswers, scoringVersion, type Scores } from './score.ts';

declare const assessmentId: unique symbol;
export type AssessmentId = number & { readonly [assessmentId]: true };

/** A result without its id, which it gets when it is stored. */
export interface CompletedAssessment extends Scores {
  readonly userId: UserId;
  readonly completedAt: Date;
  /** The language in which the statements were read. */
  readonly language: Language;
  readonly itemBankVersion: string;
  readonly scoringVersion: string;
  readonly answers: Answers;
  /** Working time in milliseconds; null if it could not be measured. */
  readonly activeMs: number | null;
}

/** A completed assessment, which never changes. The answers and both versions explain the scores. */
export interface AssessmentResult extends CompletedAssessment {
  readonly id: AssessmentId;
}

/** The part of an item bank that scoring needs. */
export interface ScoredBank {
  readonly version: string;
  readonly items: readonly ScoredItem[];
}

export type Completion = Pick<
  CompletedAssessment,
  'userId' | 'completedAt' | 'language' | 'answers' | 'activeMs'
>;

/** Scores the answers, which must have been parsed with the items of the same bank. */
export const completeAssessment = (bank: ScoredBank, completion: Completion): CompletedAssessment => ({
  ...completion,
  ...scoreAnswers(bank.items, completion.answers),
  itemBankVersion: bank.version,
  scoringVersion,
});
