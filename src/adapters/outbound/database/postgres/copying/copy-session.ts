import type { NativeClient } from '../jobs/pg-boss.ts';
import { translatingFailures } from '../connection/vendor-errors.ts';

/** Runs SQL on one connection. */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/**
 * Runs `work` in one transaction without time limits, on its own connection if there is more than one. Rolls back if it
 * throws. `Database.transaction` is not used, because files in the database are read and written here as well.
 */
export const inLongTransaction = <T>(
  native: NativeClient,
  mode: string,
  work: (query: Query) => Promise<T>,
): Promise<T> =>
  translatingFailures(() =>
    native.kind === 'server'
      ? onServer(native, mode, work)
      : inTransaction(
          async (text, values = []) => (await native.pglite.query(text, [...values])).rows,
          mode,
          work,
        ),
  );

async function onServer<T>(
  { pool }: Extract<NativeClient, { kind: 'server' }>,
  mode: string,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const run: RawQuery = async (text, values = []) => (await client.query<object>(text, [...values])).rows;
  try {
    return await inTransaction(run, mode, work);
  } finally {
    // Closing the connection also ends its transaction.
    client.release(true);
  }
}

type RawQuery = (text: string, values?: readonly unknown[]) => Promise<readonly unknown[]>;

async function inTransaction<T>(run: RawQuery, mode: string, work: (query: Query) => Promise<T>): Promise<T> {
  await run(`begin isolation level ${mode}`);
  try {
    for (const setting of settings) await run(`set local ${setting}`);
    const result = await work(run as Query);
    await run('commit');
    return result;
  } catch (error) {
    await run('rollback').catch(() => undefined);
    throw error;
  }
}

/** Makes text have the same meaning on every server. */
const settings = [
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
];
