import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '../../../application/ports/outage.ts';
import type { HttpMetrics } from './http-metrics.ts';
import { Problem, problemBody, statusOf } from './problem.ts';
import { empty, type Reply } from './reply.ts';
import { securityHeaders } from './security-headers.ts';

interface Deps {
  readonly baseUrl: string;
  /** Whether a proxy that is trusted stands in front, so that its request id is kept. */
  readonly isProxied: boolean;
  readonly log: Logger;
  readonly metrics: HttpMetrics;
}

/** What the exchange and the routes tell each other about one request. */
export interface ExchangeState {
  requestId: string;
  /** The pattern of the route that answered: unlike a path it cannot hold anything personal. */
  route?: string;
  reply?: Reply;
  /** Set by routes that people open in a browser: how a problem is told to them. */
  failurePage?: (problem: Problem) => Reply;
  /** What the log is to tell besides: figures and ids, never what somebody wrote. */
  noted?: Readonly<Record<string, string | number>>;
  /** For whatever is answered, also a refusal; a cookie that the route itself has set takes precedence. */
  sessionCookie?: string;
}

const proxyRequestId = /^[A-Za-z0-9-]{8,64}$/;
const fixedHeaders = Object.entries(securityHeaders);

/**
 * The outermost middleware: gives the request its id, turns whatever is thrown into a problem, and writes the one
 * answer. Koa's own writing is not used: it drops the security headers on errors, and it serialises bodies where no
 * middleware can catch a failure any more.
 */
export function exchange({ baseUrl, isProxied, log, metrics }: Deps): Middleware<ExchangeState> {
  return async (ctx, next) => {
    const startedAt = performance.now();
    ctx.respond = false;
    ctx.state.requestId = requestIdOf(ctx, isProxied);
    let failure: unknown;
    try {
      await next();
      write(ctx, serialise(ctx.state.reply ?? koaReply(ctx)));
    } catch (error) {
      failure = error;
      write(ctx, serialise(failureReply(ctx, toProblem(error))));
    }
    finish(ctx, failure, performance.now() - startedAt);
  };

  function failureReply({ state }: { state: ExchangeState }, problem: Problem): Reply {
    return state.failurePage?.(problem) ?? problemReply(problem, baseUrl, state.requestId);
  }

  function finish(ctx: Context & { state: ExchangeState }, failure: unknown, ms: number): void {
    const { state, method } = ctx;
    const status = statusTold(ctx, failure);
    const route = state.route ?? 'none';
    metrics.observe(method, route, status, ms);
    const entry = { request_id: state.requestId, method, route, status, ms: Math.round(ms), ...state.noted };
    if (status >= 500) log.error({ ...entry, err: failure }, 'request failed');
    else if (failure instanceof Problem) log.info({ ...entry, code: failure.code }, 'request refused');
    else log.info(entry, 'request');
  }
}

/** A refusal for want of time or room that finds its client gone is no failure: 499, as nginx has it. */
const statusTold = ({ res }: Context, failure: unknown): number =>
  res.destroyed && res.statusCode >= 500 && failure instanceof Problem ? 499 : res.statusCode;

const requestIdOf = (ctx: Context, isProxied: boolean): string => {
  const sent = isProxied ? ctx.get('X-Request-Id') : '';
  return proxyRequestId.test(sent) ? sent : randomUUID();
};

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable) return new Problem('database_unavailable');
  return new Problem('internal_error');
}

const problemReply = (problem: Problem, baseUrl: string, requestId: string): Reply => ({
  status: statusOf(problem.code),
  headers: { 'Content-Type': 'application/problem+json; charset=utf-8', ...problem.headers },
  body: { kind: 'json', value: problemBody(problem, baseUrl, requestId) },
});

/** CORS answers a preflight through Koa's own fields, without a body. */
const koaReply = (ctx: Context): Reply => empty(ctx.status);

/** An answer as it goes over the wire, except for the headers that every answer has. */
interface Wire {
  readonly status: number;
  readonly headers: Reply['headers'];
  readonly content: Buffer | string | undefined;
}

/** JSON stays text: Node sends text together with the headers in one write, and bytes in two. */
function serialise({ status, headers, body }: Reply): Wire {
  switch (body.kind) {
    case 'empty':
      return { status, headers, content: undefined };
    case 'bytes':
      return { status, headers, content: body.bytes };
    case 'json': {
      const content = JSON.stringify(body.value);
      return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers }, content };
    }
  }
}

function write(ctx: Context & { state: ExchangeState }, { status, headers, content }: Wire): void {
  const { res } = ctx;
  if (!res.writable) return;
  const { requestId, sessionCookie } = ctx.state;
  res.statusCode = status;
  res.setHeader('X-Request-Id', requestId);
  if (sessionCookie !== undefined) res.setHeader('Set-Cookie', sessionCookie);
  for (const [name, value] of fixedHeaders) res.setHeader(name, value);
  setHeaders(ctx, headers);
  if (content !== undefined) res.setHeader('Content-Length', Buffer.byteLength(content));
  else if (status !== 204 && status !== 304) res.setHeader('Content-Length', 0);
  res.end(ctx.method === 'HEAD' ? undefined : content);
}

/** All of them or none: one that cannot go over the wire must not leave the others to the answer that tells of it. */
function setHeaders(ctx: Context, headers: Reply['headers']): void {
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
