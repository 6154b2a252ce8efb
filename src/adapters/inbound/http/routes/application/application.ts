import type { Context } from 'koa';
import { type Language, languages } from '#domain/language.ts';
import {
  bestEncoded,
  compress,
  type EncodedConstant,
  encodedConstant,
} from '#adapters/inbound/http/requests/content-encoding.ts';
import { presentedBy } from '#adapters/inbound/http/dispatch.ts';
import { preferredLanguage } from '#adapters/inbound/http/requests/language.ts';
import { Problem } from '#adapters/inbound/http/problem.ts';
import { constant, type Constant, empty, type Reply } from '#adapters/inbound/http/reply.ts';
import { type Answer, constantRoute, openRoute, type Route } from '#adapters/inbound/http/route.ts';
import { pagePolicy } from '#adapters/inbound/http/security-headers.ts';
import type { HttpSettings } from '#adapters/inbound/http/settings.ts';
import type { WebClient } from '#adapters/inbound/http/web-client.ts';
import { applicationFileRoute } from './application-files.ts';
import { headMark, headOf, manifestOf } from './application-head.ts';

type Settings = Pick<HttpSettings, 'webClient' | 'appUrl' | 'baseUrl'>;

const common = { subject: 'Operation', readableBy: 'application' } as const;
const pageAnswer: Answer = { description: 'The application.', type: 'text/html; charset=utf-8' };

/**
 * The routes of the application, and the redirects to it. If the application is switched off here, `appUrl` leads to
 * another one.
 */
export function applicationRoutes({ webClient, appUrl, baseUrl }: Settings): readonly Route[] {
  const { origin, pathname } = new URL(appUrl);
  const leadsToItself = origin === baseUrl && pathname === '/';
  return [
    redirect('/', 'openService', leadsToItself ? toOwnApplication : () => appUrl),
    ...(webClient === undefined ? [] : servedRoutes(webClient, baseUrl)),
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

/** Files come before pages, because the pattern of pages would match them too. */
const servedRoutes = (webClient: WebClient, baseUrl: string): readonly Route[] => [
  redirect('/app', 'openApplication', toOwnApplication),
  applicationFileRoute(webClient.assets),
  serviceWorkerRoute(webClient),
  manifestRoute(webClient),
  ...pageRoutes(webClient, baseUrl),
];

/** Requested at each visit, so that browsers find a new version at once. It has its own content policy. */
function serviceWorkerRoute({ serviceWorker }: WebClient): Route {
  const script = encodedConstant(serviceWorker, {
    type: 'text/javascript; charset=utf-8',
    cacheControl: 'no-cache',
    headers: { 'Content-Security-Policy': pagePolicy(), Vary: 'Accept-Encoding' },
  });
  return constantRoute({
    ...common,
    path: '/app/service-worker.js',
    name: 'showServiceWorker',
    summary: 'The script that opens the application without a connection',
    answers: { 200: { description: 'The script.', type: 'text/javascript' } },
    pick: (ctx) => bestEncoded(ctx, script),
  });
}

function manifestRoute({ assets }: WebClient): Route {
  const type = 'application/manifest+json';
  const manifests = Object.fromEntries(
    languages.map((language) => [
      language,
      constant(JSON.stringify(manifestOf(language, assets)), {
        type,
        cacheControl: 'no-cache',
        headers: { Vary: 'Accept-Language' },
      }),
    ]),
  ) as Readonly<Record<Language, Constant>>;
  return constantRoute({
    ...common,
    path: '/app/manifest.webmanifest',
    name: 'showManifest',
    summary: 'What a device needs to know to install the application',
    answers: { 200: { description: 'By Accept-Language in English or French.', type } },
    pick: (ctx) => manifests[preferredLanguage(ctx.req.headers['accept-language'])],
  });
}

function pageRoutes({ shell, pages, assets }: WebClient, baseUrl: string): readonly Route[] {
  const variants = variantsOf((language) => shell.replace(headMark, headOf(language, assets, baseUrl)));
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

/** Whether the browser sent a session cookie, valid or not. Without one, the application need not request the user. */
type SessionHint = 'none' | 'perhaps';
type Variants = Readonly<Record<Language, Readonly<Record<SessionHint, EncodedConstant>>>>;

const variantsOf = (shellIn: (language: Language) => string): Variants =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      {
        none: documentWith(shellIn(language), language, 'none'),
        perhaps: documentWith(shellIn(language), language, 'perhaps'),
      },
    ]),
  ) as Variants;

const opening = '<html lang="en" data-session="none">';

function documentWith(shell: string, language: Language, hint: SessionHint): EncodedConstant {
  if (!shell.includes(opening)) throw new Error(`The document of the application must contain ${opening}`);
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

/** The status is 404, and the application itself shows that the page does not exist. */
const missing = ({ fresh: { headers, body } }: Constant): Reply => ({
  status: 404,
  headers: {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'ETag')),
    'Cache-Control': 'no-store',
  },
  body,
});
