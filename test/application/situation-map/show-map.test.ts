import { describe, expect, test } from '@jest/globals';
import { makeGenerateMap } from '#application/situation-map/generate-map.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import { days } from '#test/support/makers/builders.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { linkOf, presentedBy, setMapStage } from './map-stage.ts';

describe('a map', () => {
  test('is shown as processing until it is complete, at every stage', async () => {
    const { submit, showMap, generateMap, owner, maps, fileStore } = await setMapStage();
    const { mapId } = expectOk(await submit());
    expect(await showMap(owner, mapId)).toMatchObject({ status: 'processing', map: { stage: 'submitted' } });
    await generateMap(mapId);
    const shown = await showMap(owner, mapId);
    expect(shown).toMatchObject({ status: 'complete', map: { id: mapId } });
    expect(linkOf(shown)).toMatch(
      /^https:\/\/assess\.example\.com\/map\/report\?id=1&email=Anna%40example\.org&sig=v1\./,
    );
    expect(await maps.find(mapId)).toMatchObject({ pdfKey: 'maps/1.pdf' });
    expect(await fileStore.find('maps/1.pdf')).toBeDefined();
  });

  test('of another user is answered like an unknown one', async () => {
    const { makeMap, showMap, showPdf, admitOwner } = await setMapStage();
    const { id } = await makeMap();
    const other = await admitOwner('ben@example.org');
    for (const unknown of [id, 999 as MapId]) {
      expect(await showMap(other, unknown)).toBeUndefined();
      expect(expectErr(await showPdf(other.id, unknown))).toEqual({ kind: 'map_unknown' });
    }
  });

  test('keeps its link until it expires, and then gets a new one', async () => {
    const { makeMap, shownLink, openReport, clock } = await setMapStage();
    const map = await makeMap();
    const link = await shownLink(map);
    clock.advance(days(30) - 1);
    expect(await shownLink(map)).toBe(link);
    expectOk(await openReport(presentedBy(link)));
    clock.advance(1);
    const renewed = await shownLink(map);
    expect(renewed).not.toBe(link);
    expect(await shownLink(map)).toBe(renewed);
    expect(expectErr(await openReport(presentedBy(link)))).toEqual({ kind: 'signature_expired' });
    expectOk(await openReport(presentedBy(renewed)));
    clock.advance(days(30) - 1);
    expect(await shownLink(map)).toBe(renewed);
  });
});

describe('the PDF', () => {
  test('is the stored one, in the language of the report', async () => {
    const { makeMap, showPdf, owner, fileStore } = await setMapStage();
    const { id, pdfKey } = await makeMap();
    const pdf = expectOk(await showPdf(owner.id, id));
    expect(pdf).toEqual({ bytes: await fileStore.find(pdfKey), language: 'en' });
  });

  test('is not ready before the map is, even if it is stored already', async () => {
    const stage = await setMapStage();
    const { mapId } = expectOk(await stage.submit());
    expect(expectErr(await stage.showPdf(stage.owner.id, mapId))).toEqual({ kind: 'map_not_ready' });
    const diesAtTheEnd = makeGenerateMap({ ...stage, unitOfWork: failingAtCommit(stage.unitOfWork) });
    await expect(diesAtTheEnd(mapId)).rejects.toThrow('lost');
    expect(await stage.maps.find(mapId)).toMatchObject({ stage: 'printed' });
    expect(expectErr(await stage.showPdf(stage.owner.id, mapId))).toEqual({ kind: 'map_not_ready' });
  });

  test('that was lost is a failure of the service', async () => {
    const { makeMap, showPdf, owner, read } = await setMapStage();
    const map = await makeMap();
    await read(({ maps }) => maps.set(map.id, { map: { ...map, pdfKey: 'maps/lost.pdf' }, failures: 0 }));
    await expect(showPdf(owner.id, map.id)).rejects.toThrow('missing');
  });
});

test('the list of maps contains the user’s own maps, newest first', async () => {
  const { makeMap, submit, listMaps, owner, admitOwner, clock } = await setMapStage();
  const first = await makeMap();
  await makeMap(await admitOwner('ben@example.org'));
  clock.advance(days(1));
  const { mapId } = expectOk(await submit());
  expect(await listMaps(owner.id)).toEqual([
    { id: mapId, submittedAt: clock.now(), completed: undefined },
    {
      id: first.id,
      submittedAt: first.submission.submittedAt,
      completed: { at: first.completedAt, topNature: first.profile.topNature },
    },
  ]);
});
