import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type RateLimiter, rateLimits } from '../../src/application/ports/rate-limiter.ts';
import { noon } from '../support/logins.ts';
import type { Persistence } from '../support/persistence.ts';

const bucket = 'login_requests_per_address';
const { points, windowSeconds } = rateLimits[bucket];

const take = async (limiter: RateLimiter, key: string, times: number) =>
  (await Promise.all(Array.from({ length: times }, () => limiter.take(bucket, key)))).filter(
    (refusal) => refusal === undefined,
  ).length;

export function describeRateLimiter(name: string, persistence: () => Persistence): void {
  describe(`RateLimiter, ${name}`, () => {
    /** Only the date is faked: timers and the database go on. */
    beforeEach(() => {
      jest.useFakeTimers({ now: noon, doNotFake: [...realTimers] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });
    const wait = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

    test('gives as many points as the bucket has, then the refusal', async () => {
      const { rateLimiter } = persistence();
      const key = randomUUID();

      for (let taken = 0; taken < points; taken += 1) {
        expect(await rateLimiter.take(bucket, key)).toBeUndefined();
      }
      wait(60);

      expect(await rateLimiter.take(bucket, key)).toStrictEqual({
        kind: 'rate_limited',
        bucket,
        limit: rateLimits[bucket],
        retryAfterSeconds: windowSeconds - 60,
      });
    });

    test('counts every key and every bucket for itself', async () => {
      const { rateLimiter } = persistence();
      const key = randomUUID();
      await take(rateLimiter, key, points);

      expect(await rateLimiter.take(bucket, randomUUID())).toBeUndefined();
      expect(await rateLimiter.take('login_requests_per_client', key)).toBeUndefined();
    });

    test('gives all points anew when the window is over, however often it was asked meanwhile', async () => {
      const { rateLimiter } = persistence();
      const key = randomUUID();
      await take(rateLimiter, key, 3 * points);
      wait(windowSeconds);

      expect(await take(rateLimiter, key, points + 1)).toBe(points);
    });

    test('lets exactly 5 of 20 callers at once pass', async () => {
      expect(await take(persistence().rateLimiter, randomUUID(), 20)).toBe(5);
    });

    test('gives a point back, also to a key that was refused since', async () => {
      const { rateLimiter } = persistence();
      const key = randomUUID();
      await take(rateLimiter, key, points + 3);

      await rateLimiter.giveBack(bucket, key);

      expect(await take(rateLimiter, key, 3)).toBe(1);
    });

    test('gives no point back that was never taken, or whose window is over', async () => {
      const { rateLimiter } = persistence();
      const [fresh, old, given] = [randomUUID(), randomUUID(), randomUUID()];
      await take(rateLimiter, old, 1);
      wait(windowSeconds);
      await take(rateLimiter, given, 1);

      for (const key of [fresh, old, given, given, given]) await rateLimiter.giveBack(bucket, key);

      for (const key of [fresh, old, given]) expect(await take(rateLimiter, key, points + 1)).toBe(points);
    });
  });
}

const realTimers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
