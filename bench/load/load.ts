import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../../test/support/databases/native-postgres.ts';
import { temporaryFolder } from '../../test/support/processes/temporary-folder.ts';
import { randomNumbers } from '../hostile/search.ts';
import type { Sent } from '../http/measured-requests.ts';
import { MeasuredProcess } from '../measured-process.ts';
import { preparePeople } from '../people.ts';
import { percentile, printTable } from '../report.ts';
import { type Outcome, Visitors } from './open-loop.ts';
import { everydayTraffic } from './traffic.ts';

const seed = 20_261_123;
const visitors = { forCapacity: 48, forLevels: 1200 };
const seconds = { warmUp: 4, capacity: 8, level: 20 };
/** Parts of the capacity. The last level shows how the service recovers, because it follows directly on the highest. */
const levels = [0.3, 0.6, 0.9, 1.5, 3, 0.6];

/** How long everyday requests take when one API process on native PostgreSQL has little, much, or too much to do. */
export async function benchLoad(): Promise<void> {
  const postgres = await startPostgres();
  const folder = temporaryFolder();
  const env = { DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR: folder.path };
  const service = await MeasuredProcess.start({
    file: 'measured-service.ts',
    env: { ...env, NODE_ENV: 'development', ROLE: 'api', PORT: '0', TRUST_PROXY: '1' },
  });
  try {
    await measure(service, env);
  } finally {
    service.stop();
    await postgres.dispose();
    folder.remove();
  }
}

async function measure(
  service: MeasuredProcess,
  env: Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>,
): Promise<void> {
  const { origin } = service;
  const random = randomNumbers(seed);
  const next = everydayTraffic(await preparePeople(origin, env), random);
  const capacity = await measureCapacity(origin, next);
  const crowd = new Visitors(origin, visitors.forLevels);
  await crowd.arrive();
  const rows: string[][] = [];
  for (const level of levels) {
    await loopDelay(origin);
    const perSecond = capacity * level;
    const outcomes = await crowd.comeAndGo({ next, random, perSecond, seconds: seconds.level });
    rows.push([
      `${Math.round(level * 100)} %`,
      perSecond.toFixed(0),
      ...summary(outcomes),
      await loopDelay(origin),
    ]);
    if (level < 1) await delay(1000);
  }
  crowd.leave();
  printTable(
    [
      'load',
      'requests a second',
      'answered, %',
      'p50, ms',
      'p99, ms',
      'p99.9, ms',
      '503, %',
      'p99 of 503, ms',
      'other, %',
      'sent late, p99, ms',
      'event loop p99, ms',
    ],
    rows,
  );
}

async function measureCapacity(origin: string, next: () => Sent): Promise<number> {
  const few = new Visitors(origin, visitors.forCapacity);
  await few.takeTurns({ next, seconds: seconds.warmUp });
  const capacity = await few.takeTurns({ next, seconds: seconds.capacity });
  few.leave();
  const found = `One process answers ${capacity.toFixed(0)} requests a second`;
  console.log(`\n${found} of ${visitors.forCapacity} visitors who wait for each answer.`);
  return capacity;
}

function summary(outcomes: readonly Outcome[]): string[] {
  const times = (wanted: (status: number) => boolean): number[] =>
    outcomes.filter(({ status }) => wanted(status)).map(({ ms }) => ms);
  const [answered, refused] = [
    times((status) => status >= 200 && status < 300),
    times((status) => status === 503),
  ];
  const share = (count: number): string => ((count / outcomes.length) * 100).toFixed(1);
  return [
    share(answered.length),
    ...[0.5, 0.99, 0.999].map((part) => percentile(answered, part).toFixed(0)),
    share(refused.length),
    refused.length === 0 ? '' : percentile(refused, 0.99).toFixed(0),
    share(outcomes.length - answered.length - refused.length),
    percentile(
      outcomes.map(({ lateMs }) => lateMs),
      0.99,
    ).toFixed(0),
  ];
}

/** The 99th percentile of the delays of the event loop since the last call. */
async function loopDelay(origin: string): Promise<string> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const lag = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1];
  return (Number(lag) * 1000).toFixed(0);
}
