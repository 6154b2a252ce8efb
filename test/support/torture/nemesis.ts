import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Chance } from './chance.ts';
import type { History } from './history.ts';
import type { TestEnvironment } from './world.ts';

/** Starts a fault, waits for a while, and repairs it. */
type Fault = (world: TestEnvironment, lasting: () => Promise<unknown>, chance: Chance) => Promise<void>;

const faults: Readonly<Record<string, Fault>> = {
  'database paused': async ({ postgres }, lasting) => {
    postgres.pause();
    await lasting();
    postgres.resume();
  },
  'database killed': async ({ postgres }, lasting) => {
    await postgres.crash();
    await lasting();
    await postgres.start();
  },
  'database read-only': async ({ databaseUrl }, lasting) => {
    await sql(databaseUrl, 'alter database postgres set default_transaction_read_only = on', cutAll);
    await lasting();
    await sql(databaseUrl, 'alter database postgres reset default_transaction_read_only', cutAll);
  },
  'connections cut': async ({ proxy }) => proxy.cut(),
  'connections silent': async ({ proxy }) => proxy.swallowOpenConnections(),
  'connections slow': async ({ proxy }, lasting) => {
    proxy.delay(150);
    await lasting();
    proxy.delay(0);
  },
  'process killed': async (world, lasting, chance) => {
    const place = chance.oneOf([...world.services.keys()]);
    await world.endService(place, 'kill');
    await lasting();
    world.restartService(place);
  },
  'process stopped': async (world, lasting, chance) => {
    const place = chance.oneOf([...world.services.keys()]);
    await world.endService(place, 'stop');
    await lasting();
    world.restartService(place);
  },
  'mail server away': async ({ inbox }, lasting) => {
    await inbox.stop();
    await lasting();
    await inbox.start();
  },
  'mail server silent': async ({ inbox }, lasting) => {
    inbox.fail('MAIL FROM', 'hang');
    await lasting();
    inbox.recover();
  },
  'payment service silent': async ({ stripe }, lasting) => {
    stripe.behave('hang');
    await lasting();
    stripe.behave('good');
  },
};

const cutAll = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function sql(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** One random fault after the other, until `isOver` returns true. */
export async function injectFaults(
  world: TestEnvironment,
  { chance, history, isOver }: { chance: Chance; history: History; isOver: () => boolean },
): Promise<void> {
  while (!isOver()) {
    const name = chance.oneOf(Object.keys(faults));
    const lastingMs = chance.between(300, 2500);
    history.noteFault(name);
    await faults[name]?.(world, () => delay(lastingMs), chance);
    history.note('nemesis', `${name}: over`);
    await delay(chance.between(200, 1200));
  }
  await world.settle();
}
