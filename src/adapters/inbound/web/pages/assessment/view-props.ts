import type { AssessmentResult, Statement } from '#adapters/inbound/web/api/api-types.ts';
import type { Answer } from '#adapters/inbound/web/api/call.ts';
import type { Keeping } from '#adapters/inbound/web/drafts/draft-keeper.ts';
import type { Begun } from './load-begun.ts';

export type Texts = typeof import('#adapters/inbound/web/texts/en/assessment.json');

export interface Answering extends Begun {
  /** Statements without an answer, in the order of the pages. */
  readonly open: readonly Statement[];
  readonly choose: (id: number, value: number) => void;
  readonly discard: () => Promise<Answer<unknown>>;
  /**
   * Absent without a login: then the answers are on this device only, and the person needs to give an address for the
   * result.
   */
  readonly account?: {
    readonly keeping: Keeping;
    readonly submit: () => Promise<Answer<Pick<AssessmentResult, 'assessment_id'>>>;
  };
}

/** The props of every view of the assessment. */
export interface ViewProps extends Answering {
  readonly texts: Texts;
}
