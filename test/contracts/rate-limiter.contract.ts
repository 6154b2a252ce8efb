import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type RateLimiter, rateLimits } from '#application/ports/rate-limiter.ts';
import { noon } from '../support/makers/logins.ts';
import type { Persistence } from '../support/databases/persistence.ts';
import { realTimers } from '../support/timers.ts';

const bucket = 'login_requests_per_mailbox';
const { points, windowSeconds } = rateLimits[bucket];

const take = async (limiter: RateLimiter, key: string, times: number) =>
  (await Promise.all(Array.from({ length: times }, () => limiter.take(bucket, key)))).filter(
    (refusal) => refusal === undefined,
  ).length;

export function describeRateLimiter(name: string, persistence: () => Persistence): void {
  describe(`RateLimiter, ${name}`, () => {
    /** Only the date is faked: timers and the database continue to run. */
    beforeEach(() => {
      jest.useFakeTimers({ now: noon, doNotFake: [...realTimers] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });
    const wait = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

    test('grants as many points as the bucket has, then refuses', async () => {
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

    test('counts every key and every bucket separately', async () => {
      const { rateLimiter } = persistence();
      const key = randomUUID();
      await take(rateLimiter, key, points);

      expect(await rateLimiter.take(bucket, randomUUID())).toBeUndefined();
      expect(await rateLimiter.take('login_requests_per_client', key)).toBeUndefined();
    });

    test('grants all points again when the window is over, even after refused attempts', async () => {
      const { rateLimiter } = persistence();
      const key = randomUUID();
      await take(rateLimiter, key, 3 * points);
      wait(windowSeconds);

      expect(await take(rateLimiter, key, points + 1)).toBe(points);
    });

    test('accepts exactly 5 of 20 simultaneous callers', async () => {
      expect(await take(persistence().rateLimiter, randomUUID(), 20)).toBe(5);
    });

    test('gives a point back, even to a key that was refused since', async () => {
      const { rateLimiter } = persistence();
      const key = randomUUID();
      await take(rateLimiter, key, points + 3);

      await rateLimiter.giveBack(bucket, key);

      expect(await take(rateLimiter, key, 3)).toBe(1);
    });

    test('knows which keys are counted, as long as their window lasts', async () => {
      const { rateLimiter } = persistence();
      const [key, other] = [randomUUID(), randomUUID()];
      expect(await rateLimiter.isCounting(bucket, key)).toBe(false);
      await take(rateLimiter, key, 1);
      await take(rateLimiter, other, points + 1);
      expect(await rateLimiter.isCounting(bucket, key)).toBe(true);
      expect(await rateLimiter.isCounting(bucket, other)).toBe(true);
      expect(await rateLimiter.isCounting('login_requests_per_client', key)).toBe(false);
      await rateLimiter.giveBack(bucket, key);
      expect(await rateLimiter.isCounting(bucket, key)).toBe(false);
      wait(windowSeconds);
      expect(await rateLimiter.isCounting(bucket, other)).toBe(false);
    });

    test('forgets a key, and no other', async () => {
      const { rateLimiter } = persistence();
      const [key, other] = [randomUUID(), randomUUID()];
      for (const each of [key, other]) await take(rateLimiter, each, points + 2);
      await rateLimiter.forget(bucket, key);
      await rateLimiter.forget(bucket, randomUUID());
      expect(await rateLimiter.isCounting(bucket, key)).toBe(false);
      expect(await take(rateLimiter, key, points + 1)).toBe(points);
      expect(await take(rateLimiter, other, 1)).toBe(0);
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
