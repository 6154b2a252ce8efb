import type { ProductId } from '#domain/products/product.ts';
import { hash } from 'node:crypto';
import fresh from 'fresh';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { Authenticate } from '#application/login/authenticate.ts';
import type { IdempotentCall } from '#application/idempotency/once-only.ts';
import type { DatabaseWaitLimit } from '#application/ports/database-wait-limit.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { UserGone } from '#application/ports/user-gone.ts';
import type { LiveSession } from '#domain/sessions/session.ts';
import type { ApiKeyAccess } from './limits/api-key-access.ts';
import { refuseCrossSite } from './requests/cross-site.ts';
import type { ExchangeState } from './exchange.ts';
import { defaultBodyLimit, type JsonBody, readBytes, readJsonBody } from './requests/json-body.ts';
import { pointerTo } from './requests/json-inspection.ts';
import type { LeasedLimit } from './limits/leased-limit.ts';
import { type Fault, mostFaultsListed, Problem } from './problem.ts';
import { noQuery, type Query, queryLimits, readQuery } from './requests/query.ts';
import type { Constant, Reply } from './reply.ts';
import type { ConstantRoute, Incoming, Route, SignedBody } from './route.ts';
import { clearedSessionCookie, presentedSession, sessionCookie } from './requests/session-cookie.ts';

interface Deps {
  readonly authenticate: Authenticate;
  readonly sessionLimit: LeasedLimit;
  readonly apiKeyAccess: ApiKeyAccess;
  readonly allowedOrigins: ReadonlySet<string>;
  readonly databaseWaitLimit: DatabaseWaitLimit;
}

/** Leaves half a second, so that every request is answered within five seconds, whatever happens to the database. */
const databaseLimitMs = 4_500;

type RouteContext = Context & { state: ExchangeState };

export type Dispatch = (ctx: RouteContext, params: Readonly<Record<string, string>>) => Promise<void>;

/** Runs the checks that a route declares, then its handler. Routes that use the database wait for it for a limited time. */
export function makeDispatch(route: Route, deps: Deps): Dispatch {
  const dispatch = dispatchOf(route, deps);
  if (route.worksAlone) return dispatch;
  const { databaseWaitLimit } = deps;
  return (ctx, params) =>
    databaseWaitLimit.limit(databaseLimitMs, () => dispatch(ctx, params), route.isAlwaysAdmitted);
}

function dispatchOf(route: Route, deps: Deps): Dispatch {
  if (route.access === 'constant') return constantly(route as ConstantRoute<unknown>);
  const answer = answering(route, deps);
  return async (ctx, params) => {
    ctx.state.route = route.path;
    ctx.state.query = queryFor(route, ctx);
    if (route.refusesCrossSite) refuseCrossSite(ctx.req.headers, deps.allowedOrigins);
    ctx.state.reply = await answer(ctx, params);
  };
}

type Answering = (ctx: RouteContext, params: Readonly<Record<string, string>>) => Promise<Reply>;

/** Checks access first, and reads the request only after that. */
function answering(route: Exclude<Route, ConstantRoute<unknown>>, deps: Deps): Answering {
  switch (route.access) {
    case 'open':
      return async (ctx, params) => route.handle(await readIncoming(ctx, params, route));
    case 'api-key':
      return async (ctx, params) => {
        const key = await deps.apiKeyAccess.admit(ctx);
        return route.handle({ ...(await readIncoming(ctx, params, route)), key });
      };
    case 'session':
      return async (ctx, params) => {
        try {
          const session = await requireSession(ctx, deps);
          await deps.sessionLimit.take(session.hash);
          if (route.needsPurchase !== undefined) requirePurchase(route.needsPurchase, session);
          return await route.handle({ ...(await readIncoming(ctx, params, route)), session });
        } catch (error) {
          // The user was deleted after the session was found.
          if (error instanceof UserGone) throw sessionRequired(presentedBy(ctx));
          if (route.endsSession && error instanceof DatabaseUnavailable)
            ctx.state.sessionCookie = clearedSessionCookie;
          throw error;
        }
      };
  }
}

function constantly(route: ConstantRoute<unknown>): Dispatch {
  // Most requests for such resources have no query. Parsing an empty one each time would be most of their cost.
  const unasked = route.query?.safeParse({}).data;
  return async (ctx, params) => {
    ctx.state.route = route.path;
    const asked = queryFor(route, ctx);
    const query = asked === noQuery ? unasked : route.query && parseQuery(route.query, asked);
    ctx.state.reply = replyWith(await route.pick(ctx, params, query), ctx.req.headers['if-none-match']);
  };
}

function replyWith({ etag, fresh: whole, notModified }: Constant, known: string | undefined): Reply {
  // Only the entity tag counts. `Cache-Control: no-cache`, which `fetch` adds by itself, is meant for caches in
  // between.
  const isFresh = known !== undefined && fresh({ 'if-none-match': known }, { etag });
  return isFresh ? notModified : whole;
}

export const presentedBy = (ctx: Context): string | undefined => presentedSession(ctx.req.headers.cookie);

async function requireSession(ctx: RouteContext, { authenticate }: Deps): Promise<LiveSession> {
  const presented = presentedBy(ctx);
  const authenticated = presented === undefined ? undefined : await authenticate(presented);
  if (presented !== undefined && authenticated !== undefined) {
    if (authenticated.wasRenewed) ctx.state.sessionCookie = sessionCookie(presented);
    return authenticated.session;
  }
  throw sessionRequired(presented);
}

const sessionRequired = (presented: string | undefined): Problem =>
  new Problem('session_required', {
    headers: {
      'WWW-Authenticate': 'Cookie realm="svc", cookie-name="svc_session"',
      ...(presented !== undefined && { 'Set-Cookie': clearedSessionCookie }),
    },
  });

function requirePurchase(product: ProductId, { user }: LiveSession): void {
  const access = user.access[product];
  if (access === 'none') throw new Problem('purchase_required');
  if (access === 'revoked') throw new Problem('purchase_revoked');
}

async function readIncoming(
  ctx: RouteContext,
  params: Readonly<Record<string, string>>,
  route: Route,
): Promise<Incoming<unknown, unknown>> {
  const query = route.query && parseQuery(route.query, ctx.state.query);
  const body = route.body && (await readJsonBody(ctx.req, route.body.limitBytes ?? defaultBodyLimit));
  return {
    ctx,
    params,
    query,
    body: route.signedBody
      ? await readSignedBody(ctx, route.signedBody)
      : body && parseBody(route.body.schema, body.value),
    call: route.isIdempotent && body ? idempotentCall(ctx, route.name, body) : undefined,
  };
}

const readSignedBody = async (
  ctx: Context,
  { signatureHeader, limitBytes }: NonNullable<Route['signedBody']>,
): Promise<SignedBody> => ({
  bytes: await readBytes(ctx.req, limitBytes),
  signature: ctx.get(signatureHeader),
});

function parseBody(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Problem('validation_failed', { errors: parsed.error.issues.flatMap(faultsOf) });
}

/** A query beyond the limits counts as empty for routes that handle invalid queries themselves. */
function queryFor(route: Route, { req }: Context): Query {
  const query = readQuery(req.url ?? '');
  if (query !== undefined) return query;
  if (route.takesAnyQuery) return noQuery;
  throw new Problem('invalid_request', { detail: queryLimits });
}

function parseQuery(schema: z.ZodType, query: unknown): unknown {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Problem('invalid_request', { detail: `These query parameters are wrong: ${names}.` });
}

/** Zod's messages contain types and limits, never the value. All unknown members come in one issue. */
function faultsOf(issue: z.core.$ZodIssue): readonly Fault[] {
  const { path, code, message } = issue;
  if (code !== 'unrecognized_keys') return [{ pointer: pointerTo(path), code, message }];
  return issue.keys.slice(0, mostFaultsListed).map((key) => ({
    pointer: pointerTo(key.length <= longestNamed ? [...path, key] : path),
    code,
    message: 'There is no such member.',
  }));
}

/** The longest part of an unknown name that an error message repeats. */
const longestNamed = 100;

const printableKey = /^[\x21-\x7e]{1,255}$/;

function idempotentCall(ctx: Context, operation: string, body: JsonBody): IdempotentCall | undefined {
  const key = ctx.req.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !printableKey.test(key))
    throw new Problem('invalid_request', {
      detail: 'An Idempotency-Key has 1 to 255 printable ASCII characters.',
    });
  return { operation, key, fingerprint: hash('sha256', body.bytes, 'base64url') };
}
