import type { Context } from 'koa';
import { z } from 'zod';
import type { ShowSample } from '#application/situation-map/show-sample.ts';
import { type Language, languages } from '#domain/language.ts';
import { composeReport } from '#adapters/presentation/report/compose-report.ts';
import { preferredLanguage } from '#adapters/inbound/http/requests/language.ts';
import { reportMarkup, reportStyles } from '#adapters/inbound/http/pages/report-page.ts';
import { bestEncoded, compress, encodedConstant } from '#adapters/inbound/http/requests/content-encoding.ts';
import { constant } from '#adapters/inbound/http/reply.ts';
import { constantRoute, type Route } from '#adapters/inbound/http/route.ts';
import { pagePolicy } from '#adapters/inbound/http/security-headers.ts';
import type { HttpSettings } from '#adapters/inbound/http/settings.ts';
import { reportDocument } from './map-shapes.ts';
import { pdfNameIn } from './pdf-names.ts';
import { presentDocument } from './present-document.ts';

export interface SampleRouteDeps {
  readonly showSample: ShowSample;
  readonly settings: Pick<HttpSettings, 'webClient'>;
}

const query = z.object({
  language: z.enum(languages).optional().meta({ description: 'Instead of the one by Accept-Language.' }),
});
type Query = z.infer<typeof query>;

/** Changes only with a release, but then readers should see it soon. */
const maxAgeSeconds = 60;
const common = { subject: 'Situation map', readableBy: 'application', query } as const;

/** A complete report about an invented person, for everybody. */
export function sampleRoutes({ showSample, settings }: SampleRouteDeps): readonly Route[] {
  const wayBack = settings.webClient && ({ to: 'offer', path: '/app/map' } as const);
  const page = keptByLanguage(async (language) =>
    constant(reportMarkup(composeReport(await showSample.report(language)), reportStyles, wayBack), {
      type: 'text/html; charset=utf-8',
      maxAgeSeconds,
      headers: { ...headersIn(language), 'Content-Security-Policy': pagePolicy() },
    }),
  );
  const pdf = keptByLanguage(async (language) =>
    constant(Buffer.from(await showSample.pdf(language)), {
      type: 'application/pdf',
      maxAgeSeconds,
      headers: {
        ...headersIn(language),
        'Content-Disposition': `inline; filename="${pdfNameIn(language, 'sample')}"`,
      },
    }),
  );
  const document = keptByLanguage(async (language) =>
    encodedConstant(
      compress(
        Buffer.from(JSON.stringify(presentDocument(composeReport(await showSample.report(language))))),
      ),
      {
        type: 'application/json; charset=utf-8',
        maxAgeSeconds,
        headers: { ...headersIn(language), Vary: 'Accept-Encoding, Accept-Language' },
      },
    ),
  );
  return [
    constantRoute<Query>({
      ...common,
      path: '/map/sample',
      name: 'showSample',
      summary: 'A sample report about an invented person',
      answers: { 200: { description: 'The report.', type: 'text/html; charset=utf-8' } },
      pick: async (ctx, _params, { language }) => page(language ?? languageOf(ctx)),
    }),
    constantRoute<Query>({
      ...common,
      path: '/map/sample/pdf',
      name: 'showSamplePdf',
      summary: 'The same sample report as a PDF',
      answers: { 200: { description: 'The PDF.', type: 'application/pdf' } },
      pick: async (ctx, _params, { language }) => pdf(language ?? languageOf(ctx)),
    }),
    constantRoute<Query>({
      ...common,
      path: '/map/sample/document',
      name: 'showSampleDocument',
      summary: 'The same sample report, section by section, for an application to show',
      answers: { 200: { description: 'The report.', schema: reportDocument } },
      pick: async (ctx, _params, { language }) =>
        bestEncoded(ctx, await document(language ?? languageOf(ctx))),
    }),
  ];
}

const headersIn = (language: Language) =>
  ({ 'Content-Language': language, Vary: 'Accept-Language' }) as const;

const languageOf = (ctx: Context): Language => preferredLanguage(ctx.req.headers['accept-language']);

/** Created by the first request. A failure is not cached. */
function keptByLanguage<Kept>(
  make: (language: Language) => Promise<Kept>,
): (language: Language) => Promise<Kept> {
  const kept = new Map<Language, Kept>();
  return async (language) => {
    const constantAnswer = kept.get(language) ?? (await make(language));
    kept.set(language, constantAnswer);
    return constantAnswer;
  };
}
