import { describe, expect, test } from '@jest/globals';
import { makeDeletePerson } from '#application/person/delete-person.ts';
import { makeDiscardFile } from '#application/person/discard-file.ts';
import type { MailRecord } from '#application/ports/stores/mail-record.ts';
import { makeGenerateMap } from '#application/situation-map/generate-map.ts';
import { makeSendReportLink } from '#application/situation-map/send-report-link.ts';
import { makeShowPdf } from '#application/situation-map/show-pdf.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { pdfKeyOf } from '#domain/situation-map/situation-map.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { type MapStage, setMapStage } from '../situation-map/map-stage.ts';

async function aPrintedMap(stage: MapStage) {
  const { mapId } = expectOk(await stage.submit());
  await makeGenerateMap(stage)(mapId);
  return { mapId, key: pdfKeyOf(mapId) };
}

const waitingJobs = (stage: MapStage) => stage.read(({ jobs }) => [...jobs.values()].map(({ job }) => job));

describe('deleting a person', () => {
  test('removes the user and the files of their maps', async () => {
    const stage = await setMapStage();
    const { key } = await aPrintedMap(stage);
    expect(await stage.fileStore.find(key)).toBeDefined();

    expect(await makeDeletePerson(stage)(stage.owner.id)).toBe(true);

    expect(await stage.users.find(stage.owner.id)).toBeUndefined();
    expect(await stage.fileStore.find(key)).toBeUndefined();
  });

  test('succeeds although the files cannot be reached, and leaves a job that removes them', async () => {
    const stage = await setMapStage();
    const { key } = await aPrintedMap(stage);
    const fileStore = {
      ...stage.fileStore,
      delete: async () => {
        throw new Error('The disk is away.');
      },
    };

    expect(await makeDeletePerson({ ...stage, fileStore })(stage.owner.id)).toBe(true);

    expect(await waitingJobs(stage)).toEqual([{ kind: 'discard_file', key }]);
    await makeDiscardFile(stage)(key);
    expect(await stage.fileStore.find(key)).toBeUndefined();
  });

  test('removes nothing if the database fails before the commit', async () => {
    const stage = await setMapStage();
    const { key } = await aPrintedMap(stage);
    const deps = { ...stage, unitOfWork: failingAtCommit(stage.unitOfWork) };

    await expect(makeDeletePerson(deps)(stage.owner.id)).rejects.toThrow('lost');

    expect(await stage.users.find(stage.owner.id)).toBeDefined();
    expect(await stage.fileStore.find(key)).toBeDefined();
  });

  test('says so if there is no such user', async () => {
    const stage = await setMapStage();

    expect(await makeDeletePerson(stage)(4711 as UserId)).toBe(false);
  });

  test('leaves no file of a map that was being printed at that moment', async () => {
    const stage = await setMapStage();
    const { mapId } = expectOk(await stage.submit());
    const fileStore = {
      ...stage.fileStore,
      put: async (key: string, bytes: Uint8Array) => {
        await makeDeletePerson(stage)(stage.owner.id);
        await stage.fileStore.put(key, bytes);
      },
    };

    expect(await makeGenerateMap({ ...stage, fileStore })(mapId)).toBe('gone');

    expect(await stage.fileStore.find(pdfKeyOf(mapId))).toBeUndefined();
  });

  test('refuses the PDF of a map to simultaneous requests', async () => {
    const stage = await setMapStage();
    const { mapId } = await aPrintedMap(stage);
    const fileStore = {
      ...stage.fileStore,
      find: async (key: string) => {
        await makeDeletePerson(stage)(stage.owner.id);
        return stage.fileStore.find(key);
      },
    };

    const refused = await makeShowPdf({ ...stage, fileStore })(stage.owner.id, mapId);

    expect(expectErr(refused)).toEqual({ kind: 'map_unknown' });
  });

  test('prevents a mail with the link to a report that was about to be sent', async () => {
    const stage = await setMapStage();
    const { mapId } = await aPrintedMap(stage);
    const mailRecord: MailRecord = {
      isSettled: () => makeDeletePerson(stage)(stage.owner.id).then(() => false),
      settle: (...settled) => stage.mailRecord.settle(...settled),
    };

    expect(await makeSendReportLink({ ...stage, mailRecord })(mapId, 'completion')).toBe('nothing_owed');

    expect(stage.mailer.sent).toEqual([]);
  });
});
