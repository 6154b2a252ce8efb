import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

export interface Finish {
  readonly status: number | null;
  readonly output: string;
  readonly lines: readonly string[];
}

export interface ScratchProject {
  run(command: string, args: readonly string[]): Finish;
  remove(): void;
}

/** A temporary project with the checks, dependencies and settings of this one, and with its own files. */
export function makeScratchProject(files: Readonly<Record<string, string>>): ScratchProject {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-project-'));
  for (const name of ['package.json', 'tsconfig.json', '.oxlintrc.json', 'knip.jsonc'])
    copyFileSync(join(repository, name), join(folder, name));
  for (const name of ['node_modules', 'tools']) symlinkSync(join(repository, name), join(folder, name));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  }
  return {
    run: (command, args) => runIn(folder, command, args),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export const runHere = (command: string, args: readonly string[]): Finish => runIn(repository, command, args);

/** The files of a table whose rows start with a path and its text. */
export const filesOf = (rows: readonly (readonly [path: string, text: string, ...rest: string[]])[]) =>
  Object.fromEntries(rows.map(([path, text]) => [path, text] as const));

function runIn(folder: string, command: string, args: readonly string[]): Finish {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(repository, 'node_modules/.bin')}:${process.env['PATH']}`, CI: '1' },
  });
  if (error !== undefined) throw error;
  const output = stdout + stderr;
  return { status, output, lines: output.split('\n') };
}
