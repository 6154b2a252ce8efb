import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import type { Readiness, ReadinessCheck } from '#application/ports/operations/readiness.ts';
import { isLoopback } from '../limits/client-address.ts';
import { Problem } from '../problem.ts';
import { answer } from '../reply.ts';
import { openRoute, type Route } from '../route.ts';
import type { HttpSettings } from '../settings.ts';

export interface OperationRouteDeps {
  readonly readiness: Readiness;
  readonly registry: Registry;
  readonly settings: Pick<HttpSettings, 'metricsToken' | 'showsMetricsLocally' | 'isDraining'>;
}

const common = { method: 'GET', subject: 'Operation', readableBy: 'application' } as const;

const checkShape = z.object({
  name: z.enum(['database', 'storage', 'queue']),
  ok: z.boolean(),
  lag_seconds: z.number().optional().meta({ description: 'Age of the oldest job that is due.' }),
});

const healthShape = z.object({ status: z.literal('ok') });

const readyShape = z.object({ status: z.literal('ready'), checks: z.array(checkShape) });

/** Routes for operators, served by processes of every role. */
export function operationRoutes({ readiness, registry, settings }: OperationRouteDeps): readonly Route[] {
  const { isDraining } = settings;
  return [
    openRoute({
      ...common,
      path: '/healthz',
      name: 'checkHealth',
      summary: 'Whether the process answers',
      worksAlone: true,
      answers: { 200: { description: 'It does.', schema: healthShape } },
      handle: () => answer(200, healthShape, { status: 'ok' }),
    }),
    openRoute({
      ...common,
      path: '/readyz',
      isAlwaysAdmitted: true,
      name: 'checkReadiness',
      summary: 'Whether the service can do its work: database, storage, queue',
      answers: {
        200: {
          description: 'It can.',
          schema: readyShape,
        },
      },
      problems: ['overloaded'],
      handle: async () => {
        const checks = await readiness.check();
        const members = { checks: checks.map(presentCheck) };
        if (isDraining())
          throw new Problem('overloaded', { detail: 'The process is shutting down.', members });
        const failed = checks.find(({ ok }) => !ok);
        if (failed?.name === 'database') throw new Problem('database_unavailable', { members });
        if (failed) throw new Problem('overloaded', { detail: `Not ready: ${failed.name}.`, members });
        return answer(200, readyShape, { status: 'ready', ...members });
      },
    }),
    openRoute({
      ...common,
      path: '/metrics',
      name: 'showMetrics',
      summary: 'Metrics in the text format of Prometheus',
      answers: { 200: { description: 'The metrics.', type: registry.contentType } },
      problems: ['api_key_required', 'api_key_invalid', 'not_found'],
      handle: async ({ ctx }) => {
        requireMetricsReader(ctx, settings);
        return {
          status: 200,
          headers: { 'Content-Type': registry.contentType },
          body: { kind: 'bytes', bytes: Buffer.from(await registry.metrics()) },
        };
      },
    }),
  ];
}

const presentCheck = ({ name, ok, lagSeconds }: ReadinessCheck) => ({
  name,
  ok,
  ...(lagSeconds !== undefined && { lag_seconds: lagSeconds }),
});

function requireMetricsReader(
  ctx: Context,
  { metricsToken: token, showsMetricsLocally }: OperationRouteDeps['settings'],
): void {
  if (token === undefined) {
    if (!showsMetricsLocally || !isFromThisMachine(ctx)) throw new Problem('not_found');
    return;
  }
  const sent = /^bearer (\S+)$/i.exec(ctx.get('Authorization'))?.[1];
  const challenge = 'Bearer realm="svc"';
  if (sent === undefined)
    throw new Problem('api_key_required', { headers: { 'WWW-Authenticate': challenge } });
  if (!isSameSecret(sent, token))
    throw new Problem('api_key_invalid', {
      headers: { 'WWW-Authenticate': `${challenge}, error="invalid_token"` },
    });
}

/** A forwarded request comes from another machine, even if the proxy is on this machine and not trusted. */
const isFromThisMachine = (ctx: Context): boolean =>
  isLoopback(ctx.ip) &&
  (ctx.app.proxy || !('x-forwarded-for' in ctx.req.headers || 'forwarded' in ctx.req.headers));

/** Compares digests, which all have the same length, so that the time of the comparison reveals nothing. */
const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
