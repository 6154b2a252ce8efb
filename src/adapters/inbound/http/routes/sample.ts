import type { Context } from 'koa';
import { z } from 'zod';
import type { ShowSample } from '../../../../application/situation-map/show-sample.ts';
import { type Language, languages } from '../../../../domain/language.ts';
import { composeReport } from '../../../presentation/report/compose-report.ts';
import { preferredLanguage } from '../language.ts';
import { reportMarkup, reportStyles } from '../pages/report-page.ts';
import { constant, type Constant } from '../reply.ts';
import { constantRoute, type Route } from '../route.ts';
import { pagePolicy } from '../security-headers.ts';
import { pdfNameIn } from './pdf-names.ts';

export interface SampleRouteDeps {
  readonly showSample: ShowSample;
}

const query = z.object({
  language: z.enum(languages).optional().meta({ description: 'Instead of the one by Accept-Language.' }),
});
type Query = z.infer<typeof query>;

/** It changes with releases only, but then soon. */
const maxAgeSeconds = 60;
const common = { subject: 'Situation map', readableBy: 'application', query } as const;

/** A whole report about an invented person, for everybody. */
export function sampleRoutes({ showSample }: SampleRouteDeps): readonly Route[] {
  const page = keptByLanguage(async (language) =>
    constant(reportMarkup(composeReport(await showSample.report(language)), reportStyles), {
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
  ];
}

const headersIn = (language: Language) =>
  ({ 'Content-Language': language, Vary: 'Accept-Language' }) as const;

const languageOf = (ctx: Context): Language => preferredLanguage(ctx.req.headers['accept-language']);

/** Made at the first request; not kept where making it fails. */
function keptByLanguage(
  make: (language: Language) => Promise<Constant>,
): (language: Language) => Promise<Constant> {
  const kept = new Map<Language, Constant>();
  return async (language) => {
    const constantAnswer = kept.get(language) ?? (await make(language));
    kept.set(language, constantAnswer);
    return constantAnswer;
  };
}
