import { describe, expect, test } from '@jest/globals';
import type { AssessmentId } from '#domain/scoring/assessment-result.ts';
import { intelligences, natures } from '#domain/scoring/dimensions.ts';
import { aCompletedAssessment } from '#test/support/makers/assessments.ts';
import { aUser, later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';

export function describeAssessmentStore(name: string, persistence: () => Persistence): void {
  describe(`AssessmentStore, ${name}`, () => {
    test('returns every field of a result, the scores in canonical order', async () => {
      const { assessments } = persistence();
      const { id: userId } = await aUser(persistence());
      const completed = aCompletedAssessment(userId, noon);

      const id = await assessments.add(completed);

      const found = await assessments.find(userId, id);
      expect(found).toStrictEqual({ ...completed, id });
      expect(Object.keys(found?.natures ?? {})).toStrictEqual([...natures]);
      expect(Object.keys(found?.intelligences ?? {})).toStrictEqual([...intelligences]);
    });

    test('stores an unknown working time', async () => {
      const { assessments } = persistence();
      const { id: userId } = await aUser(persistence());
      const id = await assessments.add({ ...aCompletedAssessment(userId, noon), activeMs: null });

      expect(await assessments.find(userId, id)).toMatchObject({ activeMs: null });
    });

    test('finds nothing for a user without results', async () => {
      const { assessments } = persistence();
      const { id: userId } = await aUser(persistence());

      expect(await assessments.findLatest(userId)).toBeUndefined();
      expect(await assessments.find(userId, 1 as AssessmentId)).toBeUndefined();
      expect(await assessments.list(userId, 10)).toStrictEqual([]);
    });

    test('shows nobody the result of another', async () => {
      const { assessments } = persistence();
      const [owner, stranger] = [await aUser(persistence()), await aUser(persistence())];
      const id = await assessments.add(aCompletedAssessment(owner.id, noon));

      expect(await assessments.find(stranger.id, id)).toBeUndefined();
      expect(await assessments.findLatest(stranger.id)).toBeUndefined();
    });

    test('lists the newest first, and of those completed at the same time the last added, up to the limit', async () => {
      const { assessments } = persistence();
      const { id: userId } = await aUser(persistence());
      const times = [later({ days: 1 }), noon, later({ days: 2 }), later({ days: 2 })];
      const ids: AssessmentId[] = [];
      for (const time of times) ids.push(await assessments.add(aCompletedAssessment(userId, time)));
      const newestFirst = [ids[3], ids[2], ids[0], ids[1]];

      const idsOf = async (limit: number) => (await assessments.list(userId, limit)).map(({ id }) => id);
      expect(await idsOf(10)).toStrictEqual(newestFirst);
      expect(await idsOf(2)).toStrictEqual(newestFirst.slice(0, 2));
      expect((await assessments.findLatest(userId))?.id).toBe(ids[3]);
    });

    test('finds the result before another of the same user', async () => {
      const { assessments } = persistence();
      const [owner, stranger] = [await aUser(persistence()), await aUser(persistence())];
      const first = await assessments.add(aCompletedAssessment(owner.id, noon));
      const second = await assessments.add(aCompletedAssessment(owner.id, later({ days: 1 })));
      const third = await assessments.add(aCompletedAssessment(owner.id, later({ days: 1 })));
      await assessments.add(aCompletedAssessment(stranger.id, noon));

      const previousOf = async (id: AssessmentId) => {
        const result = await assessments.find(owner.id, id);
        return result && (await assessments.findPrevious(result))?.id;
      };
      expect(await previousOf(third)).toBe(second);
      expect(await previousOf(second)).toBe(first);
      expect(await previousOf(first)).toBeUndefined();
    });
  });
}
