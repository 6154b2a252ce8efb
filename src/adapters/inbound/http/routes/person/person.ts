import { z } from 'zod';
import type { DeletePerson } from '#application/person/delete-person.ts';
import type { ExportPerson } from '#application/person/export-person.ts';
import type { Progress, ShowProgress } from '#application/person/show-progress.ts';
import { UserGone } from '#application/ports/user-gone.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { parseEmailAddress } from '#domain/sessions/email-address.ts';
import { Problem } from '#adapters/inbound/http/problem.ts';
import { problemOf } from '#adapters/inbound/http/refusals.ts';
import { answer } from '#adapters/inbound/http/reply.ts';
import { type Route, sessionRoute } from '#adapters/inbound/http/route.ts';
import { clearedSessionCookie } from '#adapters/inbound/http/requests/session-cookie.ts';
import * as shapes from './person-shapes.ts';
import { writeExport } from './present-export.ts';
import { presentMapSummary } from '../map/present-map-summary.ts';
import { done } from '../shapes.ts';

export interface PersonRouteDeps {
  readonly showProgress: ShowProgress;
  readonly exportPerson: ExportPerson;
  readonly deletePerson: DeletePerson;
}

const common = { subject: 'Own data', readableBy: 'application' } as const;

const deletion = z.object({
  confirm: z.string().meta({ description: 'The own address, to rule out an accident.' }),
});

export function personRoutes({
  showProgress,
  exportPerson,
  deletePerson,
}: PersonRouteDeps): readonly Route[] {
  const writeExportOf = makeWriteExportOf(exportPerson);
  return [
    sessionRoute({
      ...common,
      method: 'GET',
      path: '/me/progress',
      name: 'showProgress',
      summary: 'How far the user has come: what was begun, and the latest results',
      answers: { 200: { description: 'In brief.', schema: shapes.progress } },
      handle: async ({ session }) =>
        answer(200, shapes.progress, presentProgress(await showProgress(session.user))),
    }),

    sessionRoute({
      ...common,
      method: 'GET',
      path: '/me/export',
      name: 'exportPerson',
      summary: 'Everything that is held about the user, in one document',
      answers: { 200: { description: 'For a file.', schema: shapes.personExport } },
      problems: ['rate_limited', 'overloaded'],
      handle: ({ session }) => ({
        status: 200,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': 'attachment; filename="my-data.json"',
        },
        body: { kind: 'stream', pieces: writeExportOf(session.user.id) },
      }),
    }),

    sessionRoute({
      ...common,
      method: 'DELETE',
      path: '/me',
      name: 'deletePerson',
      summary: 'Delete the user: results, maps, files, links and sessions, at once and for good',
      refusesCrossSite: true,
      body: { schema: deletion },
      answers: {
        200: {
          description: 'Deleted. Of purchases, what an invoice needs is kept, without the person.',
          schema: done,
          headers: { 'Set-Cookie': 'svc_session' },
        },
      },
      handle: async ({ session: { user }, body }) => {
        if (!isAddressOf(user.email.key, body.confirm)) throw notConfirmed();
        await deletePerson(user.id);
        return answer(200, done, { ok: true }, { 'Set-Cookie': clearedSessionCookie });
      },
    }),
  ];
}

const presentProgress = ({ assessmentDraft, latestAssessment, intakeDraft, latestMap }: Progress) =>
  ({
    assessment_draft:
      assessmentDraft === undefined
        ? null
        : { answered: assessmentDraft.responses.length, saved_at: assessmentDraft.savedAt.toISOString() },
    latest_assessment:
      latestAssessment === undefined
        ? null
        : {
            assessment_id: latestAssessment.id,
            completed_at: latestAssessment.completedAt.toISOString(),
            top_nature: latestAssessment.topNature,
          },
    intake_draft: intakeDraft === undefined ? null : { saved_at: intakeDraft.savedAt.toISOString() },
    latest_map: latestMap === undefined ? null : presentMapSummary(latestMap),
  }) satisfies z.infer<typeof shapes.progress>;

/** Per process: each export keeps a page of results or a map in memory until its client has read it. */
const mostExportsAtOnce = 8;
const retryAfterSeconds = 5;

function makeWriteExportOf(exportPerson: ExportPerson): (userId: UserId) => AsyncGenerator<string> {
  let running = 0;
  return async function* writeExportOf(userId) {
    if (running >= mostExportsAtOnce) throw problemOf({ kind: 'overloaded', retryAfterSeconds });
    running += 1;
    try {
      const exported = await exportPerson(userId);
      if (exported.isErr()) throw problemOf(exported.error);
      if (exported.value === undefined) throw new UserGone();
      yield* writeExport(exported.value);
    } finally {
      running -= 1;
    }
  };
}

function isAddressOf(key: string, sent: string): boolean {
  const address = parseEmailAddress(sent);
  return address.isOk() && address.value.key === key;
}

const notConfirmed = (): Problem =>
  new Problem('validation_failed', {
    errors: [
      {
        pointer: '/confirm',
        code: 'not_confirmed',
        message: 'Send your own address, as GET /me returns it, to confirm.',
      },
    ],
  });
