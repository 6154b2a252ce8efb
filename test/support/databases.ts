import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrateServer } from '../../src/adapters/outbound/database/postgres/migrate.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Set for the whole test run by its global setup. */
const serverVariable = 'TEST_POSTGRES_URL';
const templateVariable = 'TEST_POSTGRES_TEMPLATE';

/** Makes the database that the others are copies of, on the server whose database `url` names. */
export async function prepareTemplate(url: string): Promise<void> {
  process.env[serverVariable] = url;
  const template = await createDatabase();
  await migrateServer(template.url);
  process.env[templateVariable] = new URL(template.url).pathname.slice(1);
}

export async function dropTemplate(): Promise<void> {
  await onServer(`drop database ${variable(templateVariable)}`);
}

/** A database of one test file with all tables and no rows. */
export const cloneDatabase = (): Promise<TestDatabase> =>
  createDatabase(`template ${variable(templateVariable)}`);

/** An empty database. */
export async function createDatabase(options = ''): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} ${options}`);
  const url = new URL(variable(serverVariable));
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(variable(serverVariable));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: is this test in the project "postgres"?`);
  return value;
}
