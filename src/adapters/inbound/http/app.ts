import Koa from 'koa';
import type { Logger } from 'pino';
import type { AuthenticateKey } from '#application/api-keys/authenticate-key.ts';
import type { NoteKeyUse } from '#application/api-keys/note-key-use.ts';
import type { Authenticate } from '#application/login/authenticate.ts';
import type { DatabaseWaitLimit } from '#application/ports/database-wait-limit.ts';
import type { QuotaLedger } from '#application/ports/quota-ledger.ts';
import type { Tracing } from '#application/ports/operations/tracing.ts';
import { ApiKeyAccess } from './limits/api-key-access.ts';
import { crossOrigin } from './cors.ts';
import { exchange } from './exchange.ts';
import type { HttpMetrics } from './http-metrics.ts';
import { requestLimits } from './limits/request-limit.ts';
import { LeasedLimit } from './limits/leased-limit.ts';
import type { Route } from './route.ts';
import { pathsOf, routing, unrouted } from './routing.ts';
import type { HttpSettings } from './settings.ts';

interface Deps {
  readonly settings: HttpSettings;
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  readonly authenticateKey: AuthenticateKey;
  readonly noteKeyUse: NoteKeyUse;
  readonly databaseWaitLimit: DatabaseWaitLimit;
  readonly quotaLedger: QuotaLedger;
  readonly log: Logger;
  readonly metrics: HttpMetrics;
  readonly tracing: Tracing;
}

/** The whole HTTP interface as one request handler. */
export function makeApp(deps: Deps): Koa {
  const { settings, routes, authenticate, databaseWaitLimit, log, metrics, tracing } = deps;
  const { baseUrl, appUrl, allowedOrigins, trustProxy } = settings;
  const app = new Koa({ proxy: trustProxy > 0, maxIpsCount: trustProxy });
  const publicRoutes = routes.filter(({ readableBy }) => readableBy === 'anyone');
  app.use(exchange({ baseUrl, isProxied: trustProxy > 0, log, metrics, tracing }));
  app.use(crossOrigin(allowedOrigins, pathsOf(publicRoutes, routes)));
  const sessionLimit = new LeasedLimit(requestLimits.session, deps.quotaLedger);
  const apiKeyAccess = new ApiKeyAccess(deps);
  app.use(routing(routes, { authenticate, sessionLimit, apiKeyAccess, allowedOrigins, databaseWaitLimit }));
  app.use(unrouted(routes, appUrl));
  app.on('error', (error: unknown) => {
    if (!isHangUp(error)) log.error({ err: error }, 'response failed');
  });
  return app;
}

/** A client that disconnects is not an error of the service. */
const isHangUp = (error: unknown): boolean =>
  ['ECONNRESET', 'ECONNABORTED', 'EPIPE'].includes(String((error as { code?: unknown }).code));
