import type { AssessmentResult, DetailedAssessmentResult } from '#adapters/inbound/web/api/api-types.ts';
import type { Answer } from '#adapters/inbound/web/api/call.ts';
import { call } from '#adapters/inbound/web/session/session.ts';

export interface Shown {
  /** Newest first. */
  readonly history: readonly AssessmentResult[];
  /** `undefined` if there are no results, or none with that id. */
  readonly result: DetailedAssessmentResult | undefined;
}

/**
 * Loads the result whose id is in the address, or the latest one. An id that is not in the history is not requested.
 */
export async function loadResult(part: string | undefined): Promise<Answer<Shown>> {
  const history = await call('GET /assessments');
  if (!history.ok) return history;
  const id = history.data
    .map(({ assessment_id }) => assessment_id)
    .find((candidate) => part === undefined || part === String(candidate));
  if (id === undefined) return { ...history, data: { history: history.data, result: undefined } };
  const result = await call('GET /assessments/{id}', { params: { id } });
  return result.ok ? { ...result, data: { history: history.data, result: result.data } } : result;
}
