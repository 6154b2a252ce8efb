import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cloneDatabase, type TestDatabase } from '../support/databases.ts';
import { Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { exampleIntake } from '../support/intakes.ts';
import { seedSessions } from '../support/seeded-sessions.ts';
import { ServiceProcess } from '../support/service-process.ts';
import { type SmtpInbox, startSmtpInbox } from '../support/smtp-inbox.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const maps = 20;

describe('workers that are killed while they make maps', () => {
  const folder = temporaryFolder();
  const workers: ServiceProcess[] = [];
  let database: TestDatabase;
  let inbox: SmtpInbox;
  let api: ServiceProcess;
  let owners: readonly Client[];
  let env: Record<string, string>;

  const startWorker = () => ServiceProcess.start({ ...env, ROLE: 'worker', BASE_URL: api.baseUrl });

  beforeAll(async () => {
    [database, inbox] = await Promise.all([cloneDatabase(), startSmtpInbox()]);
    const cookies = await seedSessions(database.url, { users: maps, sessions: maps });
    await database.query(`update app_user set map_access = 'granted'`);
    env = {
      DATA_DIR: folder.path,
      DATABASE_URL: database.url,
      SMTP_URL: inbox.url,
      MAIL_FROM: 'no-reply@example.org',
      TRUST_PROXY: '1',
    };
    api = await ServiceProcess.start({ ...env, ROLE: 'api' });
    workers.push(...(await Promise.all([startWorker(), startWorker()])));
    owners = cookies.map((cookie) => {
      const owner = new Client(api.baseUrl);
      owner.cookie = cookie;
      return owner;
    });
  });

  afterAll(async () => {
    await Promise.all([api, ...workers].map((service) => service.stop()));
    await inbox.stop();
    await database.drop();
    folder.remove();
  });

  const jobsUnderWay = () =>
    database.query(
      `select 1 from pgboss.job where name in ('generate_map', 'send_report_link') and state = 'active'`,
    );

  /** Somewhere between the first checkpoint and the record of the mail, without telling which worker is at it. */
  async function killOneAtWork(): Promise<boolean> {
    await eventually(async () => expect(await jobsUnderWay()).not.toHaveLength(0));
    await delay(randomInt(250));
    const isAtWork = (await jobsUnderWay()).length > 0;
    const [victim] = workers.splice(randomInt(workers.length), 1);
    await victim?.kill();
    workers.push(await startWorker());
    return isAtWork;
  }

  test('finish every map once, with one PDF and one mail', async () => {
    let killsAtWork = 0;
    for (const owner of owners) {
      const submitted = await owner.post('/map/intake', exampleIntake);
      expect(submitted.status).toBe(202);
      if (await killOneAtWork()) killsAtWork += 1;
    }
    await eventually(async () => {
      for (const owner of owners)
        expect((await owner.get('/map')).body).toMatchObject([{ status: 'complete' }]);
    });
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
    // A kill between the mail server's acceptance and its record sends the same mail again.
    expect([...ids.values()].map(({ size }) => size)).toEqual(Array.from({ length: maps }, () => 1));
    expect(inbox.mails.length).toBeLessThan(maps + maps / 4);
    console.log(`${killsAtWork} of ${maps} kills hit a job, ${inbox.mails.length} mails`);
  });
});
