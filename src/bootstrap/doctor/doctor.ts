import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Database } from '../../adapters/outbound/database/postgres/database.ts';
import { examineDatabase } from '../../adapters/outbound/database/postgres/examine-database.ts';
import { PostgresFileStore } from '../../adapters/outbound/database/postgres/file-store.ts';
import { PostgresMapStore } from '../../adapters/outbound/database/postgres/map-store.ts';
import { PostgresReadiness } from '../../adapters/outbound/database/postgres/readiness.ts';
import { openFolderFileStore } from '../../adapters/outbound/files/folder-file-store.ts';
import {
  examineMaps,
  examineModel,
  examineQueue,
  examineStorage,
} from '../../application/operations/health-checks.ts';
import type { CheckReport, Finding, HealthCheck } from '../../application/ports/health-check.ts';
import { type Config, inspectConfig } from '../config.ts';
import { openModel } from '../language-model.ts';
import { makeLogger } from '../logger.ts';
import { naming } from '../naming.ts';
import { storageVariable } from '../stores.ts';
import type { Environment } from '../variables.ts';
import { examineConfig, examinePayment, failed, warning } from './config-findings.ts';
import { isUsableFolder } from './folders.ts';
import { examineMail } from './mail-check.ts';
import { openPatient, type Patient } from './patient.ts';
import { runCheck } from './run-check.ts';

const names = ['database', 'storage', 'mail', 'model', 'payment', 'maps', 'queue'] as const;

/** Examines everything that the service needs, all of it whatever fails, and changes nothing. */
export async function examine(environment: Environment): Promise<readonly CheckReport[]> {
  const { config, faults } = inspectConfig(environment);
  const isProduction = environment['NODE_ENV'] === 'production';
  const configuration = { name: 'configuration', findings: examineConfig(faults, config, isProduction) };
  if (config === undefined) return [configuration, ...names.map(unexamined)];
  const patient = openPatient(config);
  const reports = await Promise.all(checksOf(config, patient, isProduction).map((check) => runCheck(check)));
  await closePatient(patient);
  return [configuration, ...reports];
}

/** A query that nobody waits for any more may hold it up; then the end of the process closes it. */
async function closePatient(patient: Promise<Patient>): Promise<void> {
  const close = async () => {
    await (await patient).database?.close();
    return [];
  };
  await runCheck({ name: 'close', examine: close }, 5_000);
}

const unexamined = (name: string): CheckReport => ({
  name,
  findings: [warning('Not examined.', 'Mend the configuration first.')],
});

function checksOf(config: Config, patient: Promise<Patient>, isProduction: boolean): readonly HealthCheck[] {
  const inDatabase = async (examineIt: (database: Database) => Promise<readonly Finding[]>) => {
    const opened = await patient;
    return opened.database === undefined ? [opened.elsewhere] : examineIt(opened.database);
  };
  const checks: Record<(typeof names)[number], HealthCheck['examine']> = {
    database: async () => {
      const opened = await patient;
      return opened.database === undefined ? [opened.finding] : examineDatabase(opened.database);
    },
    storage: async () =>
      config.storage.kind === 'folder'
        ? examineFolder(config.storage.path, storageVariable(config))
        : inDatabase(({ connection }) => examineStorage(new PostgresFileStore(connection), probeKey())),
    mail: () => examineMail(config),
    model: async () =>
      config.model === undefined
        ? [{ health: 'ok', detail: 'Built in: no language model is set up.' }]
        : examineModel(await openModel(config.model, makeLogger('silent'))),
    payment: async () => examinePayment(config.payment, isProduction),
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
    : [failed('Files cannot be kept.', `Let the service write there, or set ${variable}.`)];
}

/** Of this examination alone, and in no folder that would stay. */
const probeKey = (): string => `doctor-${randomUUID()}`;
