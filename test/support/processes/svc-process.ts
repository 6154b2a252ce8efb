import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './process-environment.ts';

const starter = fileURLToPath(new URL('../../../tools/svc.cjs', import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errorOutput: string;
}

/** The operator's command in a separate process, with the given variables. */
export const spawnSvc = (env: Readonly<Record<string, string>>, argv: readonly string[]) =>
  spawn(process.execPath, [starter, ...argv], { env: environmentOf(env) });

/** Runs the command until it ends. */
export async function svc(
  env: Readonly<Record<string, string>>,
  argv: readonly string[],
  input = '',
): Promise<Ended> {
  const child = spawnSvc(env, argv);
  child.stdin.end(input);
  const [output, errorOutput] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode === null ? once(child, 'exit') : undefined,
  ]);
  return { status: child.exitCode, output: output.trim(), errorOutput: errorOutput.trim() };
}

/** The output of `--json`, for a command that must succeed. */
export async function svcJson(env: Readonly<Record<string, string>>, ...argv: readonly string[]) {
  const { status, output, errorOutput } = await svc(env, [...argv, '--json']);
  if (status !== 0) throw new Error(`svc ${argv.join(' ')} ended with ${status}: ${errorOutput}`);
  return JSON.parse(output);
}
