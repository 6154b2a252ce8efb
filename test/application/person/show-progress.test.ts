import { describe, expect, test } from '@jest/globals';
import { makeShowProgress } from '#application/person/show-progress.ts';
import type { Access } from '#domain/products/product.ts';
import { aCompletedAssessment, aDraft } from '#test/support/makers/assessments.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { later, noon } from '#test/support/makers/logins.ts';
import { setMapStage } from '../situation-map/map-stage.ts';

const nothing = {
  assessmentDraft: undefined,
  latestAssessment: undefined,
  intakeDraft: undefined,
  latestMap: undefined,
};

/** A person who owns the map, has started everything, and has the given access now. */
async function setProgressStage(access: Access = 'granted') {
  const stage = await setMapStage();
  const { id } = stage.owner;
  await stage.assessments.add(aCompletedAssessment(id, noon));
  const latest = await stage.assessments.add(aCompletedAssessment(id, later({ days: 1 }, noon)));
  await stage.assessmentDrafts.replace(id, aDraft(noon));
  await stage.makeMap();
  const { mapId } = expectOk(await stage.submit());
  const intakeDraft = await stage.saveMapDraft(id, { page: 2 });
  await stage.users.setAccess(id, 'situation-map', access);
  const user = (await stage.users.find(id)) ?? stage.owner;
  return { ...stage, user, latest, mapId, intakeDraft, showProgress: makeShowProgress(stage) };
}

describe('showing the progress of a user', () => {
  test('shows drafts, and the newest result and map', async () => {
    const { showProgress, user, latest, mapId, intakeDraft, clock } = await setProgressStage();
    expect(await showProgress(user)).toEqual({
      assessmentDraft: aDraft(noon),
      latestAssessment: expect.objectContaining({ id: latest }),
      intakeDraft,
      latestMap: { id: mapId, submittedAt: clock.now(), completed: undefined },
    });
  });

  test.each(['none', 'revoked'] as const)(
    'shows nothing about maps to users whose access is %s',
    async (access) => {
      const { showProgress, user } = await setProgressStage(access);
      expect(await showProgress(user)).toMatchObject({
        assessmentDraft: aDraft(noon),
        latestAssessment: expect.anything(),
        intakeDraft: undefined,
        latestMap: undefined,
      });
    },
  );

  test('finds nothing of others', async () => {
    const { showProgress, admitOwner } = await setProgressStage();
    expect(await showProgress(await admitOwner('ben@example.org'))).toEqual(nothing);
  });

  test('always finds either the draft or what was submitted, even during a submission', async () => {
    const stage = await setMapStage();
    const { assessmentDrafts, mapDrafts, assessments, owner } = stage;
    const showProgress = makeShowProgress({
      ...stage,
      assessmentDrafts: {
        ...assessmentDrafts,
        find: async (userId) => {
          const found = await assessmentDrafts.find(userId);
          await assessments.add(aCompletedAssessment(owner.id, noon));
          return found;
        },
      },
      mapDrafts: {
        ...mapDrafts,
        find: async (userId) => {
          const found = await mapDrafts.find(userId);
          await stage.submit();
          return found;
        },
      },
    });
    expect(await showProgress(owner)).toMatchObject({
      latestAssessment: expect.anything(),
      latestMap: expect.anything(),
    });
  });
});
