import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const script = join(import.meta.dirname, 'bundler.ts');
const timeoutMs = 120_000;
const linesReported = 12;

/** The variables that every program needs. Others, such as secrets, are not passed on. */
const passedOn = ['PATH', 'Path', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

/** Bundles the application of the sources at `root` into a folder. Returns the bundler's complaints, if any. */
export async function runBundler(root: string, folder: string): Promise<string> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    script,
    join(root, 'src/adapters/inbound/web'),
    folder,
  ];
  const passed = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const env = { ...Object.fromEntries(passed), NODE_ENV: 'production' };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env, timeout: timeoutMs });
    return beginningOf(stdout + stderr);
  } catch (error) {
    throw new Error(`The application cannot be bundled: ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const { killed, stdout, stderr, message } = error as Error &
    Partial<Record<'stdout' | 'stderr', string>> & {
      killed?: boolean;
    };
  if (killed === true) return `that took longer than ${timeoutMs / 1000} seconds.`;
  return beginningOf([stdout, stderr].find((said) => said !== undefined && said.trim() !== '') ?? message);
}

/** The first lines of the output, without colours. */
const beginningOf = (said: string): string =>
  stripVTControlCharacters(said).trim().split('\n').slice(0, linesReported).join('\n');
