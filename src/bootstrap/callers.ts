import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { makeApp } from '#adapters/inbound/http/app.ts';
import { HttpMetrics } from '#adapters/inbound/http/http-metrics.ts';
import { makeRoutes } from '#adapters/inbound/http/routes/routes.ts';
import type { HttpSettings } from '#adapters/inbound/http/settings.ts';
import { makeJobHandlers } from '#adapters/inbound/jobs/job-handlers.ts';
import { observeAdvice } from './reporting/advisor-metrics.ts';
import { makeJobObserver } from './reporting/job-observer.ts';

export interface InboundParts {
  readonly settings: HttpSettings;
  readonly log: Logger;
  readonly registry: Registry;
}

type Reporting = Pick<InboundParts, 'log' | 'registry'>;

/** The callers of the use cases, requests and jobs, with what they report to. */
export const callers = {
  metrics: ({ registry }: Reporting) => new HttpMetrics(registry),
  observeJob: ({ registry, log }: Reporting) => makeJobObserver(registry, log),
  observeAdvice: ({ registry }: Reporting) => observeAdvice(registry),
  routes: makeRoutes,
  app: makeApp,
  jobHandlers: makeJobHandlers,
} as const;
