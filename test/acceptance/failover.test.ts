import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client as PgClient } from 'pg';
import { Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { exampleIntake } from '../support/makers/intakes.ts';
import { type LeakyProxy, openLeakyProxy } from '../support/servers/leaky-proxy.ts';
import { type ReplicatedPair, startReplicatedPair } from '../support/databases/native-postgres.ts';
import { seedSessions } from '../support/databases/seeded-sessions.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

const people = 6;
/** Short enough to stay within the session's limit on requests, even if everything takes a minute. */
const pauseMs = 250;

/** Saves one draft after another, and records which ones were acknowledged. */
class Writer {
  readonly client: Client;
  readonly faults: string[] = [];
  acknowledged = 0;

  constructor(baseUrl: string, cookie: string) {
    this.client = new Client(baseUrl);
    this.client.cookie = cookie;
  }

  async writeUntil(stopped: () => boolean): Promise<void> {
    for (let number = 1; !stopped(); number += 1) {
      const saved = await this.client.post('/map/intake/draft', draft(number));
      if (saved.status === 200) this.acknowledged = number;
      else if (saved.status !== 503) this.faults.push(`${saved.status} ${saved.text}`);
      await delay(pauseMs);
    }
  }

  async stored(): Promise<number> {
    const { body } = await this.client.get('/map/intake/draft');
    return Number(body.draft.current_work_situation.role_title.split(' ')[1]);
  }
}

/** Pretends that ten seconds have passed, after which an interrupted job without a heartbeat runs again. */
const tenSecondsLater = `
  update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds' where state = 'active'`;

const draft = (number: number) => ({ current_work_situation: { role_title: `Draft ${number}` } });

describe('a primary that is killed, and a standby that takes its place', () => {
  const folder = temporaryFolder();
  let pair: ReplicatedPair;
  let proxy: LeakyProxy;
  let service: ServiceProcess;
  let writers: readonly Writer[];

  const sql = async (url: string, text: string): Promise<readonly unknown[]> => {
    const client = new PgClient(url);
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };

  beforeAll(async () => {
    pair = await startReplicatedPair();
    const url = pair.primary.urlOf('postgres');
    proxy = await openLeakyProxy(url);
    service = await ServiceProcess.start({
      DATA_DIR: folder.path,
      DATABASE_URL: proxy.url,
      TRUST_PROXY: '1',
    });
    const cookies = await seedSessions(url, { users: people, sessions: people });
    await sql(url, "update app_user set map_access = 'granted'");
    writers = cookies.map((cookie) => new Writer(service.baseUrl, cookie));
  });

  afterAll(async () => {
    await service.stop();
    await proxy.close();
    await pair.dispose();
    folder.remove();
  });

  const everyoneWrites = async (): Promise<void> => {
    const before = writers.map(({ acknowledged }) => acknowledged);
    await eventually(() =>
      expect(writers.every(({ acknowledged }, index) => acknowledged > Number(before[index]))).toBe(true),
    );
  };

  test('cost refused requests, and nothing that was acknowledged', async () => {
    const probe = new Client(service.baseUrl);
    let isOver = false;
    const writing = writers.map((writer) => writer.writeUntil(() => isOver));
    await everyoneWrites();
    const maps = await Promise.all(writers.map(({ client }) => client.post('/map/intake', exampleIntake)));
    expect(maps.map(({ status }) => status)).toEqual(maps.map(() => 202));

    await pair.primary.crash();
    await eventually(async () => expect((await probe.get('/readyz')).status).toBe(503));
    // Before its promotion, the standby responds but refuses writes.
    proxy.moveTo(pair.standby.urlOf('postgres'));
    await eventually(() => expect(service.log()).toContain('25006'));
    expect((await probe.get('/readyz')).body.code).toBe('database_unavailable');
    const refused = await writers[0]?.client.post('/map/intake/draft', draft(0));
    expect([refused?.status, refused?.body.code]).toEqual([503, 'database_unavailable']);

    await pair.promote();
    await everyoneWrites();
    isOver = true;
    await Promise.all(writing);

    expect(writers.flatMap(({ faults }) => faults)).toEqual([]);
    for (const writer of writers) {
      expect(await writer.stored()).toBeGreaterThanOrEqual(writer.acknowledged);
    }
    await eventually(async () => expect((await probe.get('/readyz')).status).toBe(200));
    await sql(pair.standby.urlOf('postgres'), tenSecondsLater);
    const failures = `select stage, failures from situation_map`;
    await eventually(async () =>
      expect(await sql(pair.standby.urlOf('postgres'), failures)).toEqual(
        writers.map(() => ({ stage: 'complete', failures: 0 })),
      ),
    );
    expect(service.hasEnded).toBe(false);
  });
});
