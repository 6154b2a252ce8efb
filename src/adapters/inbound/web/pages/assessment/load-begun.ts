import type { Progress, Statement } from '../../api/api-types.ts';
import type { Answer } from '../../api/call.ts';
import { unsentDraft } from '../../drafts/use-draft-keeper.ts';
import { call } from '../../session/session.ts';
import { type Answers, answersIn } from './answers.ts';

/** How far somebody has come with the assessment. */
export interface Begun {
  readonly statements: readonly Statement[];
  readonly answers: Answers;
  /** Whether the server lacks some of them. */
  readonly hasUnsent: boolean;
  readonly latest: Progress['latest_assessment'];
}

/** From the server, under what this device could not send. A draft is asked for only where there is one. */
export async function loadBegun(userId: number): Promise<Answer<Begun>> {
  // Read first: what is on its way to the server right now is then found here or there.
  const unsent = unsentDraft('answers', userId) as Answers | undefined;
  const progress = await call('GET /me/progress');
  if (!progress.ok) return progress;
  const { assessment_draft: begun, latest_assessment: latest } = progress.data;
  const draft = begun === null ? undefined : await call('GET /assessments/draft');
  if (draft?.ok === false) return draft;
  const items = await loadStatements(draft?.data.item_bank_version);
  if (!items.ok) return items;
  const answers = { ...answersIn(draft?.data.responses ?? []), ...unsent };
  return { ...items, data: { statements: items.data, answers, hasUnsent: unsent !== undefined, latest } };
}

/** A draft goes on with the statements that it was begun with; without a `version` they are the current ones. */
export const loadStatements = (version?: string): Promise<Answer<readonly Statement[]>> =>
  call('GET /assessments/items', { query: version === undefined ? {} : { version } });
