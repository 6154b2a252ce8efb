import { describe, expect, test } from '@jest/globals';
import { completeMap } from '#domain/situation-map/situation-map.ts';
import { noon } from '#test/support/makers/logins.ts';
import { aSubmission, aSubmittedMap, printed } from '#test/support/makers/situation-maps.ts';
import { setSvcStage } from './svc-stage.ts';

async function setStageWithMap(failures = 0) {
  const stage = setSvcStage();
  const anna = await stage.admit('anna@example.org');
  const map = await aSubmittedMap(stage, aSubmission(anna.id));
  for (let count = 0; count < failures; count += 1) await stage.maps.countFailure(map.id);
  return { ...stage, map };
}

describe('svc maps list', () => {
  test('shows maps to people and to scripts', async () => {
    const { svc, json } = await setStageWithMap(2);
    const { output } = await svc('maps', 'list');
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^MAP +USER +ADDRESS +STATUS +STAGE +FAILURES +SUBMITTED$/),
      expect.stringMatching(/^1 +1 +anna@example.org +processing +submitted +2 +2026-03-01T12:00:00Z$/),
    ]);
    expect(await json('maps', 'list')).toEqual({
      maps: [
        {
          map_id: 1,
          user_id: 1,
          email: 'anna@example.org',
          status: 'processing',
          stage: 'submitted',
          failures: 2,
          submitted_at: '2026-03-01T12:00:00.123Z',
        },
      ],
      has_more: false,
    });
  });

  test('--stuck shows only those that failed ten times', async () => {
    const { svc, json, maps, map } = await setStageWithMap(9);
    expect((await svc('maps', 'list', '--stuck')).output).toBe('No map is stuck.');
    await maps.countFailure(map.id);
    expect((await json('maps', 'list', '--stuck')).maps).toMatchObject([{ map_id: 1, failures: 10 }]);
  });

  test('--user shows only those of that user', async () => {
    const { svc, json, admit } = await setStageWithMap();
    await admit('ben@example.org');
    expect((await json('maps', 'list', '--user', 'anna@example.org')).maps).toHaveLength(1);
    expect((await svc('maps', 'list', '--user', '2')).output).toBe('There are no maps.');
    expect((await svc('maps', 'list', '--user', '3')).errorOutput).toMatch(/^There is no such user/);
  });

  test('says when there are more than it shows', async () => {
    const { svc, json, maps, map, ...stage } = await setStageWithMap();
    await maps.advance('submitted', completeMap(printed(map), noon));
    await aSubmittedMap({ maps }, aSubmission((await stage.admit('anna@example.org')).id));
    expect(await json('maps', 'list', '--limit', '1')).toMatchObject({
      maps: [{ map_id: 2 }],
      has_more: true,
    });
    expect((await svc('maps', 'list', '--limit', '1')).output).toMatch(/There are more: --limit 2 /);
  });
});

describe('svc maps retry', () => {
  test('lets the service make the map again', async () => {
    const { json, read } = await setStageWithMap(10);
    expect(await json('maps', 'retry', '1')).toEqual({ map_id: 1, retried: true });
    const jobs = await read((tables) => [...tables.jobs.values()].map(({ job }) => job));
    expect(jobs).toEqual([{ kind: 'generate_map', mapId: 1 }]);
  });

  test('refuses an unknown map, and a complete one', async () => {
    const { svc, maps, map } = await setStageWithMap();
    expect(await svc('maps', 'retry', '2')).toMatchObject({
      status: 1,
      errorOutput: 'There is no such map. "svc maps list" shows all maps.',
    });
    await maps.advance('submitted', completeMap(printed(map), noon));
    expect(await svc('maps', 'retry', '1')).toMatchObject({
      status: 1,
      errorOutput: 'The map is complete: there is nothing to retry.',
    });
  });
});
