import { Err, Ok } from 'ts-results';
import { computeProfile, methodVersion } from '#domain/situation-map/compute-profile.ts';
import {
  completeMap,
  type MapId,
  pdfKeyOf,
  phraseMap,
  type PhrasedMap,
  type PrintedMap,
  printMap,
  type ProcessingMap,
  type ProfiledMap,
  profileMap,
  type SituationMap,
  type SubmittedMap,
} from '#domain/situation-map/situation-map.ts';
import type { AssessmentStore } from '../ports/stores/assessment-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { MapStore } from '../ports/stores/map-store.ts';
import type { Narrator } from '../ports/texts/narrator.ts';
import { isOutage } from '../ports/operations/outage.ts';
import type { ReportPrinter } from '../ports/texts/report-printer.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import { completion } from './send-report-link.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'jobs' | 'maps'>;
  readonly maps: MapStore;
  readonly assessments: AssessmentStore;
  readonly narrator: Narrator;
  readonly reportPrinter: ReportPrinter;
  readonly fileStore: FileStore;
  readonly clock: Clock;
}

/** `gone`: the map was deleted together with its owner. */
export type GenerateOutcome = 'complete' | 'gone';

export type GenerateMap = ReturnType<typeof makeGenerateMap>;

/**
 * Makes a map, starting from its stored stage. Each stage is stored before the next begins, so a run after a crash
 * continues where the last one stopped. Of two simultaneous runs, only one writes each stage, and the other continues
 * from it. Failures are counted, unless the database or the file store was unavailable. A full disk counts, because it
 * does not recover by itself.
 */
export const makeGenerateMap = (deps: Deps) => {
  const { maps, fileStore } = deps;
  const takeStep = makeSteps(deps);
  return async (mapId: MapId): Promise<GenerateOutcome> => {
    try {
      let map = await maps.find(mapId);
      while (map !== undefined && map.stage !== 'complete')
        map = (await takeStep(map)) ?? (await maps.find(mapId));
      if (map !== undefined) return 'complete';
      // The owner may have been deleted while the PDF was being printed.
      await fileStore.delete(pdfKeyOf(mapId));
      return 'gone';
    } catch (error) {
      if (!isOutage(error)) await maps.countFailure(mapId);
      throw error;
    }
  };
};

/** The next stage of a map, or `undefined` if another run has already written it. */
const makeSteps = (deps: Deps) => {
  const { maps, unitOfWork, clock } = deps;
  return async (map: ProcessingMap): Promise<SituationMap | undefined> => {
    switch (map.stage) {
      case 'submitted':
        return advance(map, await profiled(map, deps));
      case 'profiled':
        return advance(map, await phrased(await ofThisMethod(map, deps), deps));
      case 'phrased':
        return advance(map, await printed(map, deps));
      case 'printed':
        return complete(map);
    }
  };

  async function advance(map: ProcessingMap, next: ProfiledMap | PhrasedMap | PrintedMap) {
    return (await maps.advance(map.stage, next)) ? next : undefined;
  }

  async function complete(map: PrintedMap) {
    const next = completeMap(map, clock.now());
    const completed = await unitOfWork.run<SituationMap, undefined>(async (stores) => {
      if (!(await stores.maps.advance('printed', next))) return Err(undefined);
      await stores.jobs.enqueue({ kind: 'send_report_link', mapId: map.id, occasion: completion });
      return Ok(next);
    });
    return completed.isOk() ? completed.value : completed.error;
  }
};

async function profiled(map: SubmittedMap, { assessments, clock }: Deps): Promise<ProfiledMap> {
  const { userId, submittedAt, intake, language, assessmentId, shelf } = map.submission;
  const assessment = assessmentId === null ? undefined : await assessments.find(userId, assessmentId);
  const generatedAt = clock.now();
  return profileMap(map, computeProfile({ intake, language, submittedAt, generatedAt, assessment, shelf }));
}

/**
 * If an earlier release started the map, starts again from the beginning, because the texts need findings that the old
 * profile does not have.
 */
const ofThisMethod = async (map: ProfiledMap, deps: Deps): Promise<ProfiledMap> =>
  map.profile.methodVersion === methodVersion
    ? map
    : profiled({ id: map.id, submission: map.submission, stage: 'submitted' }, deps);

const phrased = async (map: ProfiledMap, { narrator }: Deps): Promise<PhrasedMap> =>
  phraseMap(map, await narrator.narrate({ profile: map.profile, intake: map.submission.intake }));

async function printed(map: PhrasedMap, { reportPrinter, fileStore }: Deps): Promise<PrintedMap> {
  const { profile, narrative, submission } = map;
  const pdf = await reportPrinter.print({ profile, narrative, intake: submission.intake });
  const key = pdfKeyOf(map.id);
  await fileStore.put(key, pdf);
  return printMap(map, key);
}
