import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client as PgClient } from 'pg';
import { type Answer, Client, randomAddress } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { type PostgresServer, startPostgres } from '../support/databases/native-postgres.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { type SmtpInbox, startSmtpInbox } from '../support/servers/smtp-inbox.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

const lingering = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`;

const failuresIn = (log: string): number => log.split('job failed, it will run again').length - 1;

describe('when a part of the system fails', () => {
  const folder = temporaryFolder();
  let postgres: PostgresServer;
  let inbox: SmtpInbox;
  let env: Record<string, string>;
  let api: ServiceProcess;
  let worker: ServiceProcess;

  /** All processes, including those that were killed. */
  const processes: ServiceProcess[] = [];
  /** Texts that must not appear in any log. */
  const secrets = new Set<string>();

  const start = async (variables: Record<string, string>): Promise<ServiceProcess> => {
    const service = await ServiceProcess.start({ ...env, ...variables });
    processes.push(service);
    return service;
  };
  const startWorker = () => start({ ROLE: 'worker', BASE_URL: api.baseUrl });

  const somebody = (): Client => new Client(api.baseUrl, randomAddress(), secrets);

  function askForLink(email: string, person = somebody()): Promise<Answer> {
    secrets.add(email);
    return person.post('/auth/request', { email });
  }

  async function receiveLink(email: string): Promise<string> {
    const { link } = await inbox.waitForMail(email);
    secrets.add(new URL(link).searchParams.get('token') ?? '');
    return link;
  }

  async function sql(statement: string): Promise<readonly unknown[]> {
    const client = new PgClient(env['DATABASE_URL']);
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  }

  beforeAll(async () => {
    [postgres, inbox] = await Promise.all([startPostgres(), startSmtpInbox()]);
    env = {
      DATA_DIR: folder.path,
      DATABASE_URL: postgres.urlOf('postgres'),
      SMTP_URL: inbox.url,
      MAIL_FROM: 'no-reply@example.org',
      TRUST_PROXY: '1',
    };
    api = await start({ ROLE: 'api' });
    worker = await startWorker();
  });

  afterAll(async () => {
    await Promise.all(processes.map((service) => service.stop()));
    await Promise.all([postgres.dispose(), inbox.stop()]);
    folder.remove();
    const log = processes.map((service) => service.log().toLowerCase()).join('');
    const found = [...secrets].filter((secret) => log.includes(secret.toLowerCase()));
    if (found.length > 0) throw new Error(`The logs hold what must not be in them: ${found.join(' ')}`);
  });

  test('a database that dies before the commit of a login leaves the link usable', async () => {
    const person = somebody();
    await askForLink('commit@example.com', person);
    const link = await receiveLink('commit@example.com');
    await sql(
      `create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(3600); return new; end $$;
       create trigger linger before insert on session for each row execute function linger()`,
    );
    const opening = person.get(link);
    await eventually(async () => expect(await sql(lingering)).toHaveLength(1));
    await postgres.kill();
    const opened = await opening;
    expect([opened.status, opened.body.code]).toEqual([503, 'database_unavailable']);
    expect(opened.headers.get('retry-after')).toBe('5');

    expect((await person.get('/healthz')).status).toBe(200);
    expect((await person.get('/readyz')).status).toBe(503);
    const asked = await askForLink('meanwhile@example.com', person);
    expect([asked.status, asked.body.code]).toEqual([503, 'database_unavailable']);

    await postgres.start();
    await sql('drop trigger linger on session');
    expect((await person.get(link)).status).toBe(302);
    expect((await person.get('/me')).body.email).toBe('commit@example.com');
    await eventually(async () => expect((await person.get('/readyz')).status).toBe(200));
  });

  test('a mail server that is down delays mails, but none is lost', async () => {
    await inbox.stop();
    const addresses = ['one@example.com', 'two@example.com', 'three@example.com'];
    for (const email of addresses) {
      expect((await askForLink(email)).status).toBe(200);
    }
    await eventually(() => expect(failuresIn(worker.log())).toBeGreaterThan(addresses.length));
    await inbox.start();
    for (const email of addresses) {
      const link = await receiveLink(email);
      expect((await somebody().get(link)).status).toBe(302);
    }
    expect(
      inbox.mails.filter(({ recipients }) => recipients.some((to) => addresses.includes(to))),
    ).toHaveLength(3);
  });

  test('a mailbox that does not exist is recorded, and there is no retry', async () => {
    inbox.fail('RCPT TO', 550);
    await askForLink('gone@example.com');
    await eventually(() => expect(worker.log()).toContain('"outcome":"rejected"'));
    inbox.recover();
    const metrics = await (await fetch(`${worker.baseUrl}/metrics`)).text();
    expect(metrics).toContain('job_attempts_total{kind="send_login_mail",outcome="rejected"} 1');
  });

  test('the mail of a killed worker is sent after ten seconds without its heartbeat', async () => {
    inbox.fail('DATA', 'hang');
    await askForLink('killed@example.com');
    await eventually(async () => {
      const active = await sql(
        `select 1 from pgboss.job where name = 'send_login_mail' and state = 'active'`,
      );
      expect(active).toHaveLength(1);
    });
    await worker.kill();
    inbox.recover();
    worker = await startWorker();
    await sql(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds' where state = 'active'`,
    );
    const link = await receiveLink('killed@example.com');
    expect((await somebody().get(link)).status).toBe(302);
  });
});
