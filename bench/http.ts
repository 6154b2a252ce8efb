import { spawn } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { Client as PgClient } from 'pg';
import { startPostgres } from '../test/support/native-postgres.ts';
import { temporaryFolder } from '../test/support/temporary-folder.ts';
import { median, printTable } from './report.ts';

const rounds = 7;
const secondsARound = 2;
const connections = 16;
/** A session may make 240 requests a minute, so many take turns. */
const sessions = 3000;

interface Server {
  readonly origin: string;
  stop(): void;
}

interface Contestant {
  readonly name: string;
  readonly server: Server;
  readonly path: string;
  readonly cookies?: readonly string[];
  readonly microseconds: number[];
}

/** Server CPU per request, interleaved round by round: the machine's mood touches all contestants alike. */
export async function benchHttp(): Promise<void> {
  const postgres = await startPostgres();
  const folder = temporaryFolder();
  const env = { DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR: folder.path };
  const service = await launch('../src/bootstrap/main.ts', [], { ...env, ROLE: 'api', PORT: '0' });
  const bareItems = await launch('./baseline-server.ts', ['items'], env);
  const bareMe = await launch('./baseline-server.ts', ['me'], env);
  const cookies = await seedSessions(env.DATABASE_URL);
  const contestant = (name: string, server: Server, path: string): Contestant => ({
    name,
    server,
    path,
    ...(path === '/me' && { cookies }),
    microseconds: [],
  });
  const contestants = [
    contestant('node:http, items', bareItems, '/assessments/items'),
    contestant('service, items', service, '/assessments/items'),
    contestant('node:http, me', bareMe, '/me'),
    contestant('service, me', service, '/me'),
  ];
  for (let round = 0; round <= rounds; round += 1) {
    const turn = round % contestants.length;
    for (const one of [...contestants.slice(turn), ...contestants.slice(0, turn)]) {
      const spent = await cpuPerRequest(one);
      // The first round warms up.
      if (round > 0) one.microseconds.push(spent);
    }
  }
  report(contestants);
  for (const server of [service, bareItems, bareMe]) server.stop();
  await postgres.dispose();
  folder.remove();
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
    [row('GET /assessments/items', 'items', '≤ 2.2'), row('GET /me', 'me', '≤ 1.8')],
  );
}

async function cpuPerRequest({ name, server, path, cookies }: Contestant): Promise<number> {
  const before = await cpuSeconds(server);
  const result = await autocannon({
    url: `${server.origin}${path}`,
    connections,
    duration: secondsARound,
    ...(cookies && { requests: cookies.map((cookie) => ({ headers: { cookie } })) }),
  });
  const spent = (await cpuSeconds(server)) - before;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  return (spent / result.requests.total) * 1e6;
}

async function cpuSeconds({ origin }: Server): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

async function launch(script: string, args: readonly string[], env: Record<string, string>): Promise<Server> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'development', ...env },
    // The log is written, as in real life, but nobody reads it.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes(', port ')) await once(child.stdout, 'data');
  const port = /, port (\d+)\)/.exec(said)?.[1];
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGKILL') };
}

async function seedSessions(databaseUrl: string): Promise<readonly string[]> {
  const client = new PgClient(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into app_user (email, email_key, role, has_map, language, created_at)
     select n || '@example.com', n || '@example.com', 'user', false, 'en', now() from generate_series(1, $1) n
     returning id`,
    [sessions],
  );
  const tokens = rows.map(() => randomBytes(32).toString('base64url'));
  await client.query(
    `insert into session (token_hash, user_id, created_at, last_active_at)
     select hash, id, now(), now() from unnest($1::bytea[], $2::bigint[]) as seed (hash, id)`,
    [tokens.map((token) => hash('sha256', token, 'buffer')), rows.map(({ id }) => id)],
  );
  await client.end();
  return tokens.map((token) => `svc_session=${token}`);
}
