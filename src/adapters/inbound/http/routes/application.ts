import type { Context } from 'koa';
import { type Language, languages } from '../../../../domain/language.ts';
import { bestEncoded, compress, type EncodedConstant, encodedConstant } from '../content-encoding.ts';
import { presentedBy } from '../dispatch.ts';
import { preferredLanguage } from '../language.ts';
import { Problem } from '../problem.ts';
import { type Constant, empty, type Reply } from '../reply.ts';
import { type Answer, constantRoute, openRoute, type Route } from '../route.ts';
import { pagePolicy } from '../security-headers.ts';
import type { HttpSettings } from '../settings.ts';
import type { WebClient } from '../web-client.ts';
import { applicationFileRoute } from './application-files.ts';

type Settings = Pick<HttpSettings, 'webClient' | 'appUrl' | 'baseUrl'>;

const common = { subject: 'Operation', readableBy: 'application' } as const;
const pageAnswer: Answer = { description: 'The application.', type: 'text/html; charset=utf-8' };

/** The application, and the way to it. Where it is switched off, there is another one at `appUrl`. */
export function applicationRoutes({ webClient, appUrl, baseUrl }: Settings): readonly Route[] {
  const { origin, pathname } = new URL(appUrl);
  const leadsToItself = origin === baseUrl && pathname === '/';
  return [
    redirect('/', 'openService', leadsToItself ? toOwnApplication : () => appUrl),
    ...(webClient === undefined ? [] : servedRoutes(webClient)),
  ];
}

const toOwnApplication = ({ search }: Context): string => `/app/${search}`;

const redirect = (path: string, name: string, target: (ctx: Context) => string): Route =>
  openRoute({
    ...common,
    method: 'GET',
    path,
    name,
    summary: 'Leads to the application',
    worksAlone: true,
    answers: { 302: { description: 'To the application.', headers: { Location: 'Its address' } } },
    handle: ({ ctx }) => empty(302, { Location: target(ctx) }),
  });

/** The files come before the pages: the pattern of their paths would match as well. */
const servedRoutes = (webClient: WebClient): readonly Route[] => [
  redirect('/app', 'openApplication', toOwnApplication),
  applicationFileRoute(webClient.assets),
  ...pageRoutes(webClient),
];

function pageRoutes({ shell, pages }: WebClient): readonly Route[] {
  const variants = variantsOf(shell);
  const pick = (ctx: Context): Constant => {
    const language = preferredLanguage(ctx.req.headers['accept-language']);
    return bestEncoded(ctx, variants[language][presentedBy(ctx) === undefined ? 'none' : 'perhaps']);
  };
  const pickKnown = (ctx: Context, path: string): Constant => {
    if (pages.includes(path)) return pick(ctx);
    ctx.state['failurePage'] = () => missing(pick(ctx));
    throw new Problem('not_found');
  };
  const page = { ...common, answers: { 200: pageAnswer } } as const;
  return [
    constantRoute({
      ...page,
      path: '/app/',
      name: 'showApplication',
      summary: 'The application: where a login leads to',
      pick,
    }),
    constantRoute({
      ...page,
      path: '/app/:page',
      name: 'showApplicationPage',
      summary: 'A page of the application',
      problems: ['not_found'],
      failsAsPage: true,
      pick: (ctx, { page: name }) => pickKnown(ctx, `/app/${name}`),
    }),
    constantRoute({
      ...page,
      path: '/app/:page/:part',
      name: 'showApplicationPart',
      summary: 'A part of such a page, such as one of several results',
      problems: ['not_found'],
      failsAsPage: true,
      pick: (ctx, { page: name }) => pickKnown(ctx, `/app/${name}/:part`),
    }),
  ];
}

/** Whether a session was sent, whatever it is worth: without one, the application need not ask who is there. */
type SessionHint = 'none' | 'perhaps';
type Variants = Readonly<Record<Language, Readonly<Record<SessionHint, EncodedConstant>>>>;

const variantsOf = (shell: string): Variants =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      { none: documentWith(shell, language, 'none'), perhaps: documentWith(shell, language, 'perhaps') },
    ]),
  ) as Variants;

const opening = '<html lang="en" data-session="none">';

function documentWith(shell: string, language: Language, hint: SessionHint): EncodedConstant {
  if (!shell.includes(opening)) throw new Error(`The document of the application must hold ${opening}`);
  const document = shell.replace(opening, `<html lang="${language}" data-session="${hint}">`);
  return encodedConstant(compress(Buffer.from(document)), {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    headers: {
      'Content-Security-Policy': pagePolicy(),
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
    },
  });
}

/** It is the application that says what is missing. */
const missing = ({ fresh: { headers, body } }: Constant): Reply => ({
  status: 404,
  headers: {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'ETag')),
    'Cache-Control': 'no-store',
  },
  body,
});
