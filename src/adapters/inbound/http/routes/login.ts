import { situationMap } from '#domain/products/product.ts';
import type { Context } from 'koa';
import { z } from 'zod';
import type { LogOut } from '#application/login/log-out.ts';
import type { LoggedIn, RedeemMagicLink } from '#application/login/redeem-magic-link.ts';
import type { RequestMagicLink } from '#application/login/request-magic-link.ts';
import { loginPurposes } from '#domain/sessions/magic-link.ts';
import { roles } from '#domain/sessions/user.ts';
import { parseToken } from '#domain/sessions/token.ts';
import { clientName } from '../limits/client-address.ts';
import { presentedBy } from '../dispatch.ts';
import { preferredLanguage } from '../requests/language.ts';
import { changeAccountPage } from '../pages/change-account-page.ts';
import { confirmPage } from '../pages/confirm-page.ts';
import { linkFailurePage } from '../pages/link-failure-page.ts';
import { isSpeculative } from '../requests/prefetch.ts';
import type { Problem } from '../problem.ts';
import { problemOf } from '../refusals.ts';
import { empty, answer, type Reply } from '../reply.ts';
import { openRoute, type Route, sessionRoute } from '../route.ts';
import { clearedSessionCookie, sessionCookie } from '../requests/session-cookie.ts';
import { type HttpSettings, loginUrl } from '../settings.ts';
import { done } from './shapes.ts';

export interface LoginRouteDeps {
  readonly requestMagicLink: RequestMagicLink;
  readonly redeemMagicLink: RedeemMagicLink;
  readonly logOut: LogOut;
  readonly settings: Pick<HttpSettings, 'appUrl' | 'baseUrl' | 'webClient'>;
}

const loginRequest = z.object({
  email: z.string().meta({ format: 'email', example: 'you@example.com' }),
  purpose: z.enum(loginPurposes).default('login').meta({
    description:
      'What the mail says of the link: that it logs in, or that it opens the result of an assessment.',
  }),
});
const acknowledged = z.object({ ok: z.literal(true), message: z.string() });
const userShape = z
  .object({ id: z.int(), email: z.string(), role: z.enum(roles), has_map: z.boolean() })
  .meta({ id: 'User' });

/** No query is refused as invalid: any fault of a link is answered with 401 and the way to a new link. */
const linkQuery = z.object({
  token: z.string().catch('').meta({ description: 'From the mail.' }),
  email: z.string().catch('').meta({ description: 'The address that the mail went to.' }),
});

const callbackQuery = linkQuery.extend({
  consent: z.string().catch('').meta({
    description:
      'Made by the page that asks before another account is opened; valid for this link and session only.',
  }),
});

const page = { type: 'text/html; charset=utf-8' };

export function loginRoutes(deps: LoginRouteDeps): readonly Route[] {
  const { requestMagicLink, redeemMagicLink, logOut } = deps;
  const { appUrl } = deps.settings;
  return [
    openRoute({
      method: 'POST',
      path: '/auth/request',
      name: 'requestMagicLink',
      summary: 'Ask for a magic link',
      subject: 'Login',
      readableBy: 'application',
      refusesCrossSite: true,
      body: { schema: loginRequest },
      answers: {
        200: { description: 'A link is on its way, if there is such a mailbox.', schema: acknowledged },
      },
      problems: ['rate_limited'],
      handle: async ({ ctx, body }) => {
        const language = preferredLanguage(ctx.req.headers['accept-language']);
        const requested = await requestMagicLink({ ...body, language, client: clientName(ctx.ip) });
        if (requested.isErr()) throw problemOf(requested.error);
        return answer(200, acknowledged, {
          ok: true,
          message: 'Check your mail: the link in it works once, within 15 minutes.',
        });
      },
    }),

    openRoute({
      method: 'GET',
      path: '/auth/callback',
      name: 'redeemMagicLink',
      summary: 'Open a magic link',
      subject: 'Login',
      readableBy: 'application',
      query: callbackQuery,
      takesAnyQuery: true,
      answers: {
        200: {
          description:
            'To HEAD, and to a browser in which somebody else is logged in: a page that asks. Nothing was changed.',
          ...page,
        },
        204: { description: 'A prefetch: nothing was changed.' },
        302: {
          description: 'Logged in; leads to the application.',
          headers: { 'Set-Cookie': 'svc_session' },
        },
      },
      problems: ['link_invalid', 'link_expired', 'link_used', 'rate_limited'],
      failsAsPage: true,
      handle: async (incoming) => {
        const { ctx } = incoming;
        if (ctx.method === 'HEAD') return empty(200, { 'Content-Type': page.type });
        if (isSpeculative(ctx.req.headers)) return empty(204);
        const isBrowser = ctx.accepts('json', 'html') === 'html';
        if (isBrowser) ctx.state.failurePage = failurePageFor(ctx);
        const { token, email, consent } = incoming.query;
        const redeemed = await redeemMagicLink({
          token,
          email,
          client: clientName(ctx.ip),
          presented: parseToken(presentedBy(ctx) ?? ''),
          consent: isBrowser ? consent : undefined,
        });
        if (redeemed.isErr()) throw problemOf(redeemed.error);
        const loggedIn = redeemed.value;
        if (loggedIn.state !== 'asks_first') return redirect(loggedIn);
        const language = preferredLanguage(ctx.req.headers['accept-language']);
        return changeAccountPage({ token, email: email.trim(), ...loggedIn }, language, appUrl);
      },
    }),

    openRoute({
      method: 'GET',
      path: '/auth/confirm',
      name: 'confirmLogin',
      summary: 'A page whose button opens the magic link, for mailboxes that follow links by themselves',
      subject: 'Login',
      readableBy: 'application',
      query: linkQuery,
      takesAnyQuery: true,
      worksAlone: true,
      answers: { 200: { description: 'The page. Nothing was changed.', ...page } },
      handle: ({ ctx, query }) =>
        confirmPage(query, preferredLanguage(ctx.req.headers['accept-language']), appUrl),
    }),

    sessionRoute({
      method: 'POST',
      path: '/auth/logout',
      name: 'logOut',
      summary: 'End this session, or with `all=true` every session of the user',
      subject: 'Login',
      readableBy: 'application',
      refusesCrossSite: true,
      endsSession: true,
      query: z.object({ all: z.enum(['true', 'false']).default('false') }),
      answers: {
        200: { description: 'Logged out.', schema: done, headers: { 'Set-Cookie': 'svc_session' } },
      },
      handle: async ({ session, query }) => {
        await logOut(session, { everywhere: query.all === 'true' });
        return answer(200, done, { ok: true }, { 'Set-Cookie': clearedSessionCookie });
      },
    }),

    sessionRoute({
      method: 'GET',
      path: '/me',
      name: 'showUser',
      summary: 'Who is logged in',
      subject: 'Login',
      readableBy: 'application',
      answers: { 200: { description: 'The user.', schema: userShape } },
      handle: ({ session: { user } }) =>
        answer(200, userShape, {
          id: user.id,
          email: user.email.address,
          role: user.role,
          has_map: user.access[situationMap] === 'granted',
        }),
    }),
  ];

  function redirect(loggedIn: Exclude<LoggedIn, { readonly state: 'asks_first' }>): Reply {
    const cookie = loggedIn.state === 'logged_in' && { 'Set-Cookie': sessionCookie(loggedIn.sessionToken) };
    return empty(302, { Location: appUrl, ...cookie });
  }

  function failurePageFor(ctx: Context) {
    const language = preferredLanguage(ctx.req.headers['accept-language']);
    return (problem: Problem): Reply => linkFailurePage(problem, language, loginUrl(deps.settings));
  }
}
