import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './process-environment.ts';

const starter = fileURLToPath(new URL('../../tools/svc.cjs', import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly complaints: string;
}

/** The operator's command as a process of its own, with the variables given. */
export const spawnSvc = (env: Readonly<Record<string, string>>, argv: readonly string[]) =>
  spawn(process.execPath, [starter, ...argv], { env: environmentOf(env) });

/** Runs it to its end. */
export async function svc(
  env: Readonly<Record<string, string>>,
  argv: readonly string[],
  input = '',
): Promise<Ended> {
  const child = spawnSvc(env, argv);
  child.stdin.end(input);
  const [output, complaints] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode === null ? once(child, 'exit') : undefined,
  ]);
  return { status: child.exitCode, output: output.trim(), complaints: complaints.trim() };
}

/** What `--json` prints, of a command that must succeed. */
export async function svcJson(env: Readonly<Record<string, string>>, ...argv: readonly string[]) {
  const { status, output, complaints } = await svc(env, [...argv, '--json']);
  if (status !== 0) throw new Error(`svc ${argv.join(' ')} ended with ${status}: ${complaints}`);
  return JSON.parse(output);
}
