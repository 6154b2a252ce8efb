import { expect, test } from '@jest/globals';
import { withPoint } from '#application/limits/with-point.ts';
import { rateLimits } from '#application/ports/rate-limiter.ts';
import { setStage } from '../in-memory-stage.ts';

const bucket = 'exports_per_user';
const { points } = rateLimits[bucket];

function setLimitStage() {
  const { rateLimiter } = setStage();
  const left = async (): Promise<number> => {
    let taken = 0;
    while ((await rateLimiter.take(bucket, 'anna')) === undefined) taken += 1;
    return taken;
  };
  return { rateLimiter, left };
}

test('a point that was not used is given back', async () => {
  const { rateLimiter, left } = setLimitStage();
  expect(await withPoint(rateLimiter, bucket, 'anna', async () => 'done')).toBe('done');
  await withPoint(rateLimiter, bucket, 'anna', async ({ spend }) => spend());
  expect(await left()).toBe(points - 1);
});

test('an attempt that throws costs nothing, even if it had used its point', async () => {
  const { rateLimiter, left } = setLimitStage();
  const failing = withPoint(rateLimiter, bucket, 'anna', async ({ spend }) => {
    spend();
    throw new Error('The database went away.');
  });
  await expect(failing).rejects.toThrow('The database went away.');
  expect(await left()).toBe(points);
});

test('the error of an attempt is not hidden by a limiter that fails too', async () => {
  const { rateLimiter } = setLimitStage();
  rateLimiter.giveBack = async () => {
    throw new Error('The limiter went away.');
  };
  const failing = withPoint(rateLimiter, bucket, 'anna', async () => {
    throw new Error('The database went away.');
  });
  await expect(failing).rejects.toThrow('The database went away.');
});

test('a refused attempt gives nothing back, even if it is repeated', async () => {
  const { rateLimiter, left } = setLimitStage();
  await left();
  for (let time = 0; time < 3; time += 1) {
    const refusal = await withPoint(rateLimiter, bucket, 'anna', async (point) => point.refusal);
    expect(refusal).toMatchObject({ kind: 'rate_limited', bucket });
  }
  expect(await left()).toBe(0);
});
