import { describe, expect, test } from '@jest/globals';
import { makeRetryMap } from '#application/operations/retry-map.ts';
import { makeSurveyMaps } from '#application/operations/survey-maps.ts';
import { makeGenerateMap } from '#application/situation-map/generate-map.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { type MapStage, setMapStage } from '../situation-map/map-stage.ts';

const waitingMaps = ({ read }: MapStage) =>
  read(({ jobs }) => [...jobs.values()].flatMap(({ job }) => (job.kind === 'generate_map' ? job.mapId : [])));

/** A map that failed that many times. */
async function aFailedMap(stage: MapStage, failures: number, email = 'ben@example.org') {
  const owner = await stage.admitOwner(email);
  const { mapId } = expectOk(await stage.submit(undefined, undefined, owner));
  for (let count = 0; count < failures; count += 1) await stage.maps.countFailure(mapId);
  return { mapId, owner };
}

describe('a survey of maps', () => {
  test('lists those of all users, or of one', async () => {
    const stage = await setMapStage();
    const surveyMaps = makeSurveyMaps(stage);
    const { id } = await stage.makeMap();
    const { mapId, owner } = await aFailedMap(stage, 2);

    const { maps } = await surveyMaps({ onlyStuck: false, limit: 10 });
    expect(maps.map((map) => [map.id, map.stage, map.failures])).toEqual([
      [mapId, 'submitted', 2],
      [id, 'complete', 0],
    ]);
    const ofOne = await surveyMaps({ userId: owner.id, onlyStuck: false, limit: 10 });
    expect(ofOne.maps.map((map) => [map.id, map.address])).toEqual([[mapId, 'ben@example.org']]);
  });

  test('lists those that failed ten times', async () => {
    const stage = await setMapStage();
    await aFailedMap(stage, 9);
    const { mapId } = await aFailedMap(stage, 10, 'cleo@example.org');

    const { maps } = await makeSurveyMaps(stage)({ onlyStuck: true, limit: 10 });

    expect(maps.map(({ id }) => id)).toEqual([mapId]);
  });

  test('says whether there are more than requested', async () => {
    const stage = await setMapStage();
    const surveyMaps = makeSurveyMaps(stage);
    await aFailedMap(stage, 0);
    await aFailedMap(stage, 0, 'cleo@example.org');

    expect(await surveyMaps({ onlyStuck: false, limit: 2 })).toMatchObject({ hasMore: false });
    const first = await surveyMaps({ onlyStuck: false, limit: 1 });
    expect([first.maps.length, first.hasMore]).toEqual([1, true]);
  });
});

describe('retrying a map', () => {
  test('sets its failures to zero and enqueues it', async () => {
    const stage = await setMapStage();
    const { mapId } = await aFailedMap(stage, 10);
    await stage.read(({ jobs }) => jobs.clear());

    expectOk(await makeRetryMap(stage)(mapId));

    expect(await stage.maps.countStuck(1)).toBe(0);
    expect(await waitingMaps(stage)).toEqual([mapId]);
  });

  test('is harmless if a job is still waiting: the map is completed once', async () => {
    const stage = await setMapStage();
    const { mapId } = await aFailedMap(stage, 10);
    expectOk(await makeRetryMap(stage)(mapId));
    const generateMap = makeGenerateMap(stage);

    const waiting = await waitingMaps(stage);
    await Promise.all(waiting.map((id) => generateMap(id)));

    expect(waiting).toEqual([mapId, mapId]);
    const mails = await stage.read(({ jobs }) =>
      [...jobs.values()].filter(({ job }) => job.kind === 'send_report_link'),
    );
    expect(mails).toHaveLength(1);
  });

  test('is refused for a complete map and an unknown one, and enqueues nothing', async () => {
    const stage = await setMapStage();
    const { id } = await stage.makeMap();
    await stage.read(({ jobs }) => jobs.clear());
    const retryMap = makeRetryMap(stage);

    expect(expectErr(await retryMap(id))).toStrictEqual({ kind: 'map_complete' });
    expect(expectErr(await retryMap(99 as MapId))).toStrictEqual({ kind: 'map_unknown' });
    expect(await waitingMaps(stage)).toEqual([]);
  });

  test('happens completely or not at all', async () => {
    const stage = await setMapStage();
    const { mapId } = await aFailedMap(stage, 10);
    const retryMap = makeRetryMap({ unitOfWork: failingAtCommit(stage.unitOfWork) });

    await expect(retryMap(mapId)).rejects.toThrow('The connection was lost.');

    expect(await stage.maps.countStuck(10)).toBe(1);
    expect(await waitingMaps(stage)).toEqual([mapId]);
  });
});
