import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cloneDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { exampleIntake } from '../support/makers/intakes.ts';
import { seedSessions } from '../support/databases/seeded-sessions.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { type SmtpInbox, startSmtpInbox } from '../support/servers/smtp-inbox.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

/**
 * After each kill another worker starts, so this file takes longer than others. Several files with fewer kills would
 * start more services and take just as long.
 */
const maps = 8;

/** Records which worker has a job. Each worker has its own name on its connections. */
const noteWhoTakesJobs = `
  create table taken (job uuid primary key, worker text not null);
  create function note_worker() returns trigger language plpgsql as $$
  begin
    insert into taken values (new.id, current_setting('application_name'))
    on conflict (job) do update set worker = excluded.worker;
    return new;
  end $$;
  create trigger note_worker before update of state on pgboss.job
  for each row when (new.state = 'active') execute function note_worker()`;

const workersOnMaps = `
  select worker from taken join pgboss.job on id = job
  where state = 'active' and name in ('generate_map', 'send_report_link')`;

const jobsToDo = `
  select 1 from pgboss.job
  where state in ('created', 'retry', 'active') and name in ('generate_map', 'send_report_link')`;

/**
 * The unfinished jobs of a killed worker. The worker counts as dead at once; otherwise this would take ten seconds
 * without a heartbeat.
 */
const jobsCutOffOf = (worker: string): string => `
  update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds'
  where state = 'active' and id in (select job from taken where worker = '${worker}')
  returning id`;

const completeMaps = `select 1 from situation_map where stage = 'complete'`;

describe('workers that are killed while they make maps', () => {
  const folder = temporaryFolder();
  const workers = new Map<string, ServiceProcess>();
  const starts: Promise<void>[] = [];
  let database: TestDatabase;
  let inbox: SmtpInbox;
  let api: ServiceProcess;
  let owners: readonly Client[];
  let env: Record<string, string>;

  function startWorker(): void {
    const name = `worker_${starts.length}`;
    const DATABASE_URL = `${database.url}?application_name=${name}`;
    const starting = ServiceProcess.start({ ...env, DATABASE_URL, ROLE: 'worker', BASE_URL: api.baseUrl });
    starts.push(starting.then((worker) => void workers.set(name, worker)));
  }

  beforeAll(async () => {
    [database, inbox] = await Promise.all([cloneDatabase(), startSmtpInbox()]);
    const cookies = await seedSessions(database.url, { users: maps, sessions: maps });
    await database.query(`update app_user set map_access = 'granted'`);
    await database.query(noteWhoTakesJobs);
    env = {
      DATA_DIR: folder.path,
      DATABASE_URL: database.url,
      SMTP_URL: inbox.url,
      MAIL_FROM: 'no-reply@example.org',
      TRUST_PROXY: '1',
    };
    api = await ServiceProcess.start({ ...env, ROLE: 'api' });
    for (let count = 0; count < 3; count += 1) startWorker();
    await Promise.all(starts);
    owners = cookies.map((cookie) => {
      const owner = new Client(api.baseUrl);
      owner.cookie = cookie;
      return owner;
    });
  });

  afterAll(async () => {
    await Promise.allSettled(starts);
    await Promise.all([api, ...workers.values()].map((service) => service.stop()));
    await inbox.stop();
    await database.drop();
    folder.remove();
  });

  /** Undefined if all maps were finished before a worker was found. */
  async function findWorkerOnMap(): Promise<[name: string, worker: ServiceProcess] | undefined> {
    const rows = (await database.query(workersOnMaps)) as readonly { readonly worker: string }[];
    for (const { worker: name } of rows) {
      const worker = workers.get(name);
      if (worker !== undefined) return [name, worker];
    }
    if ((await database.query(jobsToDo)).length === 0) return undefined;
    throw new Error('No worker is at work on a map.');
  }

  /**
   * Kills a worker somewhere between the first checkpoint and the record of the mail, while another worker is running.
   * Returns the number of interrupted jobs.
   */
  async function killWorkerOnMap(): Promise<number> {
    await eventually(() => expect(workers.size).toBeGreaterThan(1));
    const found = await eventually(findWorkerOnMap);
    if (found === undefined) return 0;
    const [name, worker] = found;
    await delay(randomInt(250));
    workers.delete(name);
    await worker.kill();
    startWorker();
    return (await database.query(jobsCutOffOf(name))).length;
  }

  test('finish every map once, with one PDF and one mail', async () => {
    let killsAtWork = 0;
    for (const owner of owners) {
      const submitted = await owner.post('/map/intake', exampleIntake);
      expect(submitted.status).toBe(202);
      if ((await killWorkerOnMap()) > 0) killsAtWork += 1;
    }
    await Promise.all(starts);
    // Does not use the owners' sessions, because a long wait would use up their limit on requests.
    await eventually(async () => expect(await database.query(completeMaps)).toHaveLength(maps));
    for (const owner of owners)
      expect((await owner.get('/map')).body).toMatchObject([{ status: 'complete' }]);
    await eventually(async () =>
      expect(await database.query('select 1 from mail_delivery')).toHaveLength(maps),
    );

    expect(killsAtWork).toBeGreaterThan(maps / 4);
    expect(await database.query('select 1 from stored_file')).toHaveLength(maps);
    const ids = new Map<string, Set<string>>();
    for (const { recipients, messageId } of inbox.mails) {
      const [to = ''] = recipients;
      ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
    }
    expect(ids.size).toBe(maps);
    // A kill after the mail server has accepted the mail, but before that is recorded, sends the same mail again.
    expect([...ids.values()].map(({ size }) => size)).toEqual(Array.from({ length: maps }, () => 1));
    expect(inbox.mails.length).toBeLessThan(maps + maps / 4);
    console.log(`${killsAtWork} of ${maps} kills hit a job, ${inbox.mails.length} mails`);
  });
});
