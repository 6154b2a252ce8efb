import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { noon } from '../support/makers/logins.ts';
import type { Persistence } from '../support/databases/persistence.ts';
import { realTimers } from '../support/timers.ts';

const quota = { bucket: 'requests', points: 20, windowSeconds: 60 };

export function describeQuotaLedger(name: string, persistence: () => Persistence): void {
  describe(`QuotaLedger, ${name}`, () => {
    afterEach(() => {
      jest.useRealTimers();
    });

    test('grants what is wanted until the quota is used up, to each key its own', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const { quotaLedger } = persistence();
      expect(await quotaLedger.lease(quota, [one], 15)).toMatchObject([{ granted: 15 }]);
      expect(await quotaLedger.lease(quota, [one, other], 15)).toMatchObject([
        { granted: 5 },
        { granted: 15 },
      ]);
      expect(await quotaLedger.lease(quota, [other, one], 15)).toMatchObject([
        { granted: 5 },
        { granted: 0 },
      ]);
    });

    test('grants no more than the quota to many who ask at once, in whatever order', async () => {
      const keys = [randomUUID(), randomUUID()];
      const leases = await Promise.all(
        Array.from({ length: 16 }, (_, number) =>
          persistence().quotaLedger.lease(quota, number % 2 === 0 ? keys : keys.toReversed(), 3),
        ),
      );
      expect(leases.flat().reduce((sum, { granted }) => sum + granted, 0)).toBe(40);
    });

    test('grants again what was given back, also after refusals', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const { quotaLedger } = persistence();
      for (let time = 0; time < 4; time += 1) await quotaLedger.lease(quota, [one, other], 10);
      await quotaLedger.giveBack(quota, [
        { key: other, points: 3 },
        { key: one, points: 4 },
      ]);
      expect(await quotaLedger.lease(quota, [one, other], 10)).toMatchObject([
        { granted: 4 },
        { granted: 3 },
      ]);
    });

    test('begins anew when the window is over, and returns how long that takes', async () => {
      jest.useFakeTimers({ now: noon, doNotFake: [...realTimers] });
      const key = randomUUID();
      const { quotaLedger } = persistence();
      expect(await quotaLedger.lease(quota, [key], 20)).toEqual([{ granted: 20, windowEndsInMs: 60_000 }]);
      jest.setSystemTime(noon.getTime() + 59_000);
      expect(await quotaLedger.lease(quota, [key], 20)).toEqual([{ granted: 0, windowEndsInMs: 1000 }]);
      jest.setSystemTime(noon.getTime() + 60_000);
      await quotaLedger.giveBack(quota, [{ key, points: 20 }]);
      expect(await quotaLedger.lease(quota, [key], 15)).toEqual([{ granted: 15, windowEndsInMs: 60_000 }]);
    });
  });
}
