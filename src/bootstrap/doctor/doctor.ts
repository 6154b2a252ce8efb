import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Database } from '#adapters/outbound/database/postgres/connection/database.ts';
import { examineDatabase } from '#adapters/outbound/database/postgres/schema/examine-database.ts';
import { PostgresFileStore } from '#adapters/outbound/database/postgres/stores/file-store.ts';
import { PostgresMapStore } from '#adapters/outbound/database/postgres/stores/map-store.ts';
import { PostgresPractitionerCodeStore } from '#adapters/outbound/database/postgres/stores/practitioner-code-store.ts';
import { PostgresReadiness } from '#adapters/outbound/database/postgres/readiness.ts';
import { openFolderFileStore } from '#adapters/outbound/files/folder-file-store.ts';
import type { S3Options } from '#adapters/outbound/files/s3-file-store.ts';
import { systemClock } from '#adapters/outbound/system/system-clock.ts';
import {
  examineCodes,
  examineMaps,
  examineModel,
  examineQueue,
  examineStorage,
} from '#application/operations/health-checks.ts';
import type { CheckReport, Finding, HealthCheck } from '#application/ports/operations/health-check.ts';
import { type Config, inspectConfig, type TelemetryConfig } from '../configuration/config.ts';
import { openModel } from '../language-model.ts';
import { makeLogger } from '../reporting/logger.ts';
import { naming } from '../configuration/naming.ts';
import { storageVariable } from '../stores.ts';
import { isLoopback } from '../configuration/variable-rules.ts';
import type { Environment } from '../configuration/variables.ts';
import { examineConfig, examinePayment, failed, warning } from './config-findings.ts';
import { isUsableFolder } from './folders.ts';
import { examineMail } from './mail-check.ts';
import { examinePrivacy } from './private-data-check.ts';
import { openExaminedDatabase, type ExaminedDatabase } from './examined-database.ts';
import { runCheck } from './run-check.ts';

const names = [
  'database',
  'storage',
  'privacy',
  'mail',
  'model',
  'payment',
  'codes',
  'traces',
  'maps',
  'queue',
] as const;

/** Runs all checks of the installation, even if some fail. Changes nothing. */
export async function examine(environment: Environment): Promise<readonly CheckReport[]> {
  const { config, faults } = inspectConfig(environment);
  const isProduction = environment['NODE_ENV'] === 'production';
  const configuration = { name: 'configuration', findings: examineConfig(faults, config, environment) };
  if (config === undefined) return [configuration, ...names.map(unexamined)];
  const database = openExaminedDatabase(config);
  const reports = await Promise.all(checksOf(config, database, isProduction).map((check) => runCheck(check)));
  await closeDatabase(database);
  return [configuration, ...reports];
}

/** A query that timed out may block closing; then the connection ends with the process. */
async function closeDatabase(database: Promise<ExaminedDatabase>): Promise<void> {
  const close = async () => {
    await (await database).database?.close();
    return [];
  };
  await runCheck({ name: 'close', examine: close }, 5_000);
}

const unexamined = (name: string): CheckReport => ({
  name,
  findings: [warning('Not examined.', 'Fix the configuration first.')],
});

function checksOf(
  config: Config,
  database: Promise<ExaminedDatabase>,
  isProduction: boolean,
): readonly HealthCheck[] {
  const inDatabase = async (examineIt: (database: Database) => Promise<readonly Finding[]>) => {
    const opened = await database;
    return opened.database === undefined ? [opened.elsewhere] : examineIt(opened.database);
  };
  const checks: Record<(typeof names)[number], HealthCheck['examine']> = {
    database: async () => {
      const opened = await database;
      return opened.database === undefined ? [opened.finding] : examineDatabase(opened.database);
    },
    storage: () => {
      const { storage } = config;
      switch (storage.kind) {
        case 'folder':
          return examineFolder(storage.path, storageVariable(config));
        case 'database':
          return inDatabase(({ connection }) =>
            examineStorage(new PostgresFileStore(connection), probeKey()),
          );
        case 's3':
          return examineBucket({ ...storage, ...config.s3 });
      }
    },
    privacy: async () => examinePrivacy(config, process.getuid?.()),
    mail: () => examineMail(config),
    model: async () =>
      config.model === undefined
        ? [{ health: 'ok', detail: 'Built in: no language model is set up.' }]
        : examineModel(await openModel(config.model, makeLogger('silent'))),
    payment: async () => examinePayment(config.payment, isProduction),
    codes: () =>
      inDatabase(({ connection }) =>
        examineCodes(new PostgresPractitionerCodeStore(connection), systemClock.now()),
      ),
    traces: () => examineCollector(config.telemetry),
    maps: () => inDatabase(({ connection }) => examineMaps(new PostgresMapStore(connection))),
    queue: () => inDatabase(({ connection }) => examineQueue(new PostgresReadiness(connection))),
  };
  return names.map((name) => ({ name, examine: checks[name] }));
}

async function examineFolder(path: string, variable: string): Promise<readonly Finding[]> {
  if (existsSync(path))
    return naming(variable, async () => examineStorage(await openFolderFileStore(path), probeKey()));
  return (await isUsableFolder(path))
    ? [{ health: 'ok', detail: 'There is no folder for files yet: the first start makes it.' }]
    : [failed('Files cannot be stored.', `Let the service write there, or set ${variable}.`)];
}

async function examineCollector(config: TelemetryConfig | undefined): Promise<readonly Finding[]> {
  if (config === undefined) return [{ health: 'ok', detail: 'Nothing is traced.' }];
  const { sendSpans } = await import('#adapters/outbound/telemetry/otlp-exporter.ts');
  try {
    await sendSpans(config, []);
    return [{ health: 'ok', detail: 'The collector of traces answers.' }];
  } catch {
    return [
      warning(
        'The collector of traces does not accept any.',
        'Check OTEL_EXPORTER_OTLP_ENDPOINT and its headers.',
      ),
    ];
  }
}

async function examineBucket(options: S3Options): Promise<readonly Finding[]> {
  const { makeS3FileStore } = await import('#adapters/outbound/files/s3-file-store.ts');
  const found = await examineStorage(makeS3FileStore(options), probeKey());
  const { endpoint } = options;
  return endpoint === undefined || endpoint.startsWith('https:') || isLoopback(endpoint)
    ? found
    : [...found, warning('Files go to the S3 server in clear text.', 'Use an https:// S3_ENDPOINT.')];
}

/** A key that only this examination uses, in a folder that is removed afterwards. */
const probeKey = (): string => `doctor-${randomUUID()}`;
