import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../test/support/databases/native-postgres.ts';
import { exampleIntake } from '../test/support/makers/intakes.ts';
import { temporaryFolder } from '../test/support/processes/temporary-folder.ts';
import { randomNumbers } from './hostile/search.ts';
import { Visitors } from './load/open-loop.ts';
import { everydayTraffic } from './load/traffic.ts';
import { MeasuredProcess } from './measured-process.ts';
import { type People, preparePeople } from './people.ts';
import { printTable } from './report.ts';

const seed = 20_261_123;
const settleMs = 15_000;
const maps = 60;
const soak = { minutes: 10, perSecond: 150, visitors: 50 };

type Environment = Readonly<Record<string, string>>;

const running: MeasuredProcess[] = [];

/** The resident memory of each kind of process, and of an API process that is used for ten minutes. */
export async function benchMemory(): Promise<void> {
  const postgres = await startPostgres();
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  const [shared, own] = folders;
  const env = { DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR: shared.path };
  try {
    const rows = [...(await embedded({ DATA_DIR: own.path }))];
    const api = await launch({ ...env, ROLE: 'api', TRUST_PROXY: '1' });
    rows.push(['`ROLE=api`, idle', await settled(api), '≤ 150']);
    const people = await preparePeople(api.origin, env);
    rows.push(...(await working(api, people, env)));
    printTable(['resident memory on PostgreSQL, and embedded', 'MB', 'goal'], rows);
    await soaked(api, people);
  } finally {
    for (const one of running.splice(0)) one.stop();
    await postgres.dispose();
    for (const folder of folders) folder.remove();
  }
}

type Row = [what: string, megabytes: string, goal: string];

async function embedded(env: Environment): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const start of ['first', 'warm']) {
    const service = await launch(env);
    rows.push([`embedded, ${start} start, idle`, await settled(service), '≤ 350']);
    if (start === 'warm')
      rows.push(['embedded, after 100 reads and the sample PDF', await used(service), '≤ 350']);
    service.stop();
  }
  return rows;
}

async function used(service: MeasuredProcess): Promise<string> {
  for (let read = 0; read < 100; read += 1) {
    for (const path of ['/assessments/items', '/books', '/map/sample', '/map/sample/pdf'])
      await (await fetch(service.origin + path)).arrayBuffer();
  }
  return settled(service);
}

async function working(api: MeasuredProcess, people: People, env: Environment): Promise<readonly Row[]> {
  const worker = await launch({ ...env, ROLE: 'worker', BASE_URL: api.origin });
  const idle = await settled(worker);
  for (const cookie of people.members.slice(0, maps)) await orderMap(api, cookie);
  const owner = people.members[maps - 1] ?? '';
  let most = 0;
  while (!(await isComplete(api, owner))) {
    most = Math.max(most, await residentMegabytes(worker));
    await delay(100);
  }
  worker.stop();
  return [
    ['`ROLE=worker`, idle', idle, '≤ 150'],
    [`\`ROLE=worker\`, at most, while making ${maps} maps`, most.toFixed(0), '≤ 350'],
  ];
}

async function orderMap(api: MeasuredProcess, cookie: string): Promise<void> {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  const answer = await fetch(`${api.origin}/map/intake`, {
    method: 'POST',
    headers,
    body: JSON.stringify(exampleIntake),
  });
  if (!answer.ok) throw new Error(`The intake was answered with ${answer.status}.`);
}

async function isComplete(api: MeasuredProcess, cookie: string): Promise<boolean> {
  const answer = await fetch(`${api.origin}/map`, { headers: { Cookie: cookie } });
  return (await answer.text()).includes('"complete"');
}

/** Memory that is only used for a while must not count as a leak, so the table shows every minute. */
async function soaked(api: MeasuredProcess, people: People): Promise<void> {
  const random = randomNumbers(seed);
  const next = everydayTraffic({ ...people, members: [] }, random);
  const visitors = new Visitors(api.origin, soak.visitors);
  const row: string[] = [];
  for (let minute = 0; minute < soak.minutes; minute += 1) {
    await visitors.comeAndGo({ next, random, perSecond: soak.perSecond, seconds: 60 });
    row.push((await residentMegabytes(api)).toFixed(0));
  }
  visitors.leave();
  console.log(`\n\`ROLE=api\`, ${soak.perSecond} requests a second, MB after each minute: ${row.join(', ')}`);
}

async function launch(env: Environment): Promise<MeasuredProcess> {
  const launched = await MeasuredProcess.start({
    file: 'measured-service.ts',
    env: { NODE_ENV: 'development', PORT: '0', ...env },
  });
  running.push(launched);
  return launched;
}

async function settled(service: MeasuredProcess): Promise<string> {
  await delay(settleMs);
  return (await residentMegabytes(service)).toFixed(0);
}

async function residentMegabytes({ origin }: MeasuredProcess): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20;
}
