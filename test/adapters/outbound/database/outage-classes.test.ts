import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { connectToServer, type Database } from '#adapters/outbound/database/postgres/connection/database.ts';
import {
  outageClasses,
  outageClassOf,
} from '#adapters/outbound/database/postgres/connection/outage-classes.ts';
import { translatingFailures } from '#adapters/outbound/database/postgres/connection/vendor-errors.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { eventually } from '#test/support/eventually.ts';
import { StubPostgres } from '#test/support/databases/stub-postgres.ts';

const statesOf = (connection: string, repeat: boolean) =>
  outageClasses
    .filter((each) => each.connection === connection && each.repeat === repeat)
    .flatMap(({ sqlStates = [], reason }) =>
      sqlStates.map((state) => [state.padEnd(5, '0'), reason] as const),
    );

const codesOf = (kind: 'systemCodes' | 'messages') =>
  outageClasses.flatMap((each) => (each[kind] ?? []).map((code) => [code, each.reason] as const));

describe('a refusal of the server', () => {
  let stub: StubPostgres;
  let database: Database;
  const query = () => database.connection.query({ text: 'select 1' }, ['value']);

  beforeEach(async () => {
    stub = await StubPostgres.start();
    ({ database } = await connectToServer({ url: stub.url }));
    await query();
    stub.connections = 0;
  });
  afterEach(async () => {
    await database.close();
    await stub.close();
  });

  test.each(statesOf('keep', false))('with %s is an outage: %s', async (state) => {
    stub.refuseWith(state);
    await expect(query()).rejects.toThrow(DatabaseUnavailable);
    await query();
    expect(stub.connections).toBe(0);
  });

  test.each(statesOf('drop', false))('with %s is an outage that drops the connection: %s', async (state) => {
    stub.refuseWith(state);
    await expect(query()).rejects.toThrow(DatabaseUnavailable);
    await query();
    expect(stub.connections).toBe(1);
  });

  test.each(statesOf('dropAll', false))('with %s is one that drops all of them: %s', async (state) => {
    await Promise.all([query(), query(), query()]);
    expect(stub.openConnections).toBe(3);
    stub.refuseWith(state);
    await expect(query()).rejects.toThrow(DatabaseUnavailable);
    await eventually(() => expect(stub.openConnections).toBe(0));
    await query();
  });

  test.each(statesOf('keep', true))(
    'with %s is tried again, and an outage if it lasts: %s',
    async (state) => {
      stub.refuseWith(state, state, state);
      await query();
      stub.refuseWith(state, state, state, state);
      await expect(query()).rejects.toThrow(DatabaseUnavailable);
      expect(stub.connections).toBe(0);
    },
  );

  test.each(['23505', '22P02', '42P01', '42501', '28P01', 'XX000', '25P01', '57000'])(
    'with %s is none',
    async (state) => {
      stub.refuseWith(state);
      await expect(query()).rejects.toMatchObject({ code: state });
      await query();
      expect(stub.connections).toBe(0);
    },
  );

  test('in a unit of work is reported as what it was, not as the rollback after it', async () => {
    stub.refuseWith('25006');
    const run = database.transaction(async (connection) => {
      await connection.query({ text: 'insert' }, []);
      return { result: undefined, commit: true };
    });
    await expect(run).rejects.toMatchObject({ cause: { code: '25006' } });
    await query();
    expect(stub.connections).toBe(1);
  });
});

test.each(['08006', '08P01', '25006', '53300', '57P01', '57P02', '57P03', '57P04', '40001', '40P01'])(
  '%s is in the table',
  (code) => expect(outageClassOf({ code })).toBeDefined(),
);

describe('a failure before the server', () => {
  test.each(codesOf('systemCodes'))('with %s is an outage: %s', async (code) => {
    const failure = Object.assign(new Error('connect failed'), { code });
    await expect(translatingFailures(() => Promise.reject(failure))).rejects.toThrow(DatabaseUnavailable);
  });

  test.each(codesOf('messages'))('that says "%s" is an outage: %s', async (message) => {
    const wrapped = new Error('wrapped', { cause: new Error(`${message}.`) });
    await expect(translatingFailures(() => Promise.reject(wrapped))).rejects.toThrow(DatabaseUnavailable);
  });

  test.each(['EACCES', 'EMFILE', 'ERR_INVALID_URL'])('with %s is none', async (code) => {
    const failure = Object.assign(new Error('failed'), { code });
    await expect(translatingFailures(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});
