import { describe, expect, test } from '@jest/globals';
import { makeGenerateMap } from '#application/situation-map/generate-map.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import { aCompletedAssessment } from '#test/support/makers/assessments.ts';
import { hours, minutes } from '#test/support/makers/builders.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { type MapStage, setMapStage } from './map-stage.ts';

type Interruption = (moment: number) => Promise<void>;

/** The parts of a run; `interrupt` is called before and after each of their operations. */
function interrupted(stage: MapStage, interrupt: Interruption): MapStage {
  let moment = 0;
  const watched = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        if (typeof found !== 'function') return found;
        return async (...args: readonly unknown[]): Promise<unknown> => {
          await interrupt(moment++);
          const result: unknown = await Reflect.apply(found, target, args);
          await interrupt(moment++);
          return result;
        };
      },
    });
  const { maps, assessments, narrator, reportPrinter, fileStore, unitOfWork } = stage;
  return {
    ...stage,
    maps: watched(maps),
    assessments: watched(assessments),
    narrator: watched(narrator),
    reportPrinter: watched(reportPrinter),
    fileStore: watched(fileStore),
    unitOfWork: watched(unitOfWork),
  };
}

/** A stage with a submitted map that has an assessment, so that every part has work to do. */
async function setSubmittedStage() {
  const stage = await setMapStage();
  await stage.assessments.add(aCompletedAssessment(stage.owner.id, stage.clock.now()));
  const { mapId } = expectOk(await stage.submit());
  stage.clock.advance(minutes(1));
  return { stage, mapId };
}

async function countMoments(): Promise<number> {
  const { stage, mapId } = await setSubmittedStage();
  let moments = 0;
  await makeGenerateMap(
    interrupted(stage, async () => {
      moments += 1;
    }),
  )(mapId);
  return moments;
}

const moments = await countMoments();
const everyMoment = Array.from({ length: moments }, (_, moment) => moment);

/** Checks that there is one report, one PDF with exactly its texts, and one mail. */
async function expectMadeOnce(stage: MapStage, mapId: MapId): Promise<void> {
  const map = await stage.maps.find(mapId);
  if (map?.stage !== 'complete') throw new Error(`The map is ${map?.stage}.`);
  const { profile, narrative, submission } = map;
  const report = { profile, narrative, intake: submission.intake };
  const pdf = expectOk(await stage.showPdf(stage.owner.id, mapId));
  expect(JSON.parse(Buffer.from(pdf.bytes).toString())).toEqual(JSON.parse(JSON.stringify(report)));

  const mailJobs = (await stage.jobs()).filter(({ kind }) => kind === 'send_report_link');
  expect(mailJobs).toEqual([{ kind: 'send_report_link', mapId, occasion: 'completion' }]);
  for (let times = 0; times < 2; times++) await stage.sendReportLink(mapId, 'completion');
  expect(stage.mailer.sent.map(({ link }) => link)).toEqual([await stage.shownLink(map)]);
}

describe('making a map', () => {
  test('goes through every stage to a report, its PDF and a mail', async () => {
    const { stage, mapId } = await setSubmittedStage();
    expect(await stage.generateMap(mapId)).toBe('complete');
    expect(await stage.maps.find(mapId)).toMatchObject({
      stage: 'complete',
      profile: { generatedAt: stage.clock.now(), topNatureSource: 'assessment' },
      narrative: { sections: { headline: 'Narrative 1 of Creating.' } },
      pdfKey: `maps/${mapId}.pdf`,
      completedAt: stage.clock.now(),
      reportExpiresAt: new Date(stage.clock.now().getTime() + hours(30 * 24)),
    });
    await expectMadeOnce(stage, mapId);
  });

  test('does nothing to a map that is complete', async () => {
    const { stage, mapId } = await setSubmittedStage();
    await stage.generateMap(mapId);
    const made = await stage.maps.find(mapId);
    stage.clock.advance(hours(1));
    expect(await stage.generateMap(mapId)).toBe('complete');
    expect(await stage.maps.find(mapId)).toEqual(made);
    await expectMadeOnce(stage, mapId);
  });

  test('ends if the map was deleted', async () => {
    const { generateMap } = await setMapStage();
    expect(await generateMap(99 as MapId)).toBe('gone');
  });

  test('can be interrupted at many moments', () => {
    expect(moments).toBeGreaterThan(15);
  });

  test.each(everyMoment)('that ended at moment %i is completed by the next run', async (fatal) => {
    const { stage, mapId } = await setSubmittedStage();
    const dying = interrupted(stage, async (moment) => {
      if (moment === fatal) throw new Error('The process was killed.');
    });
    await expect(makeGenerateMap(dying)(mapId)).rejects.toThrow('killed');
    stage.clock.advance(minutes(5));
    await stage.generateMap(mapId);
    await expectMadeOnce(stage, mapId);
  });

  test.each(everyMoment)('continues from the stage that was stored before moment %i', async (fatal) => {
    const { stage, mapId } = await setSubmittedStage();
    let died = false;
    const dying = interrupted(stage, async (moment) => {
      died ||= moment === fatal;
      if (died) throw new Error('The process was killed.');
    });
    await expect(makeGenerateMap(dying)(mapId)).rejects.toThrow('killed');
    const before = await stage.maps.find(mapId);
    stage.clock.advance(minutes(5));
    await stage.generateMap(mapId);
    const after = await stage.maps.find(mapId);
    const { stage: _stage, ...kept } = before ?? { stage: undefined };
    expect(after).toMatchObject(kept);
  });

  test.each(everyMoment)(
    'creates one map in two runs, one of which sleeps from moment %i',
    async (moment) => {
      const { stage, mapId } = await setSubmittedStage();
      const awake = Promise.withResolvers<void>();
      const asleep = Promise.withResolvers<void>();
      const sleeper = makeGenerateMap(
        interrupted(stage, async (now) => {
          if (now !== moment) return;
          asleep.resolve();
          await awake.promise;
        }),
      )(mapId);
      await asleep.promise;
      expect(await stage.generateMap(mapId)).toBe('complete');
      const made = await stage.maps.find(mapId);
      stage.clock.advance(minutes(9));
      awake.resolve();
      expect(await sleeper).toBe('complete');
      expect(await stage.maps.find(mapId)).toEqual(made);
      await expectMadeOnce(stage, mapId);
    },
  );

  test.each(everyMoment)('creates one map in two runs that alternate from moment %i', async (start) => {
    const { stage, mapId } = await setSubmittedStage();
    const first = Promise.withResolvers<void>();
    let other: Promise<unknown> = Promise.resolve();
    const turns = interrupted(stage, async (moment) => {
      if (moment !== start) return;
      other = makeGenerateMap(
        interrupted(stage, async () => {
          first.resolve();
          await Promise.resolve();
        }),
      )(mapId);
      await first.promise;
    });
    expect(await makeGenerateMap(turns)(mapId)).toBe('complete');
    await other;
    await expectMadeOnce(stage, mapId);
  });
});

describe('a failed run', () => {
  const failing = (stage: MapStage, error: Error) =>
    makeGenerateMap({ ...stage, reportPrinter: { print: () => Promise.reject(error) } });

  test('is counted and throws, so that there is a retry', async () => {
    const { stage, mapId } = await setSubmittedStage();
    const fail = failing(stage, new Error('The font is missing.'));
    for (let times = 0; times < 3; times++) await expect(fail(mapId)).rejects.toThrow('font');
    expect(await stage.maps.countStuck(3)).toBe(1);
    expect(await stage.maps.countStuck(4)).toBe(0);
  });

  test('is not counted if the database was away', async () => {
    const { stage, mapId } = await setSubmittedStage();
    const fail = failing(stage, new DatabaseUnavailable(undefined));
    await expect(fail(mapId)).rejects.toThrow(DatabaseUnavailable);
    expect(await stage.maps.countStuck(1)).toBe(0);
  });

  test('does not repeat the narrative', async () => {
    const { stage, mapId } = await setSubmittedStage();
    await expect(failing(stage, new Error('The disk is full.'))(mapId)).rejects.toThrow('disk');
    await stage.generateMap(mapId);
    expect(await stage.maps.find(mapId)).toMatchObject({
      narrative: { sections: { headline: expect.stringMatching(/^Narrative 1 /) } },
    });
  });
});
