import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cloneDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { eventually } from '../support/eventually.ts';
import { exampleIntake, exampleResponses } from '../support/makers/intakes.ts';
import { waitLimitMs } from '../support/wait-limits.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { startSmtpInbox } from '../support/servers/smtp-inbox.ts';
import { checkoutCompleted, refunded, signed, webhookSecret } from '../support/servers/stripe-events.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';
import { Person, type ServiceUnderTest } from './service-under-test.ts';

/**
 * All tables, and what happens to a person's rows when the person is deleted. A new table must be added here, and its
 * personal data must be exported and erased: the tests below check all tables.
 */
const tables: Readonly<Record<string, 'erased' | 'kept without the person' | 'not about people'>> = {
  api_key: 'not about people',
  app_user: 'erased',
  assessment: 'erased',
  assessment_draft: 'erased',
  catalog: 'not about people',
  checkout: 'erased',
  idempotent_answer: 'erased',
  login_request: 'erased',
  magic_link: 'erased',
  mail_delivery: 'erased',
  map_draft: 'erased',
  payment_event: 'kept without the person',
  practitioner_code: 'not about people',
  purchase: 'kept without the person',
  rate_limit: 'not about people',
  schema_migration: 'not about people',
  session: 'erased',
  situation_map: 'erased',
  stored_file: 'erased',
};

const tablesAboutPeople = Object.keys(tables).filter((table) => tables[table] !== 'not about people');

/** A text that only this person has: it is part of the address and of everything that the person writes. */
const markOf = ({ address }: Person): string => address.slice(0, address.indexOf('@'));

let database: TestDatabase;
let service: ServiceUnderTest;
let stop: () => Promise<void>;
/** A person whose data must be neither exported nor erased with that of others. */
let neighbour: Person;

beforeAll(async () => {
  database = await cloneDatabase();
  const inbox = await startSmtpInbox();
  const folder = temporaryFolder();
  const process = await ServiceProcess.start({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Situation Assessment <no-reply@example.org>',
    TRUST_PROXY: '1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  service = {
    baseUrl: process.baseUrl,
    mailsTo: async (address) =>
      inbox.mails.filter(({ recipients }) => recipients.some((typed) => typed.toLowerCase() === address)),
    log: () => process.log(),
    close: async () => undefined,
  };
  stop = async () => {
    await process.stop();
    await inbox.stop();
    await database.drop();
    folder.remove();
  };
  neighbour = await aBusyPerson();
});
afterAll(() => stop());

const asCount = async (sql: string): Promise<number> => {
  const [row] = (await database.query(`select count(*)::int as count ${sql}`)) as { count: number }[];
  return row?.count ?? 0;
};

/** A person who has rows in every table about people. */
async function aBusyPerson(): Promise<Person> {
  const person = new Person(service, new Set());
  await person.logsIn();
  const { client } = person;
  const mark = markOf(person);
  await client.post('/assessments/submit', exampleResponses(), { 'Idempotency-Key': mark });
  await client.put('/assessments/draft', { responses: [{ item_id: 1, value: 4 }] });
  await client.post('/checkout', { product: 'situation-map' });
  await pays(person);
  const work = { ...exampleIntake.current_work_situation, role_title: mark };
  const accepted = await client.post('/map/intake', { ...exampleIntake, current_work_situation: work });
  expect(accepted.status).toBe(202);
  await eventually(async () => {
    expect((await client.get(`/map/${accepted.body.map_id}`)).body.status).toBe('complete');
  });
  await person.receivesMail();
  await person.receivesMail();
  await client.post('/map/intake/draft', { goals: { note: mark } });
  await person.asksForLink();
  return person;
}

async function pays({ client, address }: Person): Promise<void> {
  const { id } = (await client.get('/me')).body;
  const payment = `pi_${randomUUID()}`;
  const session = { client_reference_id: String(id), customer_details: { email: address } };
  for (const { payload, signature } of [
    signed(checkoutCompleted(payment, session)),
    signed(refunded(payment, 100)),
  ]) {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const answer = await client.send('/webhooks/stripe', { method: 'POST', raw: payload, headers });
    expect(answer.status).toBe(200);
  }
  await eventually(async () => expect((await client.get('/me')).body.has_map).toBe(true));
  // Before that, a job may still lock rows of this purchase.
  await eventually(async () => expect(await asCount(unfinishedJobs)).toBe(0));
}

const unfinishedJobs = `
  from pgboss.job
  where state in ('created', 'retry', 'active') and name in ('apply_payment_event', 'send_receipt')`;

/** Rows of any table, including the queue's, that contain the text anywhere. */
async function rowsWith(text: string): Promise<readonly string[]> {
  const found = (await database.query(`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`)) as { name: string }[];
  const holding: string[] = [];
  for (const { name } of found) {
    const count = await asCount(`from ${name} each where each::text ilike '%${text}%'`);
    if (count > 0) holding.push(`${name}: ${count}`);
  }
  return holding;
}

/**
 * A deletion that requests do not see when they look up the session. It commits when this many requests have found the
 * session and wait to write.
 */
const deletionThatAwaits = (waiting: number, userId: number): string => `
  delete from app_user where id = ${userId};
  do $$ begin
    for attempt in 1..${waitLimitMs / 50} loop
      perform pg_stat_clear_snapshot();
      exit when ${waiting} <= (
        select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock');
      perform pg_sleep(0.05);
    end loop;
  end $$`;

describe('the data of a person', () => {
  test('are in tables that are all listed', async () => {
    const found = (await database.query(`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)) as { name: string }[];

    expect(found.map(({ name }) => name)).toEqual(Object.keys(tables).toSorted());
  });

  test('are exported completely in one document, without the data of others', async () => {
    const person = await aBusyPerson();
    const { client, address } = person;

    const exported = await client.get('/me/export');

    expect(exported.status).toBe(200);
    expect(exported.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    const { body } = exported;
    expect(body.account).toEqual({
      id: (await client.get('/me')).body.id,
      email: address,
      role: 'user',
      language: 'en',
      map_access: 'granted',
      created_at: expect.any(String),
    });
    for (const [name, held] of Object.entries(body)) {
      expect([name, held]).not.toEqual([name, []]);
      expect([name, held]).not.toEqual([name, null]);
    }
    expect(body.assessments[0].answers).toHaveLength(76);
    expect(body.maps[0].submission.intake.current_work_situation.role_title).toBe(markOf(person));
    expect(body.maps[0].profile.natures).toHaveLength(9);
    expect(body.map_draft.content).toEqual({ goals: { note: markOf(person) } });
    expect(body.purchases[0].amount_cents).toBe(19_700);
    expect(body.payment_events).toHaveLength(2);
    expect(body.mails).toHaveLength(2);
    expect(exported.text).not.toContain(markOf(neighbour));
  });

  test('are deleted from every table, file and link at the person’s request', async () => {
    const person = await aBusyPerson();
    const { client, address } = person;
    const { id } = (await client.get('/me')).body;
    const [map] = (await client.get('/map')).body;
    const { report_url: reportUrl } = (await client.get(`/map/${map.map_id}`)).body;
    for (const table of tablesAboutPeople) {
      expect([table, await asCount(`from ${table}`)]).not.toEqual([table, 0]);
    }

    expect((await rowsWith(markOf(person))).length).toBeGreaterThan(5);

    const wrong = await client.send('/me', { method: 'DELETE', json: { confirm: neighbour.address } });
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([422, '/confirm']);
    const deleted = await client.send('/me', {
      method: 'DELETE',
      json: { confirm: ` ${address.toUpperCase()} ` },
    });

    expect([deleted.status, deleted.body]).toEqual([200, { ok: true }]);
    expect(deleted.headers.get('set-cookie')).toMatch(/^svc_session=;/);
    expect(await rowsWith(markOf(person))).toEqual([]);
    const naming = (await database.query(`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'`)) as { name: string }[];
    expect(naming.length).toBeGreaterThan(5);
    for (const { name } of naming) {
      expect([name, await asCount(`from ${name} where user_id = ${id}`)]).toEqual([name, 0]);
    }
    expect(await asCount(`from stored_file where key = 'maps/${map.map_id}.pdf'`)).toBe(0);
    const link = await neighbour.client.get(reportUrl);
    expect([link.status, link.text.includes(markOf(person))]).toEqual([404, false]);
    expect((await client.get('/me')).status).toBe(401);
    expect((await neighbour.client.get(`/map/${map.map_id}`)).status).toBe(404);
    expect(service.log().toLowerCase()).not.toContain(address.toLowerCase());
  });

  test('do not come back with requests sent at that moment: these are answered as without a session', async () => {
    const person = new Person(service, new Set());
    await person.logsIn();
    await pays(person);
    const { client } = person;
    const { id } = (await client.get('/me')).body;
    const deleted = database.query(deletionThatAwaits(6, id));
    await eventually(async () => {
      const begun = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
      expect(await asCount(begun)).toBe(1);
    });

    const answers = await Promise.all([
      client.post('/assessments/submit', exampleResponses()),
      client.post('/assessments/submit', exampleResponses(), { 'Idempotency-Key': 'k' }),
      client.put('/assessments/draft', { responses: [{ item_id: 1, value: 4 }] }),
      client.post('/map/intake/draft', { goals: { note: 'rest' } }),
      client.post('/map/intake', exampleIntake),
      client.send('/me', { method: 'DELETE', json: { confirm: person.address } }),
    ]);

    await deleted;
    const deletion = answers.pop();
    expect(deletion?.status).toBe(200);
    for (const { status, body, headers } of answers) {
      expect([status, body.code]).toEqual([401, 'session_required']);
      expect(headers.get('set-cookie')).toMatch(/^svc_session=;/);
    }
    expect(service.log()).not.toContain('foreign key');
  });

  test('leave the amounts of purchases, and the same address can start again', async () => {
    const person = await aBusyPerson();
    const { id } = (await person.client.get('/me')).body;
    const [before] = (await database.query(`select payment from purchase where user_id = ${id}`)) as {
      payment: string;
    }[];

    await person.client.send('/me', { method: 'DELETE', json: { confirm: person.address } });

    const [kept] = await database.query(
      `select user_id, amount_cents::int, refunded_cents::int from purchase where payment = '${before?.payment}'`,
    );
    expect(kept).toEqual({ user_id: null, amount_cents: 19_700, refunded_cents: 100 });
    await person.logsIn();
    const me = (await person.client.get('/me')).body;
    expect([me.has_map, me.id === id]).toEqual([false, false]);
    expect((await person.client.get('/assessments')).body).toEqual([]);
  });

  test('are not deleted by another site or without a session', async () => {
    const person = new Person(service, new Set());
    const confirm = { confirm: person.address };
    const without = await person.client.send('/me', { method: 'DELETE', json: confirm });
    expect(without.status).toBe(401);
    await person.logsIn();
    const headers = { Origin: 'https://evil.example' };

    const refused = await person.client.send('/me', { method: 'DELETE', json: confirm, headers });

    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden_origin']);
    expect((await person.client.get('/me')).status).toBe(200);
  });
});
