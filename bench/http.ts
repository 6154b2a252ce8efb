import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startPostgres } from '../test/support/native-postgres.ts';
import { seedSessions } from '../test/support/seeded-sessions.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';
import { median, printTable } from './report.ts';

const rounds = 7;
const secondsARound = 2;
const connections = 16;
/** A session may make 240 requests a minute, so many take turns. */
const sessions = 3000;

type Environment = Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>;

interface Contestant {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  readonly cookies?: readonly string[];
  readonly microseconds: number[];
}

/** Ends each process that was launched, however far it came. */
const running: (() => void)[] = [];

/** Server CPU per request, interleaved round by round: the machine's mood touches all contestants alike. */
export async function benchHttp(): Promise<void> {
  const postgres = await startPostgres();
  const folder = temporaryFolder();
  try {
    report(await measure({ DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR: folder.path }));
  } finally {
    for (const stop of running.splice(0)) stop();
    await postgres.dispose();
    folder.remove();
  }
}

async function measure(env: Environment): Promise<readonly Contestant[]> {
  const contestants = await makeContestants(env);
  for (let round = 0; round <= rounds; round += 1) {
    const turn = round % contestants.length;
    for (const one of [...contestants.slice(turn), ...contestants.slice(0, turn)]) {
      const spent = await cpuPerRequest(one);
      // The first round warms up.
      if (round > 0) one.microseconds.push(spent);
    }
  }
  return contestants;
}

async function makeContestants(env: Environment): Promise<readonly Contestant[]> {
  const service = await launch('../src/bootstrap/main.ts', [], { ...env, ROLE: 'api', PORT: '0' });
  const bareItems = await launch('./baseline-server.ts', ['items'], env);
  const bareMe = await launch('./baseline-server.ts', ['me'], env);
  const bareBooks = await launch('./baseline-server.ts', ['books'], env);
  const cookies = await seedSessions(env.DATABASE_URL, { users: sessions, sessions });
  const contestant = (name: string, origin: string, path: string): Contestant => ({
    name,
    origin,
    path,
    ...(path === '/me' && { cookies }),
    microseconds: [],
  });
  return [
    contestant('node:http, items', bareItems, '/assessments/items'),
    contestant('service, items', service, '/assessments/items'),
    contestant('node:http, books', bareBooks, '/books'),
    contestant('service, books', service, '/books'),
    contestant('node:http, me', bareMe, '/me'),
    contestant('service, me', service, '/me'),
  ];
}

function report(contestants: readonly Contestant[]): void {
  const costOf = (name: string): number =>
    median(contestants.find((one) => one.name === name)?.microseconds ?? []);
  const row = (label: string, key: string, goal: string) => [
    label,
    costOf(`node:http, ${key}`).toFixed(1),
    costOf(`service, ${key}`).toFixed(1),
    (costOf(`service, ${key}`) / costOf(`node:http, ${key}`)).toFixed(2),
    goal,
  ];
  printTable(
    ['server CPU per request', 'node:http, µs', 'service, µs', 'ratio', 'goal'],
    [
      row('GET /assessments/items', 'items', '≤ 2.2'),
      row('GET /books', 'books', '≤ 2.2'),
      row('GET /me', 'me', '≤ 1.8'),
    ],
  );
}

async function cpuPerRequest({ name, origin, path, cookies }: Contestant): Promise<number> {
  const before = await cpuSeconds(origin);
  const result = await autocannon({
    url: `${origin}${path}`,
    connections,
    duration: secondsARound,
    ...(cookies && { requests: cookies.map((cookie) => ({ headers: { cookie } })) }),
  });
  const spent = (await cpuSeconds(origin)) - before;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  return (spent / result.requests.total) * 1e6;
}

async function cpuSeconds(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

/** Starts a server and tells its origin. */
async function launch(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'development', ...env },
    // The log is written, as in real life, but nobody reads it.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(() => child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes(', port ')) await once(child.stdout, 'data');
  const port = /, port (\d+)\)/.exec(said)?.[1];
  return `http://127.0.0.1:${port}`;
}
