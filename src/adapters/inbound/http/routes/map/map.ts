import { situationMap } from '#domain/products/product.ts';
import type { Context } from 'koa';
import { z } from 'zod';
import type { MapDraftStore } from '#application/ports/stores/map-draft-store.ts';
import { listedMaps, type ListMaps } from '#application/situation-map/list-maps.ts';
import type { OpenReport } from '#application/situation-map/open-report.ts';
import type { RenewReportLink } from '#application/situation-map/renew-report-link.ts';
import type { SavePlanProgress, ShowPlanProgress } from '#application/situation-map/plan-progress.ts';
import type { SaveMapDraft } from '#application/situation-map/save-map-draft.ts';
import type { ShowMap, ShownMap } from '#application/situation-map/show-map.ts';
import type { ShowPdf } from '#application/situation-map/show-pdf.ts';
import type { SubmitIntake } from '#application/situation-map/submit-intake.ts';
import type { Language } from '#domain/language.ts';
import type { PresentedReportLink } from '#domain/situation-map/report/report-link.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import { composeReport } from '#adapters/presentation/report/compose-report.ts';
import { preferredLanguage } from '#adapters/inbound/http/requests/language.ts';
import { reportFailurePage, reportLinkSentPage } from '#adapters/inbound/http/pages/report-link-pages.ts';
import { reportPage } from '#adapters/inbound/http/pages/report-page.ts';
import { parsePathId } from '#adapters/inbound/http/requests/path-id.ts';
import { Problem } from '#adapters/inbound/http/problem.ts';
import { problemOf } from '#adapters/inbound/http/refusals.ts';
import { answer, type Reply } from '#adapters/inbound/http/reply.ts';
import { openRoute, type Route, sessionRoute } from '#adapters/inbound/http/route.ts';
import { type HttpSettings, loginUrl } from '#adapters/inbound/http/settings.ts';
import { intakeToSend } from './map-intake-schema.ts';
import * as shapes from './map-shapes.ts';
import { pdfNameIn } from './pdf-names.ts';
import { presentDocument } from './present-document.ts';
import { presentMapSummary } from './present-map-summary.ts';
import { presentProfile } from './present-profile.ts';

export interface MapRouteDeps {
  readonly submitIntake: SubmitIntake;
  readonly saveMapDraft: SaveMapDraft;
  readonly mapDrafts: MapDraftStore;
  readonly listMaps: ListMaps;
  readonly showMap: ShowMap;
  readonly showPdf: ShowPdf;
  readonly showPlanProgress: ShowPlanProgress;
  readonly savePlanProgress: SavePlanProgress;
  readonly openReport: OpenReport;
  readonly renewReportLink: RenewReportLink;
  readonly settings: Pick<HttpSettings, 'appUrl' | 'baseUrl' | 'webClient'>;
}

const common = { subject: 'Situation map', readableBy: 'application' } as const;
const owned = { ...common, needsPurchase: situationMap } as const;
const intakeLimit = 64 * 1024;
const planLimit = 4 * 1024;

const untilFirstLook = { 'Retry-After': '5' };
const untilNextLook = { 'Retry-After': '3' };

export function mapRoutes(deps: MapRouteDeps): readonly Route[] {
  return [...intakeRoutes(deps), ...ownMapRoutes(deps), ...planRoutes(deps), ...reportRoutes(deps)];
}

function intakeRoutes({ submitIntake, saveMapDraft, mapDrafts }: MapRouteDeps): readonly Route[] {
  return [
    sessionRoute({
      ...owned,
      method: 'POST',
      path: '/map/intake',
      name: 'submitIntake',
      summary: 'Submit the questionnaire and have a map made of it',
      refusesCrossSite: true,
      body: { schema: intakeToSend, limitBytes: intakeLimit },
      isIdempotent: true,
      answers: {
        202: {
          description: 'The map is being made.',
          schema: shapes.accepted,
          headers: { Location: 'The map.', 'Retry-After': 'When to look for it, in seconds.' },
        },
      },
      problems: ['generation_in_progress'],
      handle: async ({ body, session, call }) => {
        const submitted = await submitIntake({ user: session.user, json: body, call });
        if (submitted.isErr()) throw problemOf(submitted.error);
        const { mapId, warnings } = submitted.value;
        const accepted = { ok: true, map_id: mapId, status: 'processing' } as const;
        return answer(202, shapes.accepted, warnings.length === 0 ? accepted : { ...accepted, warnings }, {
          Location: `/map/${mapId}`,
          ...untilFirstLook,
        });
      },
    }),
    sessionRoute({
      ...owned,
      method: 'POST',
      path: '/map/intake/draft',
      name: 'saveIntakeDraft',
      summary: 'Save a questionnaire that is not finished; replaces the whole draft',
      refusesCrossSite: true,
      body: { schema: shapes.anyObject, limitBytes: intakeLimit },
      answers: { 200: { description: 'Saved, whatever it holds.', schema: shapes.saved } },
      handle: async ({ body, session }) => {
        const { savedAt } = await saveMapDraft(session.user.id, body);
        return answer(200, shapes.saved, { ok: true, saved_at: savedAt.toISOString() });
      },
    }),
    sessionRoute({
      ...owned,
      method: 'GET',
      path: '/map/intake/draft',
      name: 'showIntakeDraft',
      summary: 'The questionnaire as saved so far',
      answers: { 200: { description: 'The draft.', schema: shapes.draft } },
      problems: ['no_draft'],
      handle: async ({ session }) => {
        const draft = await mapDrafts.find(session.user.id);
        if (draft === undefined) throw new Problem('no_draft');
        return answer(200, shapes.draft, { draft: draft.content, saved_at: draft.savedAt.toISOString() });
      },
    }),
  ];
}

function ownMapRoutes({ listMaps, showMap, showPdf }: MapRouteDeps): readonly Route[] {
  return [
    sessionRoute({
      ...owned,
      method: 'GET',
      path: '/map',
      name: 'listMaps',
      summary: `Own maps, newest first (the ${listedMaps} newest)`,
      answers: { 200: { description: 'The maps.', schema: shapes.list } },
      handle: async ({ session }) =>
        answer(200, shapes.list, (await listMaps(session.user.id)).map(presentMapSummary)),
    }),
    sessionRoute({
      ...owned,
      method: 'GET',
      path: '/map/:id',
      name: 'showMap',
      summary: 'One own map, with its profile once it is complete',
      answers: {
        200: {
          description: 'The map.',
          schema: shapes.map,
          headers: { 'Retry-After': 'While it is being made: when to look again, in seconds.' },
        },
      },
      problems: ['not_found'],
      handle: async ({ session, params }) => {
        const shown = await showMap(session.user, parsePathId(params.id) as MapId);
        if (shown === undefined) throw new Problem('not_found');
        return answer(200, shapes.map, presentMap(shown), shown.status === 'processing' ? untilNextLook : {});
      },
    }),
    sessionRoute({
      ...owned,
      method: 'GET',
      path: '/map/:id/document',
      name: 'showDocument',
      summary: 'The report of one own map, section by section, for an application to show',
      answers: {
        200: { description: 'The report, in the language it was made in.', schema: shapes.reportDocument },
      },
      problems: ['not_found', 'map_not_ready'],
      handle: async ({ session, params }) => {
        const shown = await showMap(session.user, parsePathId(params.id) as MapId);
        if (shown === undefined) throw new Problem('not_found');
        if (shown.status === 'processing') throw new Problem('map_not_ready');
        const { profile, narrative, submission } = shown.map;
        const report = composeReport({ profile, narrative, intake: submission.intake });
        return answer(200, shapes.reportDocument, presentDocument(report));
      },
    }),
    sessionRoute({
      ...owned,
      method: 'GET',
      path: '/map/:id/pdf',
      name: 'showPdf',
      summary: 'The report of one own map as a PDF',
      answers: { 200: { description: 'The PDF, as it was stored.', type: 'application/pdf' } },
      problems: ['not_found', 'map_not_ready', 'overloaded'],
      handle: async ({ session, params }) => {
        const id = parsePathId(params.id) as MapId;
        const shown = await showPdf(session.user.id, id);
        if (shown.isErr()) throw problemOf(shown.error);
        return pdf(shown.value.bytes, pdfNameIn(shown.value.language, id));
      },
    }),
  ];
}

function planRoutes({ showPlanProgress, savePlanProgress }: MapRouteDeps): readonly Route[] {
  const plan = { ...owned, path: '/map/:id/plan' } as const;
  return [
    sessionRoute({
      ...plan,
      method: 'GET',
      name: 'showPlanProgress',
      summary: 'What was ticked of the plan of one own map',
      answers: { 200: { description: 'The ids of the steps that are done.', schema: shapes.planProgress } },
      problems: ['not_found', 'map_not_ready'],
      handle: async ({ session, params }) => {
        const shown = await showPlanProgress(session.user.id, parsePathId(params.id) as MapId);
        if (shown.isErr()) throw problemOf(shown.error);
        const { done = [], savedAt } = shown.value ?? {};
        return answer(200, shapes.planProgress, { done, saved_at: savedAt?.toISOString() ?? null });
      },
    }),
    sessionRoute({
      ...plan,
      method: 'PUT',
      name: 'savePlanProgress',
      summary: 'Save which steps of the plan are done; replaces what was saved before',
      refusesCrossSite: true,
      body: { schema: shapes.planDone, limitBytes: planLimit },
      answers: { 200: { description: 'Saved.', schema: shapes.saved } },
      problems: ['not_found', 'map_not_ready'],
      handle: async ({ body, session, params }) => {
        const id = parsePathId(params.id) as MapId;
        const saved = await savePlanProgress(session.user.id, id, body.done);
        if (saved.isErr()) throw problemOf(saved.error);
        return answer(200, shapes.saved, { ok: true, saved_at: saved.value.savedAt.toISOString() });
      },
    }),
  ];
}

/** No query is refused as invalid: any fault of a link counts as a wrong signature. */
const linkQuery = z.object({
  id: z.string().catch('').meta({ description: 'The map.' }),
  email: z.string().catch('').meta({ description: 'The address of its owner.' }),
  sig: z.string().catch('').meta({ description: 'The signature, with its expiry.' }),
});

const page = { type: 'text/html; charset=utf-8' };

function reportRoutes({ openReport, renewReportLink, settings }: MapRouteDeps): readonly Route[] {
  const report = { ...common, query: linkQuery, takesAnyQuery: true, failsAsPage: true } as const;
  return [
    openRoute({
      ...report,
      method: 'GET',
      path: '/map/report',
      name: 'showReport',
      summary: 'The report behind a signed link, without a session',
      answers: { 200: { description: 'The report.', ...page } },
      problems: ['signature_invalid', 'signature_expired', 'purchase_revoked', 'not_found', 'map_not_ready'],
      handle: async ({ ctx, query }) => {
        failAsPage(ctx, query);
        const opened = await openReport(query);
        if (opened.isErr()) throw problemOf(opened.error);
        const wayBack = settings.webClient && ({ to: 'map', path: `/app/map/${query.id}` } as const);
        return reportPage(composeReport(opened.value), wayBack);
      },
    }),
    openRoute({
      ...report,
      method: 'POST',
      path: '/map/report/renew',
      name: 'renewReportLink',
      summary:
        'Have the current link mailed to the owner of the report, for the button on the page of an expired one',
      refusesCrossSite: true,
      answers: { 200: { description: 'A page: the mail is on its way.', ...page } },
      problems: ['signature_invalid', 'purchase_revoked', 'not_found', 'map_not_ready'],
      handle: async ({ ctx, query }) => {
        failAsPage(ctx, query);
        const renewed = await renewReportLink(query);
        if (renewed.isErr()) throw problemOf(renewed.error);
        return reportLinkSentPage(languageOf(ctx));
      },
    }),
  ];

  function failAsPage(ctx: Context, link: PresentedReportLink): void {
    if (ctx.accepts('json', 'html') !== 'html') return;
    const renewAction = `/map/report/renew?${new URLSearchParams({ ...link }).toString()}`;
    ctx.state.failurePage = (problem: Problem): Reply =>
      reportFailurePage(problem, languageOf(ctx), { loginUrl: loginUrl(settings), renewAction });
  }
}

const languageOf = (ctx: Context): Language => preferredLanguage(ctx.req.headers['accept-language']);

function presentMap(shown: ShownMap) {
  const { status, map } = shown;
  if (status === 'processing') return { map_id: map.id, status };
  return {
    map_id: map.id,
    status,
    completed_at: map.completedAt.toISOString(),
    top_nature: map.profile.topNature,
    profile: presentProfile(map.profile, map.narrative),
    report_url: shown.reportUrl,
  };
}

const pdf = (bytes: Uint8Array, fileName: string): Reply => ({
  status: 200,
  headers: {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  },
  body: { kind: 'bytes', bytes: Buffer.from(bytes) },
});
