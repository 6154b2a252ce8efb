import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { HttpServer } from '#adapters/inbound/http/server.ts';
import { addressesOf } from './configuration/addresses.ts';
import { compose } from './composition.ts';
import { type Config, readConfig, sharesLimits } from './configuration/config.ts';
import { makeLogger, scrub } from './reporting/logger.ts';
import { observeMaps, observeQueue } from './reporting/map-metrics.ts';
import { naming } from './configuration/naming.ts';
import { offersSandbox } from './payment-parts.ts';
import { writePrivately } from './configuration/private-files.ts';
import { openResources } from './resources.ts';
import { openTracing } from './reporting/tracing.ts';
import { waitForDatabase } from './wait-for-database.ts';
import { openWebClient } from './web-client/open-web-client.ts';

/** The time for running requests and jobs to finish. */
const graceMs = 9_000;

/**
 * The time for connections to close after that. Without a limit, a database that does not respond would keep the
 * process alive for minutes.
 */
const closingMs = 2_000;

const sameSignalMs = 1_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(config: Config): Promise<void> {
  const { tracing, close: closeTracing } = await openTracing(config.telemetry, (err) =>
    log.warn({ err }, 'traces were lost'),
  );
  const log: Logger = makeLogger(config.logLevel, tracing);
  exitOnUncaught(log);
  if (sharesLimits(config))
    log.warn('BASE_URL is https and TRUST_PROXY is 0: all clients of a proxy would share one limit');
  const server = await naming(listeningVariable, () => HttpServer.listen(config.host, config.port));
  const addresses = addressesOf(config, server.port);
  let drainingSince: number | undefined;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const resources = await openResources(config, addresses, { log, registry, print, tracing });
  const { outbound, worker } = resources;
  const webClient = config.servesWebClient ? await openWebClient({ log, print }) : undefined;
  observeMaps(registry, outbound.maps);
  observeQueue(registry, resources.queue);
  const { handleRequest, jobHandlers } = compose(outbound, {
    settings: {
      ...addresses,
      webClient,
      trustProxy: config.trustProxy,
      metricsToken: config.metricsToken,
      showsMetricsLocally: !config.isProduction,
      offersSandbox: offersSandbox(config.payment),
      showsShop: config.payment.url === undefined,
      imprint: config.imprint,
      conditions: config.conditions,
      usesLanguageModel: config.model !== undefined,
      surface: config.role === 'worker' ? 'operations' : 'whole',
      isDraining: () => drainingSince !== undefined,
    },
    log,
    registry,
  });
  if (worker !== undefined)
    await waitForDatabase(() => worker.start(jobHandlers), { seconds: config.databaseWaitSeconds, log });
  server.serve(handleRequest);
  print(`Ready at ${addresses.baseUrl} (listening on ${config.host}, port ${server.port})`);

  const stop = async (signal: string): Promise<void> => {
    // A supervisor that signals the whole process group reaches this process twice: directly, and through its parent.
    if (drainingSince !== undefined) {
      if (Date.now() - drainingSince < sameSignalMs) return;
      process.exit(1);
    }
    drainingSince = Date.now();
    log.info({ signal }, 'draining');
    await Promise.all([closeListener(), settlesWithin(graceMs + closingMs, worker?.stop(graceMs))]);
    if (!(await settlesWithin(closingMs, resources.close())))
      log.warn('connections that did not close in time were aborted');
    await settlesWithin(closingMs, closeTracing());
    process.exit(0);
  };
  // `/readyz` already reports the stop, but requests still arrive until a load balancer has noticed.
  const closeListener = async (): Promise<void> => {
    await delay(config.drainDelaySeconds * 1000);
    await server.close(graceMs);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** Whether `work` has finished in time. If it throws, so does this. */
async function settlesWithin(ms: number, work: Promise<void> | undefined): Promise<boolean> {
  const timer = new AbortController();
  const tooLate = delay(ms, false, { signal: timer.signal });
  tooLate.catch(() => undefined);
  return Promise.race([Promise.resolve(work).then(() => true), tooLate]).finally(() => timer.abort());
}

const listeningVariable = (code: unknown): string =>
  code === 'EADDRINUSE' || code === 'EACCES' ? 'PORT' : 'HOST';

/** After an unexpected error the state of the process is unknown. A supervisor starts a new one. */
function exitOnUncaught(log: Logger): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught');
    process.exit(1);
  });
}

function refuseToStart(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

writePrivately();
const config = readConfig(process.env);
if (config.isErr()) refuseToStart(config.error);
else {
  await start(config.value).catch((error: unknown) =>
    refuseToStart([error instanceof Error ? scrub(error.message) : 'The service could not start.']),
  );
}
