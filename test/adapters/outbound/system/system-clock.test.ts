import { expect, test } from '@jest/globals';
import { systemClock } from '#adapters/outbound/system/system-clock.ts';

test('the system clock returns the time of this machine', () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
