import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { CachedCatalogReader } from '../adapters/outbound/database/cached-catalog-reader.ts';
import { PgBossJobWorker } from '../adapters/outbound/database/postgres/job-worker.ts';
import { PostgresRateLimiter } from '../adapters/outbound/database/postgres/rate-limiter.ts';
import { PostgresReadiness } from '../adapters/outbound/database/postgres/readiness.ts';
import { makeOutboxMailer } from '../adapters/outbound/mailer/outbox-mailer.ts';
import { makeSmtpMailer } from '../adapters/outbound/mailer/smtp-mailer.ts';
import { makePdfReportPrinter } from '../adapters/outbound/pdf/pdf-report-printer.ts';
import { cryptoApiKeyMint } from '../adapters/outbound/system/crypto-api-key-mint.ts';
import { PooledStyleLinter } from '../adapters/outbound/style-lint/pooled-style-linter.ts';
import { cryptoTokenMint } from '../adapters/outbound/system/crypto-token-mint.ts';
import { makeFolderReadiness } from '../adapters/outbound/system/folder-readiness.ts';
import { makeHmacLinkSigner } from '../adapters/outbound/system/hmac-link-signer.ts';
import { makeKeyedHash } from '../adapters/outbound/system/keyed-hash.ts';
import { systemClock } from '../adapters/outbound/system/system-clock.ts';
import type { JobWorker } from '../application/ports/job-worker.ts';
import type { Mailer } from '../application/ports/mailer.ts';
import type { Readiness } from '../application/ports/readiness.ts';
import { shippedBooks } from '../domain/catalog/shipped-books.ts';
import type { Addresses } from './addresses.ts';
import { appSecretOf } from './app-secret.ts';
import type { Config } from './config.ts';
import { defaultSender } from './default-sender.ts';
import { makeLoginLink } from './login-link.ts';
import type { OutboundParts } from './modules/outbound.ts';
import { naming } from './naming.ts';
import { paymentParts } from './payment-parts.ts';
import { modelParts } from './model-parts.ts';
import { makeReportLink } from './report-link.ts';
import { makeBookAddress } from './report-parts.ts';
import { openStores } from './stores.ts';

export interface Resources {
  readonly outbound: OutboundParts;
  /** Only for roles that work on jobs. */
  readonly worker: JobWorker | undefined;
  readonly close: () => Promise<void>;
}

/** What is said to the person who started the service. */
type Print = (line: string) => void;

/** Where what happens is told. */
interface Told {
  readonly log: Logger;
  readonly registry: Registry;
  readonly print: Print;
}

/** Opens everything that the configuration asks for; `close` undoes it in reverse order. */
export async function openResources(
  config: Config,
  addresses: Addresses,
  { log, registry, print }: Told,
): Promise<Resources> {
  const { dataDir, role } = config;
  const secret = await naming('DATA_DIR', () => {
    mkdirSync(dataDir, { recursive: true });
    return appSecretOf(config.appSecret, dataDir);
  });
  const stores = await openStores(config, { log, work: role !== 'api', migrate: true });
  const { connection } = stores.database;
  await stores.parts.catalog.seed(shippedBooks, systemClock.now());
  const mailer = openMailer(config, print);
  const bookAddress = makeBookAddress(addresses);
  const reportPrinter = makePdfReportPrinter();
  const styleLinter = openStyleLinter(role, log);
  return {
    outbound: {
      ...stores.parts,
      catalogReader: new CachedCatalogReader({ catalog: stores.parts.catalog, clock: systemClock }),
      rateLimiter: new PostgresRateLimiter(connection, makeKeyedHash(secret, 'rate limits')),
      readiness: together([new PostgresReadiness(connection), makeFolderReadiness(stores.filesFolder)]),
      clock: systemClock,
      tokenMint: cryptoTokenMint,
      apiKeyMint: cryptoApiKeyMint,
      mailer,
      loginLink: makeLoginLink(addresses.baseUrl, config.confirmsLogins),
      ...(await paymentParts(config.payment, { addresses, clock: systemClock, log, secret })),
      ...(await modelParts(config.model, { log, registry })),
      styleLinter,
      reportPrinter,
      linkSigner: makeHmacLinkSigner(secret, config.previousSecrets),
      reportLink: makeReportLink(addresses.baseUrl),
      bookAddress,
      appUrl: addresses.appUrl,
    },
    worker: role === 'api' ? undefined : new PgBossJobWorker(stores.boss),
    close: async () => {
      mailer.close?.();
      await styleLinter.close();
      await reportPrinter.close();
      await stores.close();
    },
  };
}

/** Ready before anybody asks, without making the start wait for it. */
function openStyleLinter(role: Config['role'], log: Logger): PooledStyleLinter {
  const styleLinter = new PooledStyleLinter();
  if (role !== 'worker') styleLinter.prepare().catch((err: unknown) => log.warn({ err }, 'style lint'));
  return styleLinter;
}

function openMailer({ smtpUrl, mailFrom, dataDir }: Config, print: Print): Mailer & { close?(): void } {
  const from = mailFrom ?? defaultSender;
  if (smtpUrl !== undefined) return makeSmtpMailer({ url: smtpUrl, from });
  return makeOutboxMailer({ folder: join(dataDir, 'mail'), from, clock: systemClock, print });
}

const together = (parts: readonly Readiness[]): Readiness => ({
  check: async () => (await Promise.all(parts.map((part) => part.check()))).flat(),
});
