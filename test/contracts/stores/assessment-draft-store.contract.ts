import { describe, expect, test } from '@jest/globals';
import { UserGone } from '#application/ports/user-gone.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { aDraft } from '#test/support/makers/assessments.ts';
import { aUser, later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';

export function describeAssessmentDraftStore(name: string, persistence: () => Persistence): void {
  describe(`AssessmentDraftStore, ${name}`, () => {
    test('finds no draft before the first save', async () => {
      const { id } = await aUser(persistence());

      expect(await persistence().assessmentDrafts.find(id)).toBeUndefined();
    });

    test('returns every field, the responses in the order sent', async () => {
      const { id } = await aUser(persistence());

      await persistence().assessmentDrafts.replace(id, aDraft(noon));

      expect(await persistence().assessmentDrafts.find(id)).toStrictEqual(aDraft(noon));
    });

    test('replaces the whole draft, and only that user’s', async () => {
      const { assessmentDrafts } = persistence();
      const [{ id }, stranger] = [await aUser(persistence()), await aUser(persistence())];
      const empty = { ...aDraft(later({ minutes: 1 })), responses: [], isTimed: false, activeMs: 0 };
      await assessmentDrafts.replace(id, aDraft(noon));
      await assessmentDrafts.replace(stranger.id, aDraft(noon));

      await assessmentDrafts.replace(id, empty);

      expect(await assessmentDrafts.find(id)).toStrictEqual(empty);
      expect(await assessmentDrafts.find(stranger.id)).toStrictEqual(aDraft(noon));
    });

    test('discards a draft, and ignores a second time', async () => {
      const { assessmentDrafts } = persistence();
      const { id } = await aUser(persistence());
      await assessmentDrafts.replace(id, aDraft(noon));

      await assessmentDrafts.discard(id);
      await assessmentDrafts.discard(id);

      expect(await assessmentDrafts.find(id)).toBeUndefined();
    });

    test('keeps one draft of 20 saved at once', async () => {
      const { assessmentDrafts } = persistence();
      const { id } = await aUser(persistence());
      const drafts = Array.from({ length: 20 }, (_, index) => aDraft(later({ minutes: index })));

      await Promise.all(drafts.map((draft) => assessmentDrafts.replace(id, draft)));

      expect(drafts).toContainEqual(await assessmentDrafts.find(id));
    });

    test('refuses the draft of a user who does not exist', async () => {
      const nobody = 9_007_199_254_740_991 as UserId;

      await expect(persistence().assessmentDrafts.replace(nobody, aDraft(noon))).rejects.toThrow(UserGone);
    });
  });
}
