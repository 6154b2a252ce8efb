import { expect, test } from '@jest/globals';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { setMapStage } from './map-stage.ts';

async function setPlanStage() {
  const stage = await setMapStage();
  const map = await stage.makeMap();
  const steps = map.profile.plan.flatMap(({ actions }) => actions.map(({ id }) => id));
  return { ...stage, map, steps };
}

test('what is done of a plan is kept, each step once, and replaced by the next save', async () => {
  const { map, steps, owner, clock, savePlanProgress, showPlanProgress } = await setPlanStage();
  const [first = '', second = ''] = steps;
  expect(expectOk(await showPlanProgress(owner.id, map.id))).toBeUndefined();

  const saved = expectOk(await savePlanProgress(owner.id, map.id, [second, first, second]));
  expect(saved).toEqual({ done: [second, first], savedAt: clock.now() });
  expect(expectOk(await showPlanProgress(owner.id, map.id))).toEqual(saved);

  expectOk(await savePlanProgress(owner.id, map.id, []));
  expect(expectOk(await showPlanProgress(owner.id, map.id))?.done).toEqual([]);
});

test('a step of another plan is refused with its position, and nothing changes', async () => {
  const { map, steps, owner, savePlanProgress, showPlanProgress } = await setPlanStage();
  expectOk(await savePlanProgress(owner.id, map.id, steps));
  const refused = expectErr(await savePlanProgress(owner.id, map.id, [...steps.slice(0, 1), 'no-step', '']));
  expect(refused).toEqual({ kind: 'steps_unknown', unknownAt: [1, 2] });
  expect(expectOk(await showPlanProgress(owner.id, map.id))?.done).toEqual(steps);
});

test('a plan is its owner’s, and is there once the map is complete', async () => {
  const { map, admitOwner, submit, owner, savePlanProgress, showPlanProgress } = await setPlanStage();
  const other = await admitOwner('other@example.org');
  for (const [userId, id] of [
    [other.id, map.id],
    [owner.id, 999 as MapId],
  ] as const) {
    expect(expectErr(await showPlanProgress(userId, id))).toEqual({ kind: 'map_unknown' });
    expect(expectErr(await savePlanProgress(userId, id, []))).toEqual({ kind: 'map_unknown' });
  }
  const { mapId } = expectOk(await submit());
  expect(expectErr(await savePlanProgress(owner.id, mapId, []))).toEqual({ kind: 'map_not_ready' });
});
