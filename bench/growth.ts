import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '../src/adapters/outbound/database/postgres/connection/database.ts';
import { PostgresExpiredRows } from '../src/adapters/outbound/database/postgres/expired-rows.ts';
import { exampleIntake, exampleResponses } from '../test/support/makers/intakes.ts';
import { startPostgres } from '../test/support/databases/native-postgres.ts';
import { temporaryFolder } from '../test/support/processes/temporary-folder.ts';
import { randomNumbers } from './hostile/search.ts';
import { clientOf } from './http/measured-requests.ts';
import { Visitors } from './load/open-loop.ts';
import { everydayTraffic } from './load/traffic.ts';
import { MeasuredProcess } from './measured-process.ts';
import { type People, preparePeople } from './people.ts';
import { median, percentile, printTable } from './report.ts';

const seed = 20_261_123;
const rounds = 150;
const warmUps = 30;
const purgeBatch = 1000;
const beside = { perSecond: 100, seconds: 15, visitors: 50 };

/** One installation of the service with its database. */
interface Installation {
  readonly url: string;
  readonly api: MeasuredProcess;
  readonly worker: MeasuredProcess;
  readonly people: People;
}

const running: MeasuredProcess[] = [];

/** How much longer everyday requests take with the data of a million people than with almost none. */
export async function benchGrowth(): Promise<void> {
  const postgres = await startPostgres();
  const folder = temporaryFolder();
  try {
    const installations: Installation[] = [];
    for (const name of ['small', 'large']) {
      await query(postgres.urlOf('postgres'), `create database ${name}`);
      installations.push(await install(postgres.urlOf(name), folder.path));
    }
    const [small, large] = installations as [Installation, Installation];
    await fill(large.url);
    await compare(small, large);
    await purgeBesideRequests(large);
  } finally {
    for (const one of running.splice(0)) one.stop();
    await postgres.dispose();
    folder.remove();
  }
}

async function install(url: string, dataDir: string): Promise<Installation> {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, NODE_ENV: 'development', PORT: '0', TRUST_PROXY: '1' };
  const api = await launch({ ...env, ROLE: 'api' });
  const people = await preparePeople(api.origin, env);
  const worker = await launch({ ...env, ROLE: 'worker', BASE_URL: api.origin });
  return { url, api, worker, people };
}

async function launch(env: Readonly<Record<string, string>>): Promise<MeasuredProcess> {
  const launched = await MeasuredProcess.start({ file: 'measured-service.ts', env });
  running.push(launched);
  return launched;
}

/** Copies of the rows that the service has written for the first person, for a million further people. */
const millions = [
  `insert into app_user (email, email_key, language, created_at)
     select 'p' || n || '@example.net', 'p' || n || '@example.net', 'en', now() from generate_series(1, 1000000) n`,
  `create temporary table someone as
     select id, row_number() over () as number from app_user where email like 'p%@example.net'`,
  'create index on someone (number)',
  ...['assessment', 'situation_map'].map(
    (table) => `
      do $$ declare columns text; begin
        select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
          where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attidentity = ''
            and attgenerated = '' and attname not in ('id', 'user_id');
        execute format(
          'insert into ${table} (user_id, %1$s) select someone.id, %1$s
             from (select * from ${table} order by id limit 1) one, generate_series(1, %2$s) n
               join someone on number = 1 + (n::bigint * 7919) %% 1000000', columns, ${
                 table === 'assessment' ? 3_000_000 : 300_000
               });
      end $$`,
  ),
  `insert into session (token_hash, user_id, created_at, last_active_at)
     select sha256(n::text::bytea), id, now() - interval '1 day', now() - interval '1 day'
     from generate_series(1, 3000000) n join someone on number = 1 + n % 1000000`,
  `insert into payment_event select 'evt ' || n, 'type', '{}', now() from generate_series(1, 2000000) n`,
  'vacuum analyze',
];

async function fill(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query('set synchronous_commit to off');
    for (const statement of millions) {
      const startedAt = performance.now();
      await client.query(statement);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.error(`${seconds} s: ${statement.trim().split('\n')[0]}`);
    }
  } finally {
    await client.end();
  }
}

/** A request, or several that belong together. Gets the number of the round. */
type Action = (installation: Installation, round: number) => Promise<void>;

const responses = JSON.stringify(exampleResponses());
const draft = JSON.stringify({ responses: exampleResponses().responses.slice(0, 40) });
const intake = JSON.stringify(exampleIntake);

const reads =
  (path: string): Action =>
  ({ api, people }, round) =>
    expectOk(ask(api, path, people.owner[round]));

const actions: Readonly<Record<string, Action>> = {
  'POST /auth/request': ({ api }, round) =>
    expectOk(ask(api, '/auth/request', undefined, { body: `{"email":"newcomer${round}@example.org"}` })),
  'GET /me': reads('/me'),
  'GET /assessments/latest': reads('/assessments/latest'),
  'GET /assessments': reads('/assessments'),
  'GET /map/{id}': reads('/map/1'),
  'PUT /assessments/draft': ({ api, people }, round) =>
    expectOk(ask(api, '/assessments/draft', people.others[round], { method: 'PUT', body: draft })),
  'POST /assessments/submit': ({ api, people }, round) =>
    expectOk(ask(api, '/assessments/submit', people.others[round], { body: responses })),
  'POST /map/intake until complete': async ({ api, people }, round) => {
    const cookie = people.members[round];
    await expectOk(ask(api, '/map/intake', cookie, { body: intake }));
    while (!(await (await ask(api, '/map', cookie)).text()).includes('"complete"')) await delay(5);
  },
  'DELETE /me': async ({ api, people }, round) => {
    const cookie = people.others.at(-1 - round);
    const { email } = (await (await ask(api, '/me', cookie)).json()) as { readonly email: string };
    await expectOk(ask(api, '/me', cookie, { method: 'DELETE', body: JSON.stringify({ confirm: email }) }));
  },
};

async function compare(small: Installation, large: Installation): Promise<void> {
  const rows: string[][] = [];
  for (const [name, act] of Object.entries(actions)) {
    const times = new Map<Installation, number[]>([
      [small, []],
      [large, []],
    ]);
    for (let round = 0; round < warmUps + rounds; round += 1) {
      for (const [installation, measured] of times) {
        const startedAt = performance.now();
        await act(installation, round);
        if (round >= warmUps) measured.push(performance.now() - startedAt);
      }
    }
    const [one = Number.NaN, other = Number.NaN] = [...times.values()].map(median);
    rows.push([name, one.toFixed(2), other.toFixed(2), (other / one).toFixed(2), '≤ 1.2']);
  }
  printTable(
    ['median of one request at a time', 'almost empty, ms', 'million people, ms', 'ratio', 'goal'],
    rows,
  );
}

/** The times of requests before and while a million expired sessions are deleted. */
async function purgeBesideRequests({ url, api, people }: Installation): Promise<void> {
  await query(
    url,
    `update session set last_active_at = now() - interval '40 days' where token_hash in
       (select token_hash from session where created_at < now() - interval '23 hours' limit 1000000)`,
  );
  await query(url, 'vacuum analyze session');
  const random = randomNumbers(seed);
  const next = everydayTraffic({ ...people, members: [] }, random);
  const crowd = new Visitors(api.origin, beside.visitors);
  const p99 = async (): Promise<number> => {
    const outcomes = await crowd.comeAndGo({ ...beside, next, random });
    return percentile(
      outcomes.map(({ ms }) => ms),
      0.99,
    );
  };
  const before = await p99();
  const purging = purge(url);
  const meanwhile = await p99();
  const { rows, seconds } = await purging;
  crowd.leave();
  printTable(
    [`requests, ${beside.perSecond} a second`, 'p99, ms', 'goal'],
    [
      ['before', before.toFixed(1), ''],
      [`while ${rows} rows are deleted in ${seconds.toFixed(0)} s`, meanwhile.toFixed(1), '≤ 2 × before'],
    ],
  );
}

async function purge(url: string): Promise<{ readonly rows: number; readonly seconds: number }> {
  const database = await openDatabase({ url });
  const startedAt = performance.now();
  const rows = await new PostgresExpiredRows(database.connection).purge(new Date(), purgeBatch);
  const seconds = (performance.now() - startedAt) / 1000;
  await database.close();
  return { rows, seconds };
}

let asked = 0;

async function ask(
  { origin }: MeasuredProcess,
  path: string,
  cookie: string | undefined,
  { method = 'POST', body }: { readonly method?: string; readonly body?: string } = {},
): Promise<Response> {
  asked += 1;
  const headers = {
    'Content-Type': 'application/json',
    ...clientOf(asked),
    ...(cookie !== undefined && { Cookie: cookie }),
  };
  return fetch(origin + path, { headers, ...(body !== undefined && { method, body }) });
}

async function expectOk(answering: Promise<Response>): Promise<void> {
  const answer = await answering;
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}.`);
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}
