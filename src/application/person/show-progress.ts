import { situationMap } from '#domain/products/product.ts';
import type { AssessmentResult } from '#domain/scoring/assessment-result.ts';
import type { AssessmentDraft } from '#domain/scoring/draft.ts';
import type { User, UserId } from '#domain/sessions/user.ts';
import type { AssessmentDraftStore } from '../ports/stores/assessment-draft-store.ts';
import type { AssessmentStore } from '../ports/stores/assessment-store.ts';
import type { MapDraft, MapDraftStore } from '../ports/stores/map-draft-store.ts';
import type { MapStore, MapSummary } from '../ports/stores/map-store.ts';

interface Deps {
  readonly assessments: AssessmentStore;
  readonly assessmentDrafts: AssessmentDraftStore;
  readonly maps: MapStore;
  readonly mapDrafts: MapDraftStore;
}

/** What a person has started and finished. */
export interface Progress {
  readonly assessmentDraft: AssessmentDraft | undefined;
  readonly latestAssessment: AssessmentResult | undefined;
  readonly intakeDraft: MapDraft | undefined;
  readonly latestMap: MapSummary | undefined;
}

export type ShowProgress = ReturnType<typeof makeShowProgress>;

/**
 * Includes the situation map only for users who may use it. Drafts are read before results, because a submission
 * deletes the draft. So answers submitted at the same time appear as a draft, a result or both, but are never missing.
 */
export function makeShowProgress({ assessments, assessmentDrafts, maps, mapDrafts }: Deps) {
  return async ({ id, access }: User): Promise<Progress> => {
    const [assessment, map] = await Promise.all([
      assessmentOf(id),
      access[situationMap] === 'granted' ? mapOf(id) : { intakeDraft: undefined, latestMap: undefined },
    ]);
    return { ...assessment, ...map };
  };

  async function assessmentOf(userId: UserId) {
    const assessmentDraft = await assessmentDrafts.find(userId);
    return { assessmentDraft, latestAssessment: await assessments.findLatest(userId) };
  }

  async function mapOf(userId: UserId) {
    const intakeDraft = await mapDrafts.find(userId);
    const [latestMap] = await maps.list(userId, 1);
    return { intakeDraft, latestMap };
  }
}
