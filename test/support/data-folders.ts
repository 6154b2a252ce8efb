import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './program.ts';
import { atRunEnd } from './run-end.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

/** Set for the whole test run by its global setup. */
const templateVariable = 'TEST_DATA_TEMPLATE';

declare global {
  /** Of this test run, once a project that needs it has been set up. */
  var testDataTemplate: TemporaryFolder | undefined;
}

/** Makes the folder that the others are copies of. A second call makes nothing. */
export async function prepareDataTemplate(): Promise<void> {
  if (globalThis.testDataTemplate !== undefined) return;
  const template = temporaryFolder();
  globalThis.testDataTemplate = template;
  process.env[templateVariable] = template.path;
  atRunEnd(template.remove);
  // In a process of its own: the embedded database would block this one for seconds, and with it connections to the server.
  const opener = runProgram('openDatabase', JSON.stringify({ folder: join(template.path, 'db') }));
  await opener.message();
  const closed = once(opener.process, 'exit');
  opener.process.send('close');
  await closed;
}

export function removeDataTemplate(): void {
  globalThis.testDataTemplate?.remove();
  globalThis.testDataTemplate = undefined;
}

/**
 * A `DATA_DIR` whose embedded database has all tables and no rows: a service starts on it in half of the time that it
 * takes to make one.
 */
export function preparedDataFolder(): TemporaryFolder {
  const folder = temporaryFolder();
  cpSync(variable(), folder.path, { recursive: true });
  return folder;
}

function variable(): string {
  const value = process.env[templateVariable];
  if (value === undefined)
    throw new Error(`${templateVariable} is not set by the setup of this test's project.`);
  return value;
}
