import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { PostgresApiKeyStore } from '../src/adapters/outbound/database/postgres/stores/api-key-store.ts';
import { openDatabase } from '../src/adapters/outbound/database/postgres/connection/database.ts';
import { cryptoApiKeyMint } from '../src/adapters/outbound/system/crypto-api-key-mint.ts';
import { systemClock } from '../src/adapters/outbound/system/system-clock.ts';
import { issueKey } from '../test/support/makers/api-keys.ts';
import { exampleIntake } from '../test/support/makers/intakes.ts';
import { seedSessions } from '../test/support/databases/seeded-sessions.ts';
import { ServiceProcess } from '../test/support/processes/service-process.ts';

/** Several sessions and keys are needed, because a session may make 240 requests a minute and a key 600. */
const sessionsIssued = 2000;
const keysIssued = 60;

/** The people who use the service in a bench. */
export interface People {
  /** Cookies of one person with a result, a map, its report and new drafts of both. */
  readonly owner: readonly string[];
  /** Cookies of people who may create a map and have no data yet. */
  readonly members: readonly string[];
  /** Cookies of people who have only a session. */
  readonly others: readonly string[];
  readonly keys: readonly string[];
  /** The query of the signed link to the owner's report. */
  readonly reportQuery: string;
}

/** Prepares a new database, with the help of the running service at `origin` and a worker for the owner's map. */
export async function preparePeople(
  origin: string,
  env: Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>,
): Promise<People> {
  const url = env.DATABASE_URL;
  const owner = await seedSessions(url, { users: 1, sessions: sessionsIssued });
  await grantMaps(url);
  const members = await seedSessions(url, { users: sessionsIssued, sessions: sessionsIssued });
  await grantMaps(url);
  const others = await seedSessions(url, { users: sessionsIssued, sessions: sessionsIssued });
  const ask = askAs(origin, owner[0] ?? '');
  const responses = Array.from({ length: 76 }, (_, index) => ({
    item_id: index + 1,
    value: 1 + (index % 5),
  }));
  await ask('/assessments/submit', { responses });
  const worker = await ServiceProcess.start({ ...env, ROLE: 'worker', BASE_URL: origin });
  await ask('/map/intake', exampleIntake);
  const reportQuery = await findReportQuery(ask);
  await worker.stop();
  await ask('/assessments/draft', { responses: responses.slice(0, 40) }, 'PUT');
  await ask('/map/intake/draft', exampleIntake);
  return { owner, members, others, keys: await issueKeys(url), reportQuery };
}

/** Gives the map to all people who exist so far. Later people may reuse their addresses. */
async function grantMaps(url: string): Promise<void> {
  const database = new Client(url);
  await database.connect();
  await database.query(
    `update app_user set map_access = 'granted', email = 'member' || id || '@example.com',
      email_key = 'member' || id || '@example.com'`,
  );
  await database.end();
}

type Ask = ReturnType<typeof askAs>;

/** Returns a function that sends `value`, or reads if there is no value, and returns the response. */
const askAs =
  (origin: string, cookie: string) =>
  async (path: string, value?: object, method = 'POST') => {
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
    const post = { method, body: JSON.stringify(value) };
    const answer = await fetch(origin + path, { headers, ...(value !== undefined && post) });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  };

async function findReportQuery(ask: Ask): Promise<string> {
  for (;;) {
    const map = await ask('/map/1');
    if (map['status'] === 'complete') return new URL(String(map['report_url'])).search.slice(1);
    await delay(50);
  }
}

async function issueKeys(url: string): Promise<readonly string[]> {
  const database = await openDatabase({ url });
  const apiKeys = new PostgresApiKeyStore(database.connection);
  const parts = { apiKeys, apiKeyMint: cryptoApiKeyMint, clock: systemClock };
  const issued = await Promise.all(Array.from({ length: keysIssued }, () => issueKey(parts)));
  await database.close();
  return issued;
}
