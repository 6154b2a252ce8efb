import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { HttpServer } from '../adapters/inbound/http/server.ts';
import { addressesOf } from './addresses.ts';
import { compose } from './composition.ts';
import { type Config, readConfig } from './config.ts';
import { makeLogger, scrub } from './logger.ts';
import { observeMaps } from './map-metrics.ts';
import { naming } from './naming.ts';
import { offersSandbox } from './payment-parts.ts';
import { openResources } from './resources.ts';
import { openWebClient } from './web-client/open-web-client.ts';

/** Requests under way, and then jobs, get this long to end. */
const requestGraceMs = 9_000;
const jobGraceMs = 9_000;

const sameSignalMs = 1_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(config: Config): Promise<void> {
  const log = makeLogger(config.logLevel);
  exitOnUncaught(log);
  const server = await naming(listeningVariable, () => HttpServer.listen(config.host, config.port));
  const addresses = addressesOf(config, server.port);
  let drainingSince: number | undefined;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const resources = await openResources(config, addresses, { log, registry, print });
  const { outbound, worker } = resources;
  const webClient = config.servesWebClient ? await openWebClient({ log, print }) : undefined;
  observeMaps(registry, outbound.maps);
  const { handleRequest, jobHandlers } = compose(outbound, {
    httpSettings: {
      ...addresses,
      webClient,
      trustProxy: config.trustProxy,
      metricsToken: config.metricsToken,
      offersSandbox: offersSandbox(config.payment),
      showsShop: config.payment.url === undefined,
      imprint: config.imprint,
      surface: config.role === 'worker' ? 'operations' : 'whole',
      isDraining: () => drainingSince !== undefined,
    },
    log,
    registry,
  });
  await worker?.start(jobHandlers);
  server.serve(handleRequest);
  print(`Ready at ${addresses.baseUrl} (listening on ${config.host}, port ${server.port})`);

  const stop = async (signal: string): Promise<void> => {
    // A supervisor that signals the whole group reaches us twice: directly, and through the process that started us.
    if (drainingSince !== undefined) {
      if (Date.now() - drainingSince < sameSignalMs) return;
      process.exit(1);
    }
    drainingSince = Date.now();
    log.info({ signal }, 'draining');
    await Promise.all([server.close(requestGraceMs), worker?.stop(jobGraceMs)]);
    await resources.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

const listeningVariable = (code: unknown): string =>
  code === 'EADDRINUSE' || code === 'EACCES' ? 'PORT' : 'HOST';

/** After an error that nobody expected, the state of the process is unknown: a supervisor starts a new one. */
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

const config = readConfig(process.env);
if (config.isErr()) refuseToStart(config.error);
else {
  await start(config.value).catch((error: unknown) =>
    refuseToStart([error instanceof Error ? scrub(error.message) : 'The service could not start.']),
  );
}
