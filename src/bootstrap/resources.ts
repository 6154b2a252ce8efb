import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { CachedCatalogReader } from '#adapters/outbound/database/cached-catalog-reader.ts';
import { InMemoryQuotaLedger } from '#adapters/outbound/database/in-memory/quota-ledger.ts';
import { PostgresQuotaLedger } from '#adapters/outbound/database/postgres/quota-ledger.ts';
import { PgBossJobWorker } from '#adapters/outbound/database/postgres/jobs/job-worker.ts';
import { PostgresRateLimiter } from '#adapters/outbound/database/postgres/rate-limiter.ts';
import { PostgresReadiness } from '#adapters/outbound/database/postgres/readiness.ts';
import { postgresWaitLimit } from '#adapters/outbound/database/postgres/connection/waiting-time.ts';
import { makeOutboxMailer } from '#adapters/outbound/mailer/outbox-mailer.ts';
import { makeSmtpMailer } from '#adapters/outbound/mailer/smtp-mailer.ts';
import { makePdfReportPrinter } from '#adapters/outbound/pdf/pdf-report-printer.ts';
import { cryptoApiKeyMint } from '#adapters/outbound/system/crypto-api-key-mint.ts';
import { openGrammarLinter } from '#adapters/outbound/style-lint/grammar/pooled-grammar-linter.ts';
import { PooledStyleLinter } from '#adapters/outbound/style-lint/pooled-style-linter.ts';
import { cryptoTokenMint } from '#adapters/outbound/system/crypto-token-mint.ts';
import { makeHmacLinkSigner } from '#adapters/outbound/system/hmac-link-signer.ts';
import { makeKeyedHash } from '#adapters/outbound/system/keyed-hash.ts';
import { systemClock } from '#adapters/outbound/system/system-clock.ts';
import type { JobWorker } from '#application/ports/job-worker.ts';
import type { Mailer } from '#application/ports/mailer.ts';
import type { Tracing } from '#application/ports/operations/tracing.ts';
import type { Readiness } from '#application/ports/operations/readiness.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import type { Addresses } from './configuration/addresses.ts';
import { appSecretOf } from './configuration/app-secret.ts';
import type { Config } from './configuration/config.ts';
import { defaultSender } from './configuration/default-sender.ts';
import { makeLoginLink } from './login-link.ts';
import type { OutboundParts } from './outbound-parts.ts';
import { naming } from './configuration/naming.ts';
import { paymentParts } from './payment-parts.ts';
import { closeToOthers } from './configuration/private-files.ts';
import { modelParts } from './model-parts.ts';
import { makeReportLink } from './report-link.ts';
import { makeBookAddress } from './report-parts.ts';
import { openStores } from './stores.ts';
import { tracedMailer, tracedPrinter } from './reporting/tracing.ts';
import { waitForDatabase } from './wait-for-database.ts';

export interface Resources {
  readonly outbound: OutboundParts;
  /** The readiness of database and queue, without the file store. */
  readonly queue: Readiness;
  /** Only for roles that run jobs. */
  readonly worker: JobWorker | undefined;
  readonly close: () => Promise<void>;
}

/** Writes a line for the person who started the service. */
type Print = (line: string) => void;

/** The places where events are reported. */
interface Reporting {
  readonly log: Logger;
  readonly registry: Registry;
  readonly print: Print;
  readonly tracing: Tracing;
}

/** Opens everything that the configuration asks for; `close` undoes it in reverse order. */
export async function openResources(
  config: Config,
  addresses: Addresses,
  { log, registry, print, tracing }: Reporting,
): Promise<Resources> {
  const { dataDir, role } = config;
  const secret = await naming('DATA_DIR', () => {
    mkdirSync(dataDir, { recursive: true });
    closeToOthers(dataDir);
    return appSecretOf(config.appSecret, dataDir);
  });
  const stores = await openStores(config, {
    log,
    work: role !== 'api',
    migrate: true,
    waitSeconds: config.databaseWaitSeconds,
    tracing,
  });
  const { connection } = stores.database;
  const waiting = { seconds: config.databaseWaitSeconds, log };
  await waitForDatabase(() => stores.parts.catalog.seed(shippedBooks, systemClock.now()), waiting);
  const mailer = openMailer(config, print);
  const bookAddress = makeBookAddress(addresses);
  const reportPrinter = makePdfReportPrinter();
  const styleLinter = new PooledStyleLinter();
  const grammarLinter = openGrammarLinter();
  const queue = new PostgresReadiness(connection);
  return {
    queue,
    outbound: {
      ...stores.parts,
      catalogReader: new CachedCatalogReader({ catalog: stores.parts.catalog, clock: systemClock }),
      rateLimiter: new PostgresRateLimiter(connection, makeKeyedHash(secret, 'rate limits')),
      readiness: together([queue, stores.storageReadiness]),
      // The embedded database serves one process, so its limits are not shared.
      quotaLedger:
        config.databaseUrl === undefined ? new InMemoryQuotaLedger() : new PostgresQuotaLedger(connection),
      databaseWaitLimit: postgresWaitLimit,
      clock: systemClock,
      tokenMint: cryptoTokenMint,
      apiKeyMint: cryptoApiKeyMint,
      tracing,
      mailer: tracedMailer(mailer, tracing),
      loginLink: makeLoginLink(addresses.baseUrl, config.confirmsLogins),
      ...(await paymentParts(config.payment, { addresses, clock: systemClock, log, secret })),
      ...(await modelParts(config.model, { log, registry, tracing })),
      styleLinter,
      grammarLinter,
      reportPrinter: tracedPrinter(reportPrinter, tracing),
      linkSigner: makeHmacLinkSigner(addresses.baseUrl, secret, config.previousSecrets),
      reportLink: makeReportLink(addresses.baseUrl),
      bookAddress,
      appUrl: addresses.appUrl,
    },
    worker: role === 'api' ? undefined : new PgBossJobWorker(stores.boss, tracing),
    close: async () => {
      mailer.close?.();
      await styleLinter.close();
      await grammarLinter.close();
      await reportPrinter.close();
      await stores.close();
    },
  };
}

function openMailer({ smtp, mailFrom, dataDir }: Config, print: Print): Mailer & { close?(): void } {
  const from = mailFrom ?? defaultSender;
  if (smtp !== undefined) return makeSmtpMailer({ ...smtp, from });
  return makeOutboxMailer({ folder: join(dataDir, 'mail'), from, clock: systemClock, print });
}

const together = (parts: readonly Readiness[]): Readiness => ({
  check: async () => (await Promise.all(parts.map((part) => part.check()))).flat(),
});
