import { expect, test } from '@jest/globals';
import { minutes } from '#test/support/makers/builders.ts';
import { setMapStage } from './map-stage.ts';

test('a draft may contain anything, the last save wins, and each user has their own', async () => {
  const { saveMapDraft, mapDrafts, owner, admitOwner, clock } = await setMapStage();
  const other = await admitOwner('ben@example.org');
  await saveMapDraft(owner.id, { goals: { primary: 'nonsense' } });
  clock.advance(minutes(1));
  const saved = await saveMapDraft(owner.id, { deep: [{ any: ['thing'] }], page: null });
  expect(saved).toEqual({ content: { deep: [{ any: ['thing'] }], page: null }, savedAt: clock.now() });
  expect(await mapDrafts.find(owner.id)).toEqual(saved);
  expect(await mapDrafts.find(other.id)).toBeUndefined();
});
