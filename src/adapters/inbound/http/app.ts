import Koa from 'koa';
import type { Logger } from 'pino';
import type { Authenticate } from '../../../application/login/authenticate.ts';
import { crossOrigin } from './cors.ts';
import { exchange } from './exchange.ts';
import type { HttpMetrics } from './http-metrics.ts';
import type { Route } from './route.ts';
import { routing, unrouted } from './routing.ts';
import { SessionLimit } from './session-limit.ts';
import type { HttpSettings } from './settings.ts';

interface Deps {
  readonly settings: HttpSettings;
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  readonly log: Logger;
  readonly metrics: HttpMetrics;
}

/** The whole HTTP surface as one request handler. */
export function makeApp({ settings, routes, authenticate, log, metrics }: Deps): Koa {
  const { baseUrl, allowedOrigins, trustProxy } = settings;
  const app = new Koa({ proxy: trustProxy > 0, maxIpsCount: trustProxy });
  const publicPaths = new Set(
    routes.filter(({ readableBy }) => readableBy === 'anyone').map(({ path }) => path),
  );
  app.use(exchange({ baseUrl, isProxied: trustProxy > 0, log, metrics }));
  app.use(crossOrigin(allowedOrigins, (path) => publicPaths.has(path)));
  app.use(routing(routes, { authenticate, sessionLimit: new SessionLimit(), allowedOrigins }));
  app.use(unrouted(routes));
  app.on('error', (error: unknown) => {
    if (!isHangUp(error)) log.error({ err: error }, 'response failed');
  });
  return app;
}

/** A client that goes away is no fault of the service. */
const isHangUp = (error: unknown): boolean =>
  ['ECONNRESET', 'ECONNABORTED', 'EPIPE'].includes(String((error as { code?: unknown }).code));
