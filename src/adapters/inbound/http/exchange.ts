import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import {
  DatabaseBusy,
  DatabaseUnavailable,
  StorageUnavailable,
} from '#application/ports/operations/outage.ts';
import type { ActiveSpan, Tracing } from '#application/ports/operations/tracing.ts';
import { whenGone } from './requests/client-gone.ts';
import type { HttpMetrics } from './http-metrics.ts';
import { Problem, problemBody, statusOf } from './problem.ts';
import type { Query } from './requests/query.ts';
import { empty, type Reply } from './reply.ts';
import { securityHeaders } from './security-headers.ts';

interface Deps {
  readonly baseUrl: string;
  /** Whether there is a trusted proxy, whose request id is kept. */
  readonly isProxied: boolean;
  readonly log: Logger;
  readonly metrics: HttpMetrics;
  readonly tracing: Tracing;
}

/** What the exchange and the routes share about one request. */
export interface ExchangeState {
  requestId: string;
  /** The pattern of the route that handled the request. Unlike a path, it contains nothing personal. */
  route?: string;
  reply?: Reply;
  /** The parsed query, once the route is known. */
  query?: Query;
  /** Set by routes that people open in a browser: returns a page that shows the problem. */
  failurePage?: (problem: Problem) => Reply;
  /** Further fields for the log: numbers and ids, never text that a person wrote. */
  noted?: Readonly<Record<string, string | number>>;
  /** Sent with every response, errors included. A cookie set by the route itself takes precedence. */
  sessionCookie?: string;
  /** Whether pages of every origin may read the response, without credentials. */
  isReadableFromAnywhere?: boolean;
}

const proxyRequestId = /^[A-Za-z0-9-]{8,64}$/;

/**
 * The outermost middleware. Gives the request its id, converts every exception to a problem, and writes the response.
 * Koa's own code for this is not used: it drops the security headers on errors, and it serialises bodies where no
 * middleware can catch a failure.
 */
export function exchange(deps: Deps): Middleware<ExchangeState> {
  const { baseUrl, isProxied, log, metrics, tracing } = deps;
  return async (ctx, next) => {
    // Only a trusted proxy may continue a trace, so clients cannot decide what is traced.
    const parent = isProxied ? ctx.get('traceparent') || undefined : undefined;
    await tracing.span({ name: ctx.method, kind: 'server', parent }, (span) => answer(ctx, next, span));
  };

  async function answer(
    ctx: Context & { state: ExchangeState },
    next: () => Promise<unknown>,
    span: ActiveSpan,
  ): Promise<void> {
    const startedAt = performance.now();
    ctx.respond = false;
    ctx.state.requestId = requestIdOf(ctx, isProxied);
    let failure: unknown;
    try {
      await next();
      await send(ctx, ctx.state.reply ?? koaReply(ctx));
    } catch (error) {
      failure = error;
      await send(ctx, failureReply(ctx, toProblem(error)));
    }
    finish(ctx, failure, performance.now() - startedAt, span);
  }

  function failureReply({ state }: { state: ExchangeState }, problem: Problem): Reply {
    return state.failurePage?.(problem) ?? problemReply(problem, baseUrl, state.requestId);
  }

  function finish(ctx: Ctx, failure: unknown, ms: number, span: ActiveSpan): void {
    const { state, method } = ctx;
    const status = statusToLog(ctx, failure);
    const route = state.route ?? 'none';
    metrics.observe(method, route, status, ms);
    span.rename(`${method} ${route}`);
    span.note({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
    if (status >= 500) span.fail();
    const entry = { request_id: state.requestId, method, route, status, ms: Math.round(ms), ...state.noted };
    // During overload there are thousands of these. A stack trace would not help anybody.
    if (failure instanceof DatabaseBusy) log.warn({ ...entry, code: 'overloaded' }, 'request refused');
    else if (status >= 500) log.error({ ...entry, err: failure }, 'request failed');
    else if (failure instanceof Problem) log.info({ ...entry, code: failure.code }, 'request refused');
    else log.info(entry, 'request');
  }
}

/**
 * 499, as in nginx, if the client left before it received the whole response; the service did not fail then. 500 if the
 * service broke off a response.
 */
function statusToLog({ res }: Context, failure: unknown): number {
  if (failure === undefined) return res.destroyed && !res.writableFinished ? 499 : res.statusCode;
  if (failure instanceof Problem) return res.destroyed && res.statusCode >= 500 ? 499 : res.statusCode;
  return Math.max(res.statusCode, 500);
}

const requestIdOf = (ctx: Context, isProxied: boolean): string => {
  const sent = isProxied ? ctx.get('X-Request-Id') : '';
  return proxyRequestId.test(sent) ? sent : randomUUID();
};

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseBusy) return new Problem('overloaded');
  if (error instanceof DatabaseUnavailable) return new Problem('database_unavailable');
  if (error instanceof StorageUnavailable) return new Problem('overloaded');
  return new Problem('internal_error');
}

const problemReply = (problem: Problem, baseUrl: string, requestId: string): Reply => ({
  status: statusOf(problem.code),
  headers: { 'Content-Type': 'application/problem+json; charset=utf-8', ...problem.headers },
  body: { kind: 'json', value: problemBody(problem, baseUrl, requestId) },
});

/** The CORS middleware answers preflight requests through Koa's own fields, without a body. */
const koaReply = (ctx: Context): Reply => empty(ctx.status);

type Ctx = Context & { state: ExchangeState };
type Body = Reply['body'];
type Pieces = Extract<Body, { kind: 'stream' }>['pieces'];

async function send(ctx: Ctx, { status, headers, body }: Reply): Promise<void> {
  if (body.kind === 'stream') await sendPieces(ctx, { status, headers }, body.pieces);
  else sendWhole(ctx, { status, headers, body });
}

/** JSON stays a string: Node sends a string together with the headers in one write, and bytes in two. */
function contentOf(body: Exclude<Body, { kind: 'stream' }>): Buffer | string | undefined {
  switch (body.kind) {
    case 'empty':
      return undefined;
    case 'bytes':
      return body.bytes;
    case 'json':
      return JSON.stringify(body.value);
  }
}

function sendWhole(
  ctx: Ctx,
  { status, headers, body }: Reply & { readonly body: Exclude<Body, { kind: 'stream' }> },
): void {
  const content = contentOf(body);
  const { res } = ctx;
  if (!res.writable || res.headersSent) return;
  writeHead(ctx, {
    status,
    headers: {
      ...(body.kind === 'json' && { 'Content-Type': 'application/json; charset=utf-8' }),
      ...headers,
      ...lengthOf(status, content),
    },
  });
  res.end(ctx.method === 'HEAD' ? undefined : content);
}

function lengthOf(status: number, content: Buffer | string | undefined): { 'Content-Length'?: string } {
  if (content !== undefined) return { 'Content-Length': String(Buffer.byteLength(content)) };
  return status === 204 || status === 304 ? {} : { 'Content-Length': '0' };
}

/** The longest time for one streamed response, even if the client reads steadily. */
const longestStreamMs = 15 * 60_000;

/**
 * Creates the first piece before sending the headers, so that a failure until then is returned as a problem. A later
 * failure closes the connection, so that the client notices that the rest is missing.
 */
async function sendPieces(ctx: Ctx, head: Head, pieces: Pieces): Promise<void> {
  const { res } = ctx;
  const cutOff = AbortSignal.any([whenGone(res), AbortSignal.timeout(longestStreamMs)]);
  try {
    let piece = await pieces.next();
    if (!res.writable) return;
    writeHead(ctx, head);
    while (piece.done !== true && ctx.method !== 'HEAD') {
      if (!res.write(piece.value)) await once(res, 'drain', { signal: cutOff });
      cutOff.throwIfAborted();
      piece = await pieces.next();
    }
    res.end();
  } catch (error) {
    if (res.headersSent) res.destroy();
    if (!cutOff.aborted) throw error;
  } finally {
    await pieces.return(undefined);
  }
}

type Head = Pick<Reply, 'status' | 'headers'>;

/**
 * Writes all headers in one call, which takes two thirds of the time of setting them one by one. If some were set before,
 * by the CORS middleware or because the server is closing, the others are added to them.
 */
function writeHead(ctx: Ctx, { status, headers }: Head): void {
  const { res, state } = ctx;
  const all = {
    'X-Request-Id': state.requestId,
    ...(state.sessionCookie !== undefined && { 'Set-Cookie': state.sessionCookie }),
    ...(state.isReadableFromAnywhere && { 'Access-Control-Allow-Origin': '*' }),
    ...securityHeaders,
    ...headers,
  };
  if (res.getHeaderNames().length === 0) res.writeHead(status, all);
  else {
    res.statusCode = status;
    addHeaders(ctx, all);
  }
}

/** Adds all headers or none: if one is invalid, the others must not remain in the response that reports the error. */
function addHeaders(ctx: Context, headers: Reply['headers']): void {
  try {
    for (const [name, value] of Object.entries(headers)) {
      if (name === 'Vary') ctx.vary(value);
      else ctx.res.setHeader(name, value);
    }
  } catch (error) {
    for (const name of Object.keys(headers)) ctx.res.removeHeader(name);
    throw error;
  }
}
