import { describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { UserGone } from '#application/ports/user-gone.ts';
import type { AssessmentId } from '#domain/scoring/assessment-result.ts';
import type { UserId } from '#domain/sessions/user.ts';
import {
  completeMap,
  type MapId,
  phraseMap,
  printMap,
  profileMap,
  type SituationMap,
} from '#domain/situation-map/situation-map.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { aUser, later, noon } from '#test/support/makers/logins.ts';
import type { Persistence } from '#test/support/databases/persistence.ts';
import {
  aCompleteMap,
  aNarrative,
  aProfile,
  aSubmission,
  aSubmissionWithAssessment,
  aSubmittedMap,
  printed,
} from '#test/support/makers/situation-maps.ts';

const unknownId = 9_007_199_254_740_991;

export function describeMapStore(name: string, persistence: () => Persistence): void {
  const aMap = async () => aSubmittedMap(persistence(), aSubmission((await aUser(persistence())).id));
  const idsOf = async (userId: UserId, limit = 10) =>
    (await persistence().maps.list(userId, limit)).map(({ id }) => id);

  describe(`MapStore, ${name}`, () => {
    test('finds no unknown map', async () => {
      const { maps } = persistence();
      const { id } = await aUser(persistence());

      expect(await maps.find(unknownId as MapId)).toBeUndefined();
      expect(await maps.findOwn(id, unknownId as MapId)).toBeUndefined();
      expect(await maps.list(id, 10)).toStrictEqual([]);
    });

    test('returns every field of a submission, documents with their keys in the same order', async () => {
      const { maps } = persistence();
      const { id: userId } = await aUser(persistence());
      const submission = await aSubmissionWithAssessment(persistence(), userId);

      const submitted = await maps.submit(submission);

      if (submitted.state === 'in_progress') throw new Error('It is the first.');
      const { map } = submitted;
      expect(map).toStrictEqual({ id: expect.any(Number), submission, stage: 'submitted' });
      expect(await maps.find(map.id)).toStrictEqual(map);
      expect(JSON.stringify(await maps.findOwn(userId, map.id))).toBe(JSON.stringify(map));
    });

    test('saves what is done of a plan for its owner only, the last save wins, and the map stays as it is', async () => {
      const { maps } = persistence();
      const { id: userId } = await aUser(persistence());
      const map = await aCompleteMap(persistence(), aSubmission(userId));
      const stranger = await aUser(persistence());
      expect(await maps.findProgress(userId, map.id)).toBeUndefined();

      await maps.saveProgress(userId, map.id, { done: ['a', 'b'], savedAt: noon });
      await maps.saveProgress(userId, map.id, { done: ['"'], savedAt: later({ minutes: 1 }) });
      await maps.saveProgress(stranger.id, map.id, { done: [], savedAt: noon });

      const saved = { done: ['"'], savedAt: later({ minutes: 1 }) };
      expect(await maps.findProgress(userId, map.id)).toStrictEqual(saved);
      expect(await maps.findProgress(stranger.id, map.id)).toBeUndefined();
      expect(await maps.findOwn(userId, map.id)).toStrictEqual(map);
      expect(await maps.findProgress(userId, unknownId as MapId)).toBeUndefined();
    });

    test('returns every field of every stage, documents with their keys in the same order', async () => {
      const { maps } = persistence();
      const submitted = await aMap();
      const profiled = profileMap(submitted, aProfile());
      const phrased = phraseMap(profiled, aNarrative);
      const printedMap = printMap(phrased, 'maps/1.pdf');
      const complete = completeMap(printedMap, later({ minutes: 5 }));

      let before: SituationMap = submitted;
      for (const next of [profiled, phrased, printedMap, complete]) {
        expect(await maps.advance(before.stage, next)).toBe(true);
        const found = await maps.findOwn(submitted.submission.userId, submitted.id);
        expect(found).toStrictEqual(next);
        expect(JSON.stringify(found)).toBe(JSON.stringify(next));
        before = next;
      }
    });

    test('returns a profile without any known values', async () => {
      const { maps } = persistence();
      const empty = aProfile({ assessmentCompletedAt: null, assessmentId: null, topNature: null });
      const profiled = profileMap(await aMap(), empty);
      await maps.advance('submitted', profiled);

      expect(await maps.find(profiled.id)).toStrictEqual(profiled);
    });

    test('shows nobody the map of another', async () => {
      const { maps } = persistence();
      const map = await aMap();
      const stranger = await aUser(persistence());

      expect(await maps.findOwn(stranger.id, map.id)).toBeUndefined();
      expect(await maps.list(stranger.id, 10)).toStrictEqual([]);
    });

    test('refuses the map of an unknown user or from an unknown assessment', async () => {
      const { maps } = persistence();
      const { id } = await aUser(persistence());

      await expect(maps.submit(aSubmission(unknownId as UserId))).rejects.toThrow(UserGone);
      await expect(maps.submit(aSubmission(id, unknownId as AssessmentId))).rejects.toThrow(/foreign key/);
    });

    test('accepts one of 20 simultaneous submissions, and returns its map to the others', async () => {
      const { maps } = persistence();
      const { id: userId } = await aUser(persistence());

      const submitted = await Promise.all(Array.from({ length: 20 }, () => maps.submit(aSubmission(userId))));

      const [winner, ...none] = submitted.filter(({ state }) => state === 'submitted');
      expect(none).toHaveLength(0);
      const mapId = winner?.state === 'submitted' ? winner.map.id : undefined;
      const others = submitted.filter(({ state }) => state === 'in_progress');
      expect(others).toStrictEqual(Array.from({ length: 19 }, () => ({ state: 'in_progress', mapId })));
    });

    test('accepts the submission of one of 20 simultaneous units of work, and returns its map to the others', async () => {
      const { id: userId } = await aUser(persistence());

      const submitted = await Promise.all(
        Array.from({ length: 20 }, () =>
          persistence().unitOfWork.run(async ({ maps }) => Ok(await maps.submit(aSubmission(userId)))),
        ),
      );

      const [mapId] = await idsOf(userId);
      const states = submitted.map((result) => expectOk(result));
      expect(states.filter(({ state }) => state === 'submitted')).toHaveLength(1);
      expect(states.filter(({ state }) => state === 'in_progress')).toStrictEqual(
        Array.from({ length: 19 }, () => ({ state: 'in_progress', mapId })),
      );
    });

    test('submits another map once the one before is complete, not earlier', async () => {
      const { maps } = persistence();
      const first = await aMap();
      const submission = aSubmission(first.submission.userId, null, later({ days: 1 }));
      await maps.advance('submitted', printed(first));

      expect(await maps.submit(submission)).toStrictEqual({ state: 'in_progress', mapId: first.id });
      await maps.advance('printed', completeMap(printed(first), noon));
      expect(await maps.submit(submission)).toMatchObject({ state: 'submitted', map: { submission } });
    });

    test('lists the newest first, and of those submitted at the same time the last, up to the limit', async () => {
      const { maps } = persistence();
      const { id: userId } = await aUser(persistence());
      const at = later({ minutes: 5 });
      const profile = aProfile({ topNature: null });
      const submissions = [later({ days: 1 }), noon, later({ days: 2 }), later({ days: 2 })].map((time) =>
        aSubmission(userId, null, time),
      );
      const ids: MapId[] = [];
      for (const submission of submissions.slice(0, 3)) {
        ids.push((await aCompleteMap(persistence(), submission, { at, profile })).id);
      }
      ids.push((await aSubmittedMap(persistence(), submissions[3] as never)).id);

      expect(await idsOf(userId)).toStrictEqual([ids[3], ids[2], ids[0], ids[1]]);
      expect(await maps.list(userId, 2)).toStrictEqual([
        { id: ids[3], submittedAt: later({ days: 2 }), completed: undefined },
        { id: ids[2], submittedAt: later({ days: 2 }), completed: { at, topNature: null } },
      ]);
    });

    test('finds which maps of many exist', async () => {
      const { maps } = persistence();
      const [one, other] = [await aMap(), await aMap()];

      expect(await maps.findExisting([other.id, unknownId as MapId, one.id])).toEqual(
        new Set([one.id, other.id]),
      );
      expect(await maps.findExisting([])).toEqual(new Set());
    });

    test('lists a complete map with its top nature, one in progress without', async () => {
      const { maps } = persistence();
      const map = await aMap();
      const { userId } = map.submission;

      await maps.advance('submitted', printed(map));
      expect(await maps.list(userId, 1)).toMatchObject([{ completed: undefined }]);
      await maps.advance('printed', completeMap(printed(map), noon));
      expect(await maps.list(userId, 1)).toMatchObject([{ completed: { at: noon, topNature: 'Creating' } }]);
    });

    test('advances a map from the stage it is at, and changes nothing otherwise', async () => {
      const { maps } = persistence();
      const map = await aMap();
      const profiled = profileMap(map, aProfile());
      await maps.advance('submitted', profiled);
      const late = profileMap(map, aProfile({ topNature: null }));

      expect(await maps.advance('submitted', late)).toBe(false);
      expect(await maps.advance('phrased', printed(map))).toBe(false);
      expect(await maps.advance('submitted', { ...late, id: unknownId as MapId })).toBe(false);
      expect(await maps.find(map.id)).toStrictEqual(profiled);
    });

    test('lets one of 20 simultaneous callers advance a map, and keeps what that one wrote', async () => {
      const { maps } = persistence();
      const map = await aMap();
      const profiles = Array.from({ length: 20 }, (_, index) => aProfile({ methodVersion: `${index}` }));

      const advanced = await Promise.all(
        profiles.map((profile) => maps.advance('submitted', profileMap(map, profile))),
      );

      expect(advanced.filter(Boolean)).toHaveLength(1);
      const found = await maps.find(map.id);
      expect(found).toStrictEqual(profileMap(map, profiles[advanced.indexOf(true)] as never));
    });

    test('keeps the expiry of a report link until it has passed, then stores the new one', async () => {
      const { maps } = persistence();
      const { id: userId } = await aUser(persistence());
      const { id, reportExpiresAt } = await aCompleteMap(persistence(), aSubmission(userId));
      const renewedTo = later({ days: 60 }, reportExpiresAt);

      expect(await maps.renewReportLink(id, later({ ms: -1 }, reportExpiresAt), renewedTo)).toStrictEqual(
        reportExpiresAt,
      );
      expect(await maps.renewReportLink(id, reportExpiresAt, renewedTo)).toStrictEqual(renewedTo);
      expect(await maps.find(id)).toMatchObject({ reportExpiresAt: renewedTo });
    });

    test('returns the same expiry to 20 callers that renew a link at once', async () => {
      const { maps } = persistence();
      const { id: userId } = await aUser(persistence());
      const { id, reportExpiresAt } = await aCompleteMap(persistence(), aSubmission(userId));
      const renewals = Array.from({ length: 20 }, (_, index) =>
        later({ days: 30, ms: index }, reportExpiresAt),
      );

      const expiries = await Promise.all(
        renewals.map((renewedTo) => maps.renewReportLink(id, reportExpiresAt, renewedTo)),
      );

      expect(new Set(expiries.map((expiry) => expiry?.getTime())).size).toBe(1);
      expect(renewals).toContainEqual(expiries[0]);
    });

    test('refuses to renew the link of a map that has none', async () => {
      const map = await aMap();
      await persistence().maps.advance('submitted', printed(map));

      expect(await persistence().maps.renewReportLink(map.id, noon, noon)).toBeUndefined();
    });

    test('counts the failures of a map, even 20 at once, and none of a deleted map', async () => {
      const { maps } = persistence();
      const map = await aMap();

      const counts = await Promise.all(Array.from({ length: 20 }, () => maps.countFailure(map.id)));

      expect(counts.toSorted((a, b) => a - b)).toStrictEqual(Array.from({ length: 20 }, (_, n) => n + 1));
      expect(await maps.find(map.id)).toStrictEqual(map);
      expect(await maps.countFailure(unknownId as MapId)).toBe(0);
    });

    test('counts the maps in progress with at least that many failures', async () => {
      const { maps } = persistence();
      const [stuck, done] = [await aMap(), await aMap()];
      const before = await maps.countStuck(3);

      for (const { id } of [stuck, stuck, done, done, done]) await maps.countFailure(id);
      expect(await maps.countStuck(3)).toBe(before + 1);
      await maps.advance('submitted', completeMap(printed(done), noon));
      expect(await maps.countStuck(3)).toBe(before);
      await maps.countFailure(stuck.id);
      expect(await maps.countStuck(3)).toBe(before + 1);
    });

    test('lists the maps of a user with their progress, the newest first, up to the limit', async () => {
      const { maps } = persistence();
      const user = await aUser(persistence());
      const done = await aCompleteMap(persistence(), aSubmission(user.id));
      const map = await aSubmittedMap(persistence(), aSubmission(user.id, null, later({ days: 1 })));
      await aMap();
      await maps.countFailure(map.id);
      const seen = { userId: user.id, address: user.email.address };

      const newest = {
        id: map.id,
        ...seen,
        stage: 'submitted',
        failures: 1,
        submittedAt: later({ days: 1 }),
      };
      const oldest = { id: done.id, ...seen, stage: 'complete', failures: 0, submittedAt: noon };
      expect(await maps.survey({ userId: user.id, limit: 10 })).toStrictEqual([newest, oldest]);
      expect(await maps.survey({ userId: user.id, limit: 1 })).toStrictEqual([newest]);
      expect(await maps.survey({ userId: unknownId as UserId, limit: 10 })).toStrictEqual([]);
    });

    test('lists the maps of all users, or only those in progress that failed often', async () => {
      const { maps } = persistence();
      const [fine, stuck, done] = [await aMap(), await aMap(), await aMap()];
      for (const { id } of [fine, stuck, stuck, done, done]) await maps.countFailure(id);
      await maps.advance('submitted', completeMap(printed(done), noon));
      const ofThese = async (leastFailures?: number) => {
        const seen = await maps.survey({ leastFailures, limit: 10_000 });
        return seen.map(({ id }) => id).filter((id) => [fine.id, stuck.id, done.id].includes(id));
      };

      expect(await ofThese()).toStrictEqual([done.id, stuck.id, fine.id]);
      expect(await ofThese(2)).toStrictEqual([stuck.id]);
    });

    test('resets the failures of a map in progress, not of a complete or unknown one', async () => {
      const { maps } = persistence();
      const [map, done] = [await aMap(), await aMap()];
      for (const { id } of [map, map, done]) await maps.countFailure(id);
      await maps.advance('submitted', completeMap(printed(done), noon));

      expect(await maps.forgiveFailures(map.id)).toBe(true);
      expect(await maps.forgiveFailures(done.id)).toBe(false);
      expect(await maps.forgiveFailures(unknownId as MapId)).toBe(false);
      expect(await maps.find(map.id)).toStrictEqual(map);
      expect(await maps.countFailure(map.id)).toBe(1);
      expect(await maps.countFailure(done.id)).toBe(2);
    });
  });
}
