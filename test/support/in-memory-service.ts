import type { Logger } from 'pino';
import { noTracing } from '#application/ports/operations/tracing.ts';
import { Registry } from 'prom-client';
import { HttpServer } from '#adapters/inbound/http/server.ts';
import type { WebClient } from '#adapters/inbound/http/web-client.ts';
import { CachedCatalogReader } from '#adapters/outbound/database/cached-catalog-reader.ts';
import { InMemoryDatabase } from '#adapters/outbound/database/in-memory/database.ts';
import { InMemoryJobWorker } from '#adapters/outbound/database/in-memory/job-worker.ts';
import { InMemoryMailer } from '#adapters/outbound/mailer/in-memory-mailer.ts';
import { makePdfReportPrinter } from '#adapters/outbound/pdf/pdf-report-printer.ts';
import { cryptoApiKeyMint } from '#adapters/outbound/system/crypto-api-key-mint.ts';
import { openGrammarLinter } from '#adapters/outbound/style-lint/grammar/pooled-grammar-linter.ts';
import { PooledStyleLinter } from '#adapters/outbound/style-lint/pooled-style-linter.ts';
import { cryptoTokenMint } from '#adapters/outbound/system/crypto-token-mint.ts';
import { makeHmacLinkSigner } from '#adapters/outbound/system/hmac-link-signer.ts';
import { systemClock } from '#adapters/outbound/system/system-clock.ts';
import type { Clock } from '#application/ports/clock.ts';
import { addressesOf } from '#bootstrap/configuration/addresses.ts';
import { compose } from '#bootstrap/composition.ts';
import { readConfig } from '#bootstrap/configuration/config.ts';
import { makeLoginLink } from '#bootstrap/login-link.ts';
import type { OutboundParts } from '#bootstrap/outbound-parts.ts';
import { offersSandbox, paymentParts } from '#bootstrap/payment-parts.ts';
import { modelParts } from '#bootstrap/model-parts.ts';
import { makeReportLink } from '#bootstrap/report-link.ts';
import { makeBookAddress } from '#bootstrap/report-parts.ts';
import { openWebClient } from '#bootstrap/web-client/open-web-client.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { makeCapturedLog } from './captured-log.ts';
import { inMemoryStores } from './databases/in-memory-stores.ts';

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** Replaces single parts, in order to make them fail. */
  readonly replace?: (parts: OutboundParts) => Partial<OutboundParts>;
  readonly log?: Logger;
  /** `bundled`: the real application. Default: none. */
  readonly webClient?: WebClient | 'bundled';
}

export interface InMemoryService {
  readonly baseUrl: string;
  readonly parts: OutboundParts;
  readonly mailer: InMemoryMailer;
  /** All log lines so far. */
  readonly logged: () => string;
  readonly close: () => Promise<void>;
}

const secret = 'a secret of at least 32 bytes, for tests';

const webClientOf = ({ webClient }: Options, log: Logger): Promise<WebClient> | WebClient | undefined =>
  webClient === 'bundled' ? openWebClient({ log, print: () => undefined }) : webClient;

/** The whole service with in-memory parts, over real HTTP. */
export async function startInMemoryService(options: Options = {}): Promise<InMemoryService> {
  const config = readConfig({ PORT: '0', ...options.env }).unwrap();
  const captured = makeCapturedLog();
  const log = options.log ?? captured.log;
  const clock = options.clock ?? systemClock;
  const server = await HttpServer.listen(config.host, config.port);
  const addresses = addressesOf(config, server.port);
  const database = new InMemoryDatabase();
  const stores = inMemoryStores(database);
  await stores.catalog.seed(shippedBooks, clock.now());
  const mailer = new InMemoryMailer();
  const registry = new Registry();
  const bookAddress = makeBookAddress(addresses);
  const reportPrinter = makePdfReportPrinter();
  const styleLinter = new PooledStyleLinter();
  const grammarLinter = openGrammarLinter();
  const parts: OutboundParts = {
    clock,
    tokenMint: cryptoTokenMint,
    apiKeyMint: cryptoApiKeyMint,
    ...stores,
    catalogReader: new CachedCatalogReader({ catalog: stores.catalog, clock }),
    tracing: noTracing,
    mailer,
    loginLink: makeLoginLink(addresses.baseUrl, config.confirmsLogins),
    ...(await paymentParts(config.payment, { addresses, clock, log, secret })),
    ...(await modelParts(config.model, { log, registry, tracing: noTracing })),
    styleLinter,
    grammarLinter,
    reportPrinter,
    linkSigner: makeHmacLinkSigner(addresses.baseUrl, secret, config.previousSecrets),
    reportLink: makeReportLink(addresses.baseUrl),
    bookAddress,
    appUrl: addresses.appUrl,
  };
  const { handleRequest, jobHandlers } = compose(
    { ...parts, ...options.replace?.(parts) },
    {
      settings: {
        ...addresses,
        webClient: await webClientOf(options, log),
        trustProxy: config.trustProxy,
        metricsToken: config.metricsToken,
        showsMetricsLocally: !config.isProduction,
        offersSandbox: offersSandbox(config.payment),
        showsShop: config.payment.url === undefined,
        imprint: config.imprint,
        conditions: config.conditions,
        usesLanguageModel: config.model !== undefined,
        surface: 'whole',
        isDraining: () => false,
      },
      log,
      registry,
    },
  );
  const worker = new InMemoryJobWorker(database);
  await worker.start(jobHandlers);
  server.serve(handleRequest);
  return {
    baseUrl: `http://localhost:${server.port}`,
    parts,
    mailer,
    logged: captured.text,
    close: async () => {
      await server.close(1000);
      await worker.stop(1000);
      await styleLinter.close();
      await grammarLinter.close();
      await reportPrinter.close();
    },
  };
}
