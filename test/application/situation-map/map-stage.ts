import type { Narrator } from '#application/ports/texts/narrator.ts';
import type { Job } from '#application/ports/job-queue.ts';
import type { ReportPrinter } from '#application/ports/texts/report-printer.ts';
import { makeGenerateMap } from '#application/situation-map/generate-map.ts';
import { makeListMaps } from '#application/situation-map/list-maps.ts';
import { makeOpenReport } from '#application/situation-map/open-report.ts';
import { makeRenewReportLink } from '#application/situation-map/renew-report-link.ts';
import { makeSaveMapDraft } from '#application/situation-map/save-map-draft.ts';
import { makeSendReportLink } from '#application/situation-map/send-report-link.ts';
import { makeShowMap, type ShownMap } from '#application/situation-map/show-map.ts';
import { makeSavePlanProgress, makeShowPlanProgress } from '#application/situation-map/plan-progress.ts';
import { makeShowPdf } from '#application/situation-map/show-pdf.ts';
import { makeSubmitIntake } from '#application/situation-map/submit-intake.ts';
import type { IdempotentCall } from '#application/idempotency/once-only.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import type { Access } from '#domain/products/product.ts';
import type { User } from '#domain/sessions/user.ts';
import type { PresentedReportLink } from '#domain/situation-map/report/report-link.ts';
import type { CompleteMap, MapId } from '#domain/situation-map/situation-map.ts';
import { addressOf } from '#test/support/makers/builders.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { exampleIntake } from '#test/support/makers/intakes.ts';
import { aNarrative } from '#test/support/makers/situation-maps.ts';
import { setStage } from '../in-memory-stage.ts';

/** Writes a different text each time, as a language model does. */
const makeFickleNarrator = (): Narrator => {
  let narratives = 0;
  return {
    narrate: async ({ profile }) => {
      narratives += 1;
      const headline = `Narrative ${narratives} of ${profile.topNature}.`;
      return { ...aNarrative, sections: { ...aNarrative.sections, headline } };
    },
  };
};

/** Its PDF contains the report that it was printed from. */
const plainPrinter: ReportPrinter = { print: async (report) => Buffer.from(JSON.stringify(report)) };

const reportLink = (mapId: MapId, email: string, sig: string): string => {
  const query = new URLSearchParams({ id: String(mapId), email, sig });
  return `https://assess.example.com/map/report?${query.toString()}`;
};

/** The query of a link. */
export function presentedBy(link: string): PresentedReportLink {
  const query = new URL(link).searchParams;
  const read = (name: string): string => query.get(name) ?? '';
  return { id: read('id'), email: read('email'), sig: read('sig') };
}

/** The use cases of the situation map on one stage, and the steps that a test needs before its own. */
export async function setMapStage() {
  const stage = {
    ...setStage(),
    narrator: makeFickleNarrator(),
    reportPrinter: plainPrinter,
    reportLink,
  };
  const { users, maps, catalog } = stage;
  await catalog.seed(shippedBooks, stage.clock.now());
  const submitIntake = makeSubmitIntake(stage);
  const generateMap = makeGenerateMap(stage);
  const showMap = makeShowMap(stage);

  const admitOwner = async (email: string, access: Access = 'granted'): Promise<User> => {
    const { id } = await users.admit(addressOf(email), 'en', stage.clock.now());
    await users.setAccess(id, 'situation-map', access);
    return (await users.find(id)) ?? failWithout('user');
  };
  const owner = await admitOwner('Anna@example.org');

  const submit = (
    json: Readonly<Record<string, unknown>> = exampleIntake,
    call?: IdempotentCall,
    user = owner,
  ) => submitIntake({ user, json, call });

  const makeMap = async (user = owner): Promise<CompleteMap> => {
    const { mapId } = expectOk(await submit(exampleIntake, undefined, user));
    await generateMap(mapId);
    const map = await maps.find(mapId);
    return map?.stage === 'complete' ? map : failWithout('complete map');
  };

  const shownLink = async ({ id }: CompleteMap, user = owner): Promise<string> =>
    linkOf(await showMap(user, id));

  return {
    ...stage,
    owner,
    admitOwner,
    submit,
    submitIntake,
    generateMap,
    showMap,
    makeMap,
    shownLink,
    listMaps: makeListMaps(stage),
    showPdf: makeShowPdf(stage),
    showPlanProgress: makeShowPlanProgress(stage),
    savePlanProgress: makeSavePlanProgress(stage),
    openReport: makeOpenReport(stage),
    renewReportLink: makeRenewReportLink(stage),
    sendReportLink: makeSendReportLink(stage),
    saveMapDraft: makeSaveMapDraft(stage),
    jobs: (): Promise<readonly Job[]> => stage.read(({ jobs }) => [...jobs.values()].map(({ job }) => job)),
  };
}

export type MapStage = Awaited<ReturnType<typeof setMapStage>>;

export const linkOf = (shown: ShownMap | undefined): string =>
  shown?.status === 'complete' ? shown.reportUrl : failWithout('report link');

function failWithout(what: string): never {
  throw new Error(`There is no ${what}.`);
}
