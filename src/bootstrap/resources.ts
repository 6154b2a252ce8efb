import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { PostgresAssessmentDraftStore } from '../adapters/outbound/database/postgres/assessment-draft-store.ts';
import { PostgresAssessmentStore } from '../adapters/outbound/database/postgres/assessment-store.ts';
import { type Database, openDatabase } from '../adapters/outbound/database/postgres/database.ts';
import { PostgresCheckoutStore } from '../adapters/outbound/database/postgres/checkout-store.ts';
import { PostgresExpiredRows } from '../adapters/outbound/database/postgres/expired-rows.ts';
import { PostgresFileStore } from '../adapters/outbound/database/postgres/file-store.ts';
import { PgBossJobWorker } from '../adapters/outbound/database/postgres/job-worker.ts';
import { PostgresLoginRequestStore } from '../adapters/outbound/database/postgres/login-request-store.ts';
import { PostgresMagicLinkStore } from '../adapters/outbound/database/postgres/magic-link-store.ts';
import { PostgresMailRecord } from '../adapters/outbound/database/postgres/mail-record.ts';
import { PostgresMapDraftStore } from '../adapters/outbound/database/postgres/map-draft-store.ts';
import { PostgresMapStore } from '../adapters/outbound/database/postgres/map-store.ts';
import { openJobQueue } from '../adapters/outbound/database/postgres/pg-boss.ts';
import { PostgresPractitionerCodeStore } from '../adapters/outbound/database/postgres/practitioner-code-store.ts';
import { PostgresPurchaseStore } from '../adapters/outbound/database/postgres/purchase-store.ts';
import { PostgresRateLimiter } from '../adapters/outbound/database/postgres/rate-limiter.ts';
import { PostgresReadiness } from '../adapters/outbound/database/postgres/readiness.ts';
import { PostgresSessionStore } from '../adapters/outbound/database/postgres/session-store.ts';
import { PostgresUnitOfWork } from '../adapters/outbound/database/postgres/unit-of-work.ts';
import { PostgresUserStore } from '../adapters/outbound/database/postgres/user-store.ts';
import { openFolderFileStore } from '../adapters/outbound/files/folder-file-store.ts';
import { makeOutboxMailer } from '../adapters/outbound/mailer/outbox-mailer.ts';
import { makeSmtpMailer } from '../adapters/outbound/mailer/smtp-mailer.ts';
import { makePdfReportPrinter } from '../adapters/outbound/pdf/pdf-report-printer.ts';
import { cryptoTokenMint } from '../adapters/outbound/system/crypto-token-mint.ts';
import { makeFolderReadiness } from '../adapters/outbound/system/folder-readiness.ts';
import { makeHmacLinkSigner } from '../adapters/outbound/system/hmac-link-signer.ts';
import { makeKeyedHash } from '../adapters/outbound/system/keyed-hash.ts';
import { systemClock } from '../adapters/outbound/system/system-clock.ts';
import type { FileStore } from '../application/ports/file-store.ts';
import type { JobWorker } from '../application/ports/job-worker.ts';
import type { Mailer } from '../application/ports/mailer.ts';
import type { Readiness } from '../application/ports/readiness.ts';
import type { Addresses } from './addresses.ts';
import { appSecretOf } from './app-secret.ts';
import type { Config } from './config.ts';
import { makeLoginLink } from './login-link.ts';
import type { OutboundParts } from './modules/outbound.ts';
import { naming } from './naming.ts';
import { paymentParts } from './payment-parts.ts';
import { makeReportLink } from './report-link.ts';
import { makeBookAddress, narratorOf } from './report-parts.ts';

export interface Resources {
  readonly outbound: OutboundParts;
  /** Only for roles that work on jobs. */
  readonly worker: JobWorker | undefined;
  readonly close: () => Promise<void>;
}

/** What is said to the person who started the service. */
export type Print = (line: string) => void;

/** Opens everything that the configuration asks for; `close` undoes it in reverse order. */
export async function openResources(
  config: Config,
  addresses: Addresses,
  log: Logger,
  print: Print,
): Promise<Resources> {
  const { dataDir, databaseUrl, role } = config;
  const secret = await naming('DATA_DIR', () => {
    mkdirSync(dataDir, { recursive: true });
    return appSecretOf(config.appSecret, dataDir);
  });
  const hashKey = makeKeyedHash(secret, 'rate limits');
  const onConnectionError = (err: unknown): void => log.warn({ err }, 'database connection lost');
  const database = await naming(databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL', () =>
    openDatabase(
      databaseUrl === undefined ? { folder: join(dataDir, 'db') } : { url: databaseUrl, onConnectionError },
    ),
  );
  const onError = (err: unknown): void => log.warn({ err }, 'job queue');
  const boss = await openJobQueue(database.native, { work: role !== 'api', onError });
  const mailer = openMailer(config, print);
  const files = await naming('STORAGE_URL', () => openFiles(config, database));
  const bookAddress = makeBookAddress(addresses);
  const reportPrinter = makePdfReportPrinter({ bookAddress });
  return {
    outbound: {
      ...databaseParts(database, hashKey),
      unitOfWork: new PostgresUnitOfWork(database, boss),
      readiness: together([new PostgresReadiness(database.connection), makeFolderReadiness(files.folder)]),
      fileStore: files.store,
      clock: systemClock,
      tokenMint: cryptoTokenMint,
      mailer,
      loginLink: makeLoginLink(addresses.baseUrl, config.confirmsLogins),
      ...(await paymentParts(config.payment, { addresses, clock: systemClock, log, secret })),
      narrator: await narratorOf(config.model, log),
      reportPrinter,
      linkSigner: makeHmacLinkSigner(secret, config.previousSecrets),
      reportLink: makeReportLink(addresses.baseUrl),
      bookAddress,
      appUrl: addresses.appUrl,
    },
    worker: role === 'api' ? undefined : new PgBossJobWorker(boss),
    close: async () => {
      mailer.close?.();
      await reportPrinter.close();
      await boss.stop({ graceful: false });
      await database.close();
    },
  };
}

function databaseParts({ connection }: Database, hashKey: (text: string) => string) {
  return {
    users: new PostgresUserStore(connection),
    loginRequests: new PostgresLoginRequestStore(connection),
    magicLinks: new PostgresMagicLinkStore(connection),
    sessions: new PostgresSessionStore(connection),
    assessments: new PostgresAssessmentStore(connection),
    assessmentDrafts: new PostgresAssessmentDraftStore(connection),
    checkouts: new PostgresCheckoutStore(connection),
    practitionerCodes: new PostgresPractitionerCodeStore(connection),
    purchases: new PostgresPurchaseStore(connection),
    maps: new PostgresMapStore(connection),
    mapDrafts: new PostgresMapDraftStore(connection),
    mailRecord: new PostgresMailRecord(connection),
    rateLimiter: new PostgresRateLimiter(connection, hashKey),
    expiredRows: new PostgresExpiredRows(connection),
  };
}

/** For the outbox: a name that can never be a real host (RFC 2606). */
const defaultSender = 'Situation Assessment <no-reply@service.invalid>';

function openMailer({ smtpUrl, mailFrom, dataDir }: Config, print: Print): Mailer & { close?(): void } {
  const from = mailFrom ?? defaultSender;
  if (smtpUrl !== undefined) return makeSmtpMailer({ url: smtpUrl, from });
  return makeOutboxMailer({ folder: join(dataDir, 'mail'), from, clock: systemClock, print });
}

interface Files {
  readonly store: FileStore;
  /** That must be writable. */
  readonly folder: string;
}

async function openFiles({ storage, dataDir }: Config, { connection }: Database): Promise<Files> {
  if (storage.kind === 'database') return { store: new PostgresFileStore(connection), folder: dataDir };
  return { store: await openFolderFileStore(storage.path), folder: storage.path };
}

const together = (parts: readonly Readiness[]): Readiness => ({
  check: async () => (await Promise.all(parts.map((part) => part.check()))).flat(),
});
