import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, jest, test } from '@jest/globals';
import { LeasedLimit } from '#adapters/inbound/http/limits/leased-limit.ts';
import { Problem } from '#adapters/inbound/http/problem.ts';
import { requestLimits } from '#adapters/inbound/http/limits/request-limit.ts';
import { InMemoryQuotaLedger } from '#adapters/outbound/database/in-memory/quota-ledger.ts';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import type { QuotaLedger } from '#application/ports/quota-ledger.ts';
import { holdTime, releaseTime } from '#test/support/timers.ts';

const { apiKey, session } = requestLimits;

/** A slow ledger that counts its calls. */
function farLedger() {
  const near = new InMemoryQuotaLedger();
  const asked = { leases: 0 };
  const ledger: QuotaLedger = {
    lease: async (quota, keys, wanted) => {
      asked.leases += 1;
      await turn();
      return near.lease(quota, keys, wanted);
    },
    giveBack: (quota, unused) => near.giveBack(quota, unused),
  };
  return { ledger, asked };
}

async function passes(limit: LeasedLimit, key = 'key'): Promise<boolean> {
  try {
    await limit.take(key);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** The number of requests that pass, if the processes get them in this order. */
async function passing(requests: number, processOf: (request: number) => LeasedLimit): Promise<number> {
  let passed = 0;
  for (let request = 0; request < requests; request += 1) if (await passes(processOf(request))) passed += 1;
  return passed;
}

describe('a limit over four processes', () => {
  test.each([
    ['in turn', (request: number) => request % 4],
    ['one after the other', (request: number) => Math.floor(request / 200)],
    ['mostly one of them', (request: number) => (request % 10 === 0 ? (request / 10) % 4 : 0)],
    ['at random', (request: number) => (request * 2_654_435_761) % 4],
  ])('holds within 5 %% for a key whose requests meet them %s', async (_how, processOf) => {
    const { ledger } = farLedger();
    for (const limited of [apiKey, session]) {
      const processes = [1, 2, 3, 4].map(() => new LeasedLimit(limited, ledger));
      const { points } = limited.limit;
      const passed = await passing(800, (request) => processes[processOf(request)] as LeasedLimit);
      expect(Math.abs(passed - points)).toBeLessThanOrEqual(0.05 * points);
    }
  });

  test('holds for requests that all come at once', async () => {
    const { ledger } = farLedger();
    const processes = [1, 2, 3, 4].map(() => new LeasedLimit(apiKey, ledger));
    const all = await Promise.all(
      Array.from({ length: 1200 }, (_, request) => passes(processes[request % 4] as LeasedLimit)),
    );
    const passed = all.filter(Boolean).length;
    expect(Math.abs(passed - 600)).toBeLessThanOrEqual(30);
  });
});

describe('a limit in one process', () => {
  test('is exact, and asks the database once for several requests', async () => {
    const { ledger, asked } = farLedger();
    const limit = new LeasedLimit(apiKey, ledger);
    expect(await passing(700, () => limit)).toBe(600);
    expect(asked.leases).toBeLessThan(120);
  });

  test('lets the first requests of a key pass before the database has answered', async () => {
    const limit = new LeasedLimit(apiKey, {
      ...farLedger().ledger,
      lease: () => new Promise(() => undefined),
    });
    expect(await passes(limit)).toBe(true);
  });

  test('asks the database once about many keys, and gives their points back in one step', async () => {
    holdTime();
    const near = new InMemoryQuotaLedger();
    const lease = jest.spyOn(near, 'lease');
    const giveBack = jest.spyOn(near, 'giveBack');
    const limit = new LeasedLimit(session, near);
    for (let key = 0; key < 50; key += 1)
      for (let request = 0; request < 3; request += 1) await passes(limit, String(key));
    await jest.advanceTimersByTimeAsync(4_000);
    releaseTime();
    expect(lease).toHaveBeenCalledTimes(1);
    expect(giveBack).toHaveBeenCalledTimes(1);
    expect(giveBack.mock.calls[0]?.[1]).toHaveLength(50);
  });

  test('does not ask the database about a key with few requests, at any time', async () => {
    holdTime();
    const { ledger, asked } = farLedger();
    const giveBack = jest.spyOn(ledger, 'giveBack');
    const limit = new LeasedLimit(session, ledger);
    for (let request = 0; request < 2; request += 1) await passes(limit);
    await jest.advanceTimersByTimeAsync(120_000);
    releaseTime();
    expect(asked.leases).toBe(0);
    expect(giveBack).not.toHaveBeenCalled();
  });

  test('counts the requests that passed before it asked', async () => {
    const near = new InMemoryQuotaLedger();
    const limit = new LeasedLimit(session, near);
    for (let request = 0; request < 5; request += 1) await passes(limit);
    expect(await passing(300, () => limit)).toBe(235);
  });

  test('counts every key for itself', async () => {
    const limit = new LeasedLimit(session, farLedger().ledger);
    await passing(300, () => limit);
    expect(await passes(limit, 'other')).toBe(true);
  });

  test('gives back what nobody has used, so that another process has it', async () => {
    holdTime();
    const near = new InMemoryQuotaLedger();
    const [calm, busy] = [new LeasedLimit(apiKey, near), new LeasedLimit(apiKey, near)];
    await passing(10, () => calm);
    await jest.advanceTimersByTimeAsync(4_000);
    const passed = await passing(700, () => busy);
    releaseTime();
    expect(passed).toBe(590);
  });

  test('is an outage without the database, once its points are used up', async () => {
    const away = new DatabaseUnavailable(new Error('away'));
    const limit = new LeasedLimit(session, {
      lease: () => Promise.reject(away),
      giveBack: () => Promise.reject(away),
    });
    await expect(passing(100, () => limit)).rejects.toBe(away);
  });
});
