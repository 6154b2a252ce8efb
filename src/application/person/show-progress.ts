import type { AssessmentResult } from '../../domain/scoring/assessment-result.ts';
import type { AssessmentDraft } from '../../domain/scoring/draft.ts';
import type { User, UserId } from '../../domain/sessions/user.ts';
import type { AssessmentDraftStore } from '../ports/assessment-draft-store.ts';
import type { AssessmentStore } from '../ports/assessment-store.ts';
import type { MapDraft, MapDraftStore } from '../ports/map-draft-store.ts';
import type { MapStore, MapSummary } from '../ports/map-store.ts';

interface Deps {
  readonly assessments: AssessmentStore;
  readonly assessmentDrafts: AssessmentDraftStore;
  readonly maps: MapStore;
  readonly mapDrafts: MapDraftStore;
}

/** How far somebody has come. */
export interface Progress {
  readonly assessmentDraft: AssessmentDraft | undefined;
  readonly latestAssessment: AssessmentResult | undefined;
  readonly intakeDraft: MapDraft | undefined;
  readonly latestMap: MapSummary | undefined;
}

export type ShowProgress = ReturnType<typeof makeShowProgress>;

/**
 * With the situation map for those only who may use it. Submitting discards the draft, so drafts are read first: what is
 * submitted meanwhile turns up as the one or the other, or as both, and never as nothing.
 */
export function makeShowProgress({ assessments, assessmentDrafts, maps, mapDrafts }: Deps) {
  return async ({ id, mapAccess }: User): Promise<Progress> => {
    const [assessment, map] = await Promise.all([
      assessmentOf(id),
      mapAccess === 'granted' ? mapOf(id) : { intakeDraft: undefined, latestMap: undefined },
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
