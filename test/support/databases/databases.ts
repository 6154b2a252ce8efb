import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrateServer } from '#adapters/outbound/database/postgres/schema/migrate.ts';

export interface TestDatabase {
  readonly url: string;
  /** Runs SQL directly, without the adapters; returns the rows of the last statement. */
  query(sql: string): Promise<unknown[]>;
  drop(): Promise<void>;
}

/** Set by the global setup for the whole test run. */
const serverVariable = 'TEST_POSTGRES_URL';
const templateVariable = 'TEST_POSTGRES_TEMPLATE';

/** Creates the database that the other databases are copied from, on the server of the database that `url` names. */
export async function prepareTemplate(url: string): Promise<void> {
  process.env[serverVariable] = url;
  const template = await createDatabase();
  await migrateServer(template.url);
  process.env[templateVariable] = new URL(template.url).pathname.slice(1);
}

export async function dropTemplate(): Promise<void> {
  await run(variable(serverVariable), `drop database ${variable(templateVariable)}`);
}

/** A database for one test file, with all tables and no rows. */
export const cloneDatabase = (): Promise<TestDatabase> =>
  createDatabase(`template ${variable(templateVariable)}`);

/** An empty database. */
export async function createDatabase(options = ''): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(variable(serverVariable), `create database ${name} ${options}`);
  const url = new URL(variable(serverVariable));
  url.pathname = name;
  return {
    url: url.href,
    query: (sql) => run(url.href, sql),
    drop: async () => {
      await run(variable(serverVariable), `drop database ${name} with (force)`);
    },
  };
}

async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const results = [await client.query<object>(sql)].flat();
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: is this test in the project "postgres"?`);
  return value;
}
