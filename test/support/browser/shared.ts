import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { findChromium, serveChromium } from '#tools/chromium.ts';
import { preparedDataFolder } from '../databases/data-folders.ts';
import { startWaitLimitMs } from '../wait-limits.ts';
import { atRunEnd } from '../processes/run-end.ts';
import { ServiceProcess } from '../processes/service-process.ts';
import { svcJson } from '../processes/svc-process.ts';

/** Set by the global setup for the whole test run. */
const variables = {
  chromium: 'TEST_CHROMIUM',
  service: 'TEST_SERVICE',
  output: 'TEST_SERVICE_OUTPUT',
} as const;

/** A code of the shared service. */
export const practitionerCode = 'COACH-1';

declare global {
  /** The browser of this test run, in the process that runs the global setup. */
  var testChromium: BrowserServer | undefined;
  var testService: ServiceProcess | undefined;
}

/** One browser for all tests; each visit has its own context in it. */
export async function shareChromium(): Promise<void> {
  const server = await serveChromium(await findChromium());
  atRunEnd(() => void server.kill());
  globalThis.testChromium = server;
  process.env[variables.chromium] = server.wsEndpoint();
}

/** One service on its embedded database for all tests that need no special variables. */
export async function shareService(): Promise<void> {
  const folder = preparedDataFolder();
  const output = join(folder.path, 'output.txt');
  writeFileSync(output, '');
  await svcJson({ DATA_DIR: folder.path }, 'codes', 'create', practitionerCode);
  const service = await ServiceProcess.start({ DATA_DIR: folder.path, TRUST_PROXY: '1' }, (said) =>
    appendFileSync(output, said),
  );
  atRunEnd(() => {
    void service.kill();
    folder.remove();
  });
  globalThis.testService = service;
  process.env[variables.service] = service.baseUrl;
  process.env[variables.output] = output;
}

export async function endShared(): Promise<void> {
  await Promise.all([globalThis.testChromium?.close(), globalThis.testService?.stop()]);
}

export const connectToChromium = (): Promise<Browser> =>
  chromium.connect(variable('chromium'), { timeout: startWaitLimitMs });

/** The service that all tests share. It is stopped at the end of the run, not by a test. */
export const sharedService = () => ({
  baseUrl: variable('service'),
  output: () => readFileSync(variable('output'), 'utf8'),
  stop: async () => undefined,
});

function variable(name: keyof typeof variables): string {
  const value = process.env[variables[name]];
  if (value === undefined)
    throw new Error(`${variables[name]} is not set by the setup of this test's project.`);
  return value;
}
