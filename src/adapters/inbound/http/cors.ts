import cors from '@koa/cors';
import type { Context, Middleware } from 'koa';

const readHeaders = [
  'X-Request-Id',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Location',
  'ETag',
  'Advisor-Source',
];

/**
 * Cross-origin access for browsers: allowed origins may use the session, and public resources may be read from
 * everywhere without credentials. The headers are also sent without an `Origin`, because a browser may cache the
 * response and use it for another origin later.
 */
export function crossOrigin(
  allowedOrigins: ReadonlySet<string>,
  isPublic: (path: string) => boolean,
): Middleware {
  const policy = cors({
    origin: originFor,
    credentials: (ctx) => !isPublic(ctx.path),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Content-Type', 'Idempotency-Key'],
    exposeHeaders: readHeaders,
    maxAge: 600,
  });

  function originFor(ctx: Context): string {
    if (isPublic(ctx.path)) return '*';
    const origin = ctx.get('Origin');
    return allowedOrigins.has(origin) ? origin : '';
  }

  return (ctx, next) => {
    if (ctx.req.headers.origin !== undefined) return policy(ctx, next) as Promise<void>;
    if (isPublic(ctx.path)) ctx.state.isReadableFromAnywhere = true;
    return next();
  };
}
