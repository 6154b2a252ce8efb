import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cloneDatabase, createDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { eventually } from '../support/eventually.ts';
import { exampleIntake } from '../support/makers/intakes.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { type SmtpInbox, startSmtpInbox } from '../support/servers/smtp-inbox.ts';
import { svc, svcJson } from '../support/processes/svc-process.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';
import { beforeTimer } from '../support/timers.ts';
import { Person } from './service-under-test.ts';

const folder = temporaryFolder();
const silentModel = createServer(() => undefined);
let examined: ReturnType<typeof svc>;

/**
 * Starts before all tests, because the doctor waits ten seconds for a model that does not answer. Other questions may
 * take a minute.
 */
beforeAll(async () => {
  silentModel.listen(0, '127.0.0.1');
  await once(silentModel, 'listening');
  const { port } = silentModel.address() as AddressInfo;
  examined = beforeTimer(
    50_000,
    svc(
      {
        NODE_ENV: 'production',
        DATA_DIR: folder.path,
        DATABASE_URL: 'postgres://svc:hidden@127.0.0.1:9/hidden',
        SMTP_URL: 'smtp://svc:hidden@127.0.0.1:9',
        MAIL_FROM: 'no-reply@example.org',
        LLM_BASE_URL: `http://127.0.0.1:${port}`,
        LLM_API_KEY: 'hidden-key',
        STRIPE_SECRET_KEY: 'sk_test_hidden',
        STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
        STORAGE_URL: 'file:/dev/null/hidden',
      },
      ['doctor'],
    ),
  );
});

afterAll(async () => {
  await Promise.allSettled([examined]);
  silentModel.closeAllConnections();
  silentModel.close();
  folder.remove();
});

describe('svc while the service runs on PostgreSQL', () => {
  const secrets = new Set<string>();
  let database: TestDatabase;
  let inbox: SmtpInbox;
  let api: ServiceProcess;
  let env: Readonly<Record<string, string>>;

  beforeAll(async () => {
    [database, inbox] = [await cloneDatabase(), await startSmtpInbox()];
    env = {
      DATA_DIR: join(folder.path, 'server'),
      DATABASE_URL: database.url,
      SMTP_URL: inbox.url,
      MAIL_FROM: 'no-reply@example.org',
      TRUST_PROXY: '1',
    };
    const [mailer, started] = await Promise.all([
      ServiceProcess.start({ ...env, ROLE: 'worker' }),
      ServiceProcess.start({ ...env, ROLE: 'api' }),
    ]);
    api = started;
    for (let count = 0; count < 3; count += 1) await logIn();
    await mailer.stop();
  });
  afterAll(async () => {
    await api.stop();
    await inbox.stop();
    await database.drop();
  });

  const people: Person[] = [];

  /** Links are mailed by a worker, which does not run in later tests. */
  async function logIn(): Promise<void> {
    const person = new Person(
      {
        baseUrl: api.baseUrl,
        mailsTo: async (address) =>
          inbox.mails.filter(({ recipients }) => recipients.some((to) => to.toLowerCase() === address)),
        log: () => api.log(),
        close: async () => undefined,
      },
      secrets,
    );
    await person.logsIn();
    people.push(person);
  }

  const personAt = (index: number): Person => {
    const person = people[index];
    if (person === undefined) throw new Error('Nobody more has logged in.');
    return person;
  };

  test('grants the map, sets the role and ends sessions, each with effect on the next request', async () => {
    const { client, address } = personAt(0);

    expect(await svcJson(env, 'users', 'grant-map', address)).toMatchObject({ granted: true });
    expect(await svcJson(env, 'users', 'set-role', address, 'admin')).toMatchObject({
      previous_role: 'user',
    });
    expect((await client.get('/me')).body).toMatchObject({ email: address, role: 'admin', has_map: true });

    expect(await svcJson(env, 'users', 'revoke-sessions', address)).toMatchObject({ ended: 1 });
    expect((await client.get('/me')).status).toBe(401);
    expect(await svcJson(env, 'users', 'show', address)).toMatchObject({
      role: 'admin',
      map_access: 'granted',
      sessions: 0,
      purchases: [{ source: 'operator', state: 'paid', amount_cents: 0 }],
    });
  });

  test('deletes a user with all sessions', async () => {
    const { client, address } = personAt(1);
    expect(await svc(env, ['users', 'delete', address])).toMatchObject({
      status: 2,
      errorOutput: 'This needs a confirmation, but nobody can answer here: add --yes.',
    });
    expect((await client.get('/me')).status).toBe(200);

    expect(await svcJson(env, 'users', 'delete', address, '--yes')).toMatchObject({ deleted: true });

    expect((await client.get('/me')).status).toBe(401);
    expect((await svc(env, ['users', 'show', address])).status).toBe(1);
  });

  test('creates a code that lowers the price until it is disabled', async () => {
    const price = async () => {
      const { status, body } = await personAt(0).client.get('/checkout/price?practitioner_code=coach-x');
      return status === 200 ? body.price_cents : status;
    };
    expect(await price()).toBe(422);
    await svcJson(env, 'codes', 'create', 'COACH-X');
    expect(await price()).toBe(17_700);
    await svcJson(env, 'codes', 'disable', 'COACH-X');
    expect(await price()).toBe(422);
  });

  test('imports a catalog from standard input, which the service shows soon after', async () => {
    const books = JSON.stringify([
      {
        sku: 'SVC-EN-90',
        title: 'A new book',
        language: 'en',
        type: 'ebook',
        price_cents: 1900,
        currency: 'USD',
        description: 'About something.',
        checkout_path: '/books/SVC-EN-90',
        natures: [],
      },
    ]);
    expect(await svc(env, ['catalog', 'import', '-'], books)).toMatchObject({ status: 0 });
    await eventually(async () => {
      const { body } = await personAt(0).client.get('/books');
      expect(body.map(({ sku }: { sku: string }) => sku)).toEqual(['SVC-EN-90']);
    });
  });

  test('finds a stuck map, and lets the next worker make it', async () => {
    const { client, address } = personAt(2);
    await svcJson(env, 'users', 'grant-map', address);
    const { map_id: mapId } = (await client.post('/map/intake', exampleIntake)).body;
    await database.query(`update situation_map set failures = 10; delete from pgboss.job`);
    expect((await svcJson(env, 'maps', 'list', '--stuck')).maps).toMatchObject([
      { map_id: mapId, failures: 10 },
    ]);
    expect((await svc(env, ['doctor'])).output).toMatch(
      /^warning +maps +Maps that failed 10 times or more: 1\.$/m,
    );

    expect(await svcJson(env, 'maps', 'retry', String(mapId))).toMatchObject({ retried: true });

    const worker = await ServiceProcess.start({ ...env, ROLE: 'worker', BASE_URL: api.baseUrl });
    await eventually(async () => expect((await client.get(`/map/${mapId}`)).body.status).toBe('complete'));
    await worker.stop();
    expect((await svc(env, ['maps', 'retry', String(mapId)])).errorOutput).toMatch(/nothing to retry/);
  });
});

describe('svc on an empty PostgreSQL database', () => {
  test('changes tables only with the command migrate', async () => {
    const database = await createDatabase();
    const env = { DATABASE_URL: database.url, DATA_DIR: folder.path };
    const refused = await svc(env, ['keys', 'list']);
    expect(refused.status).toBe(1);
    expect(refused.errorOutput).toMatch(
      /^DATABASE_URL: The database is not up to date .*: run "svc migrate" first\.$/,
    );
    expect((await svc(env, ['doctor'])).output).toMatch(
      /^failed +database +Not up to date: .*\n +Run "svc migrate"\.$/m,
    );
    expect(await svc(env, ['migrate', '--check'])).toMatchObject({ status: 1 });

    const { applied } = await svcJson(env, 'migrate');

    expect(applied).toContain('0001-initial-schema');
    expect(await svcJson(env, 'migrate', '--check')).toEqual({ pending: [], live: true });
    expect(await svcJson(env, 'keys', 'list')).toEqual({ keys: [] });
    await database.drop();
  });
});

describe('svc with faults', () => {
  test('names every wrong variable, but no value', async () => {
    const env = { PORT: 'hidden', DATABASE_URL: 'mysql://hidden' };
    const { status, output, errorOutput } = await svc(env, ['keys', 'list']);
    expect([status, output]).toEqual([1, '']);
    expect(errorOutput.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL']);
    expect(errorOutput).not.toContain('hidden');
  });

  test('says in one line that the database is away, without a stack and without its address', async () => {
    const env = { DATABASE_URL: 'postgres://svc:hidden@127.0.0.1:9/hidden', DATA_DIR: folder.path };
    expect(await svc(env, ['users', 'show', '1'])).toEqual({
      status: 1,
      output: '',
      errorOutput: 'DATABASE_URL: The database does not answer.',
    });
  });

  test('checks everything in time, whatever fails, and prints no secret', async () => {
    const { status, output, errorOutput } = await examined;
    expect([status, errorOutput]).toEqual([1, '']);
    const failed = output.split('\n').flatMap((line) => /^failed +(\w+)/.exec(line)?.[1] ?? []);
    expect([...new Set(failed)]).toEqual(['configuration', 'database', 'storage', 'mail', 'model']);
    expect(output).not.toContain('hidden');
  });
});

describe('svc with control characters in an argument', () => {
  test('prints the argument without them', async () => {
    const { status, errorOutput } = await svc({}, ['maps', 'retry', 'a\u001b[2J\u009b2Jb']);
    expect(status).toBe(2);
    expect(errorOutput).toContain("'a\ufffd[2J\ufffd2Jb'");
  });
});

describe('svc --help', () => {
  test('loads neither the ORM nor the queue', async () => {
    const spy = `
      import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => {
        if (/@mikro-orm|pg-boss|pglite|inversify/.test(url)) process.stderr.write(url + '\\n');
        return next(url, context);
      } });`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(spy)}`;
    const { status, output, errorOutput } = await svc({ NODE_OPTIONS }, ['keys', 'create', '--help']);
    expect([status, errorOutput]).toEqual([0, '']);
    expect(output).toContain('svc keys create');
    expect((await svc({ NODE_OPTIONS, DATA_DIR: folder.path }, ['doctor'])).errorOutput).toContain(
      '@mikro-orm',
    );
  });
});
