import { setTimeout as delay } from 'node:timers/promises';
import { Client as PgClient } from 'pg';
import { exampleIntake } from '../test/support/makers/intakes.ts';
import { startPostgres } from '../test/support/databases/native-postgres.ts';
import { seedSessions } from '../test/support/databases/seeded-sessions.ts';
import { ServiceProcess } from '../test/support/processes/service-process.ts';
import { temporaryFolder } from '../test/support/processes/temporary-folder.ts';
import { median, printTable } from './report.ts';

const singleMaps = 20;
const mapsBesideApi = 20;
const queues = [10, 100, 1000] as const;

/**
 * Measures reports without a model: how long one takes, how many one core makes, and how much they slow down requests.
 */
export async function benchMaps(): Promise<void> {
  const postgres = await startPostgres();
  const folder = temporaryFolder();
  const bench = new MapBench({ DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR: folder.path });
  try {
    await bench.run();
  } finally {
    await bench.end();
    await postgres.dispose();
    folder.remove();
  }
}

class MapBench {
  readonly #env: Readonly<Record<string, string>>;
  /** Cookies of map owners without a map in progress. */
  readonly #cookies: string[] = [];
  #api: ServiceProcess | undefined;
  #worker: ServiceProcess | undefined;

  constructor(env: Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>) {
    this.#env = { ...env, LOG_LEVEL: 'warn' };
  }

  async run(): Promise<void> {
    this.#api = await ServiceProcess.start({ ...this.#env, ROLE: 'api' });
    const users = singleMaps + mapsBesideApi + queues.reduce((sum, size) => sum + size, 0) + 1;
    this.#cookies.push(...(await seedSessions(this.#url, { users, sessions: users })));
    await this.#sql(`update app_user set map_access = 'granted'`);
    await this.#startWorker();
    await this.#oneMap();
    await this.#benchSingle();
    await this.#benchBesideApi();
    for (const size of queues) await this.#benchQueue(size);
    printTable(
      ['maps in the queue', 'until all are complete, s', 'for one map, ms', 'worker CPU a map, ms'],
      this.#rows,
    );
  }

  readonly #rows: string[][] = [];

  async end(): Promise<void> {
    await Promise.all([this.#api?.stop(), this.#worker?.stop()]);
  }

  async #benchSingle(): Promise<void> {
    const times: number[] = [];
    for (let map = 0; map < singleMaps; map += 1) times.push(await this.#oneMap());
    const sorted = times.toSorted((one, other) => one - other);
    printTable(
      ['one map at a time', 'ms'],
      [
        ['intake to complete, median', median(times).toFixed(0)],
        ['slowest of 20', String(sorted.at(-1)?.toFixed(0))],
      ],
    );
  }

  async #benchBesideApi(): Promise<void> {
    await this.#loopDelays();
    await delay(5000);
    const idle = await this.#loopDelays();
    for (let map = 0; map < mapsBesideApi; map += 1) await this.#submit();
    await this.#allComplete();
    const busy = await this.#loopDelays();
    printTable(
      ['event loop of the API process, ms (a timer of 10 ms)', 'p99'],
      [
        ['idle', idle],
        ['while 20 maps are made beside it', busy],
      ],
    );
  }

  /** The queue is filled before the worker starts, so that only its length differs between runs. */
  async #benchQueue(size: number): Promise<void> {
    await this.#worker?.stop();
    for (let map = 0; map < size; map += 1) await this.#submit();
    await this.#startWorker();
    const startedAt = performance.now();
    await this.#allComplete();
    const ms = performance.now() - startedAt;
    const cpu = (await this.#metric(this.#worker, 'process_cpu_seconds_total')) * 1000;
    this.#rows.push([String(size), (ms / 1000).toFixed(1), (ms / size).toFixed(0), (cpu / size).toFixed(0)]);
  }

  async #startWorker(): Promise<void> {
    this.#worker = await ServiceProcess.start({
      ...this.#env,
      ROLE: 'worker',
      BASE_URL: this.#api?.baseUrl ?? '',
    });
  }

  async #oneMap(): Promise<number> {
    const startedAt = performance.now();
    const { path, cookie } = await this.#submit();
    for (;;) {
      const map = (await (await this.#fetch(path, cookie)).json()) as { readonly status: string };
      if (map.status === 'complete') return performance.now() - startedAt;
      await delay(10);
    }
  }

  async #submit(): Promise<{ readonly path: string; readonly cookie: string }> {
    const cookie = this.#cookies.pop();
    if (cookie === undefined) throw new Error('All owners have had their map.');
    const answer = await this.#fetch('/map/intake', cookie, exampleIntake);
    const path = answer.headers.get('location');
    if (path === null) throw new Error(`The intake was answered with ${answer.status}.`);
    return { path, cookie };
  }

  #fetch(path: string, cookie: string, json?: object): Promise<Response> {
    return fetch(`${this.#api?.baseUrl}${path}`, {
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
    });
  }

  async #allComplete(): Promise<void> {
    while ((await this.#sql(`select 1 from situation_map where stage <> 'complete' limit 1`)).length > 0)
      await delay(100);
  }

  /** Delays since the last call. */
  async #loopDelays(): Promise<string> {
    return ((await this.#metric(this.#api, 'nodejs_eventloop_lag_p99_seconds')) * 1000).toFixed(1);
  }

  async #metric(service: ServiceProcess | undefined, name: string): Promise<number> {
    const text = await (await fetch(`${service?.baseUrl}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }

  get #url(): string {
    return this.#env['DATABASE_URL'] ?? '';
  }

  async #sql(text: string): Promise<readonly unknown[]> {
    const client = new PgClient(this.#url);
    await client.connect();
    const { rows } = await client.query<object>(text);
    await client.end();
    return rows;
  }
}
