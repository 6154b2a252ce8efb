import Koa from 'koa';
import type { Logger } from 'pino';
import type { AuthenticateKey } from '../../../application/api-keys/authenticate-key.ts';
import type { NoteKeyUse } from '../../../application/api-keys/note-key-use.ts';
import type { Authenticate } from '../../../application/login/authenticate.ts';
import { ApiKeyAccess } from './api-key-access.ts';
import { crossOrigin } from './cors.ts';
import { exchange } from './exchange.ts';
import type { HttpMetrics } from './http-metrics.ts';
import { RequestLimit, requestLimits } from './request-limit.ts';
import type { Route } from './route.ts';
import { pathsOf, routing, unrouted } from './routing.ts';
import type { HttpSettings } from './settings.ts';

interface Deps {
  readonly settings: HttpSettings;
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  readonly authenticateKey: AuthenticateKey;
  readonly noteKeyUse: NoteKeyUse;
  readonly log: Logger;
  readonly metrics: HttpMetrics;
}

/** The whole HTTP surface as one request handler. */
export function makeApp(deps: Deps): Koa {
  const { settings, routes, authenticate, log, metrics } = deps;
  const { baseUrl, allowedOrigins, trustProxy } = settings;
  const app = new Koa({ proxy: trustProxy > 0, maxIpsCount: trustProxy });
  const publicRoutes = routes.filter(({ readableBy }) => readableBy === 'anyone');
  app.use(exchange({ baseUrl, isProxied: trustProxy > 0, log, metrics }));
  app.use(crossOrigin(allowedOrigins, pathsOf(publicRoutes, routes)));
  const sessionLimit = new RequestLimit(requestLimits.session);
  const apiKeyAccess = new ApiKeyAccess(deps);
  app.use(routing(routes, { authenticate, sessionLimit, apiKeyAccess, allowedOrigins }));
  app.use(unrouted(routes));
  app.on('error', (error: unknown) => {
    if (!isHangUp(error)) log.error({ err: error }, 'response failed');
  });
  return app;
}

/** A client that goes away is no fault of the service. */
const isHangUp = (error: unknown): boolean =>
  ['ECONNRESET', 'ECONNABORTED', 'EPIPE'].includes(String((error as { code?: unknown }).code));
