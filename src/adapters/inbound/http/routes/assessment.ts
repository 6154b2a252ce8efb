import type { Context } from 'koa';
import type { z } from 'zod';
import type { ResultInDetail, ShowResult } from '#application/assessment/show-result.ts';
import { historyLimit, type ListResults } from '#application/assessment/list-results.ts';
import type { SaveDraft } from '#application/assessment/save-draft.ts';
import type { SubmitAssessment } from '#application/assessment/submit-assessment.ts';
import type { AssessmentDraftStore } from '#application/ports/stores/assessment-draft-store.ts';
import type { AssessmentStore } from '#application/ports/stores/assessment-store.ts';
import type { Language } from '#domain/language.ts';
import type { AssessmentId, AssessmentResult } from '#domain/scoring/assessment-result.ts';
import type { AssessmentDraft } from '#domain/scoring/draft.ts';
import { familyOf } from '#domain/scoring/dimensions.ts';
import { type Item, type ItemBank, itemBank, releasedBanks } from '#domain/scoring/item-bank.ts';
import type { Response } from '#domain/scoring/responses.ts';
import { preferredLanguage } from '../requests/language.ts';
import { parsePathId } from '../requests/path-id.ts';
import { Problem } from '../problem.ts';
import { problemOf } from '../refusals.ts';
import { constant, type Constant, answer } from '../reply.ts';
import { constantRoute, type Route, sessionRoute } from '../route.ts';
import * as shapes from './assessment-shapes.ts';
import { done } from './shapes.ts';

export interface AssessmentRouteDeps {
  readonly submitAssessment: SubmitAssessment;
  readonly showResult: ShowResult;
  readonly listResults: ListResults;
  readonly saveDraft: SaveDraft;
  readonly assessments: AssessmentStore;
  readonly assessmentDrafts: AssessmentDraftStore;
}

const hour = 60 * 60;
const common = { subject: 'Assessment', readableBy: 'application' } as const;

export function assessmentRoutes(deps: AssessmentRouteDeps): readonly Route[] {
  const { submitAssessment, showResult, listResults, saveDraft, assessments, assessmentDrafts } = deps;
  const items = new Map(releasedBanks.map((bank) => [bank.version, itemsOf(bank)]));
  return [
    constantRoute<z.infer<typeof shapes.itemsAsked>>({
      ...common,
      path: '/assessments/items',
      name: 'listItems',
      summary: 'The 76 statements, in the order in which they are presented',
      readableBy: 'anyone',
      query: shapes.itemsAsked,
      answers: { 200: { description: 'In English or French by Accept-Language.', schema: shapes.items } },
      pick: (ctx, _params, { version = itemBank.version }) =>
        (items.get(version) as ItemsByLanguage)[languageOf(ctx)],
    }),
    sessionRoute({
      ...common,
      method: 'POST',
      path: '/assessments/submit',
      name: 'submitAssessment',
      summary: 'Submit all 76 responses and have them scored',
      refusesCrossSite: true,
      body: { schema: shapes.submission },
      isIdempotent: true,
      answers: {
        201: { description: 'Scored.', schema: shapes.submitted, headers: { Location: 'The result.' } },
      },
      handle: async ({ ctx, body, session, call }) => {
        const responses = body.responses.map(readResponse);
        const userId = session.user.id;
        const submitted = await submitAssessment({ userId, responses, language: languageOf(ctx), call });
        if (submitted.isErr()) throw problemOf(submitted.error);
        const id = submitted.value;
        return answer(
          201,
          shapes.submitted,
          { ok: true, assessment_id: id },
          { Location: `/assessments/${id}` },
        );
      },
    }),
    sessionRoute({
      ...common,
      method: 'GET',
      path: '/assessments/latest',
      name: 'showLatestResult',
      summary: 'The latest result',
      answers: { 200: { description: 'The result.', schema: shapes.result } },
      problems: ['no_assessment'],
      handle: async ({ session }) => {
        const latest = await assessments.findLatest(session.user.id);
        if (latest === undefined) throw new Problem('no_assessment');
        return answer(200, shapes.result, presentResult(latest));
      },
    }),
    sessionRoute({
      ...common,
      method: 'GET',
      path: '/assessments',
      name: 'listResults',
      summary: `Own results, newest first (the ${historyLimit} newest)`,
      answers: { 200: { description: 'The results.', schema: shapes.results } },
      handle: async ({ session }) =>
        answer(200, shapes.results, (await listResults(session.user.id)).map(presentResult)),
    }),
    sessionRoute({
      ...common,
      method: 'GET',
      path: '/assessments/draft',
      name: 'showDraft',
      summary: 'The responses saved so far',
      answers: { 200: { description: 'The draft.', schema: shapes.draft } },
      problems: ['no_draft'],
      handle: async ({ session }) => {
        const draft = await assessmentDrafts.find(session.user.id);
        if (draft === undefined) throw new Problem('no_draft');
        return answer(200, shapes.draft, presentDraft(draft));
      },
    }),
    sessionRoute({
      ...common,
      method: 'PUT',
      path: '/assessments/draft',
      name: 'saveDraft',
      summary: 'Save any of the responses; replaces the whole draft',
      refusesCrossSite: true,
      body: { schema: shapes.draftToSave, limitBytes: 64 * 1024 },
      answers: { 200: { description: 'Saved.', schema: shapes.saved } },
      handle: async ({ body, session }) => {
        const saved = await saveDraft(session.user.id, body.responses.map(readResponse));
        if (saved.isErr()) throw problemOf(saved.error);
        return answer(200, shapes.saved, { ok: true, saved_at: saved.value.savedAt.toISOString() });
      },
    }),
    sessionRoute({
      ...common,
      method: 'DELETE',
      path: '/assessments/draft',
      name: 'discardDraft',
      summary: 'Discard the draft, if there is one',
      refusesCrossSite: true,
      answers: { 200: { description: 'There is no draft any more.', schema: done } },
      handle: async ({ session }) => {
        await assessmentDrafts.discard(session.user.id);
        return answer(200, done, { ok: true });
      },
    }),
    sessionRoute({
      ...common,
      method: 'GET',
      path: '/assessments/:id',
      name: 'showResult',
      summary: 'One own result with everything that its answers show',
      answers: { 200: { description: 'The result in detail.', schema: shapes.detailedResult } },
      problems: ['not_found'],
      handle: async ({ session, params }) => {
        const shown = await showResult(session.user.id, parsePathId(params.id) as AssessmentId);
        if (shown === undefined) throw new Problem('not_found');
        return answer(200, shapes.detailedResult, presentDetails(shown));
      },
    }),
  ];
}

const languageOf = (ctx: Context): Language => preferredLanguage(ctx.req.headers['accept-language']);

type ItemsByLanguage = Readonly<Record<Language, Constant>>;

const itemsOf = (bank: ItemBank): ItemsByLanguage => ({ en: itemsIn(bank, 'en'), fr: itemsIn(bank, 'fr') });

const itemsIn = (bank: ItemBank, language: Language): Constant =>
  constant(JSON.stringify(bank.items.map((item) => presentItem(item, language))), {
    type: 'application/json; charset=utf-8',
    maxAgeSeconds: hour,
    headers: { 'Content-Language': language, Vary: 'Accept-Language' },
  });

const presentItem = ({ id, dimension, text }: Item, language: Language) => ({
  id,
  text: text[language],
  dimension: familyOf(dimension),
  [familyOf(dimension)]: dimension,
});

const readResponse = ({ item_id, value }: z.infer<typeof shapes.response>): Response => ({
  itemId: item_id,
  value,
});

const presentResult = (result: AssessmentResult) => ({
  assessment_id: result.id,
  completed_at: result.completedAt.toISOString(),
  top_nature: result.topNature,
  natures: result.natures,
  intelligences: result.intelligences,
});

const presentAnswer = ({ itemId, value }: Response) => ({ item_id: itemId, value });

const presentDraft = ({ responses, savedAt, itemBankVersion }: AssessmentDraft) => ({
  responses: responses.map(presentAnswer),
  saved_at: savedAt.toISOString(),
  item_bank_version: itemBankVersion,
});

const presentDetails = ({ result, breakdown, pattern, quality, change }: ResultInDetail) => ({
  ...presentResult(result),
  tied_with: pattern.tiedWith,
  close_to_top: pattern.closeToTop,
  spread: pattern.spread,
  profile_shape: pattern.profileShape,
  quality: { level: quality.level, flags: quality.flags },
  change,
  breakdown: breakdown.map(({ family, rawSum, likelyRange, items, ...rest }) => ({
    dimension: family,
    raw_sum: rawSum,
    likely_range: likelyRange,
    ...rest,
    items: items.map(presentAnswer),
  })),
  item_bank_version: result.itemBankVersion,
  scoring_version: result.scoringVersion,
});
