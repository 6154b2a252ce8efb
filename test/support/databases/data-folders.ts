import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../processes/program.ts';
import { atRunEnd } from '../processes/run-end.ts';
import { type TemporaryFolder, temporaryFolder } from '../processes/temporary-folder.ts';

/** Set by the global setup for the whole test run. */
const templateVariable = 'TEST_DATA_TEMPLATE';

declare global {
  /** The template of this test run, after the setup of a project that needs it. */
  var testDataTemplate: TemporaryFolder | undefined;
}

/** Creates the folder that the other folders are copied from. A second call does nothing. */
export async function prepareDataTemplate(): Promise<void> {
  if (globalThis.testDataTemplate !== undefined) return;
  const template = temporaryFolder();
  globalThis.testDataTemplate = template;
  process.env[templateVariable] = template.path;
  atRunEnd(template.remove);
  // Runs in a separate process, because opening the embedded database would block this one for seconds, including its
  // connections to the server.
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
 * A `DATA_DIR` whose embedded database has all tables and no rows. A service starts on it in half the time that it
 * needs to create one.
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
