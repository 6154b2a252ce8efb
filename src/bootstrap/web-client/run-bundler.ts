import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const script = join(import.meta.dirname, 'bundler.ts');
const timeoutMs = 120_000;
const linesTold = 12;

/** The variables that a program needs to run at all. The rest is not for it, secrets least of all. */
const passedOn = ['PATH', 'Path', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

/** Bundles the application of the sources at `root` into a folder, and answers what the bundler complains of, if anything. */
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

/** Without colours, which the bundler uses everywhere. */
const beginningOf = (said: string): string =>
  stripVTControlCharacters(said).trim().split('\n').slice(0, linesTold).join('\n');
