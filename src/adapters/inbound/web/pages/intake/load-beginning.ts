import type { Answer } from '#adapters/inbound/web/api/call.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Intake } from './answers.ts';

/** The data that is loaded before the questions are shown. */
export interface Beginning {
  readonly draft: Intake;
  readonly hasAssessment: boolean;
}

/** Requests the draft only if one exists. */
export async function loadBeginning(): Promise<Answer<Beginning>> {
  const progress = await call('GET /me/progress');
  if (!progress.ok) return progress;
  const beginning = { draft: {}, hasAssessment: progress.data.latest_assessment !== null };
  if (progress.data.intake_draft === null) return { ...progress, data: beginning };
  const saved = await call('GET /map/intake/draft');
  return saved.ok ? { ...saved, data: { ...beginning, draft: saved.data.draft } } : saved;
}
