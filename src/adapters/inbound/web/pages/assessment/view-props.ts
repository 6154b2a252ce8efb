import type { Answering } from './use-answers.ts';

export type Texts = typeof import('../../texts/en/assessment.json');

/** What every view of the assessment is given. */
export interface ViewProps extends Answering {
  readonly texts: Texts;
}
