import { beforeEach, describe, expect, test } from '@jest/globals';
import { WaitingLine } from '#adapters/outbound/database/postgres/connection/waiting-line.ts';

let now: number;
let line: WaitingLine;

beforeEach(() => {
  now = 1000;
  line = new WaitingLine(() => now);
});

/** Somebody who waits for a connection until `served` is called. */
function joins(): { readonly served: () => Promise<void>; readonly gaveUp: () => Promise<void> } {
  const connection = Promise.withResolvers<string>();
  const joined = line.join(connection.promise);
  return {
    served: async () => {
      connection.resolve('connection');
      expect(await joined).toBe('connection');
    },
    gaveUp: async () => {
      connection.reject(new Error('timeout'));
      await expect(joined).rejects.toThrow('timeout');
    },
  };
}

/** Many others, who join now. */
const crowd = () => Array.from({ length: 20 }, joins);

describe('the line for a connection', () => {
  test('is not too long when nobody waits', () => {
    expect(line.isTooLong).toBe(false);
  });

  test('is too long once the first of many has waited for more than 100 ms, while others are served', async () => {
    const [early, late] = [joins(), joins()];
    crowd();
    now += 40;
    await early.served();
    now += 60;
    expect(line.isTooLong).toBe(false);
    now += 1;
    expect(line.isTooLong).toBe(true);
    await late.served();
    expect(line.isTooLong).toBe(false);
  });

  test('is not too long if only few wait, however long', async () => {
    const early = joins();
    crowd();
    now += 200;
    expect(line.isTooLong).toBe(false);
    await early.served();
    expect(line.isTooLong).toBe(false);
    joins();
    expect(line.isTooLong).toBe(true);
  });

  test('is not too long if nobody was served for a second, because that is an outage', async () => {
    const early = joins();
    crowd();
    joins();
    await early.served();
    now += 999;
    expect(line.isTooLong).toBe(true);
    now += 1;
    expect(line.isTooLong).toBe(false);
  });

  test('is left by those who give up, and they do not count as served', async () => {
    const early = joins();
    crowd();
    joins();
    now += 110;
    await early.gaveUp();
    expect(line.isTooLong).toBe(false);
  });
});
