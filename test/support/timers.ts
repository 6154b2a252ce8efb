import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { waitLimitMs } from './wait-limits.ts';

/** Functions that stay real while a test moves timers by hand. */
const untouched = ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;
const intervals = ['setInterval', 'clearInterval'] as const;

let heldLimits: jest.Spied<typeof AbortSignal.timeout> | undefined;

/**
 * Until `releaseTime`, only `jest.advanceTimersByTimeAsync` moves the time of `performance.now`, `setTimeout` and the
 * limits of `AbortSignal.timeout`. So a limit ends only when the test says so, and no test waits for
 * one. The date stays real.
 */
export function holdTime(): void {
  jest.useFakeTimers({ doNotFake: [...untouched, ...intervals] });
  heldLimits = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('The limit has passed.', 'TimeoutError')), ms);
    return limit.signal;
  });
}

export function releaseTime(): void {
  jest.useRealTimers();
  heldLimits?.mockRestore();
}

/**
 * For held time: moves time by a second every millisecond until there is a result. This ends limits as well as pauses,
 * so give the tested code limits of a day.
 */
export async function skipPauses<T>(result: Promise<T>): Promise<T> {
  const isThere = result.then(
    () => true,
    () => true,
  );
  const deadline = Date.now() + waitLimitMs;
  while (!(await Promise.race([isThere, sleep(1, false)]))) {
    if (Date.now() > deadline) throw new Error('There is no result, although all pauses were skipped.');
    jest.advanceTimersByTime(1_000);
  }
  return result;
}

/** Runs `work` and skips its `setTimeout` pauses. The limits of `AbortSignal.timeout` stay real. */
export async function withoutPauses<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: [...untouched, ...intervals, 'performance'] });
  try {
    return await skipPauses(work());
  } finally {
    jest.useRealTimers();
  }
}

/**
 * Runs `work` while no timer of this process runs, except those that were set before. This proves that it needs no
 * timer.
 */
export async function withoutTimers<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: [...untouched, 'performance'] });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}

/**
 * The result of `work`; throws if it takes longer than a timer of `ms` that starts now. For work that is ended by a timer
 * of the tested code: on a busy machine both timers are equally late, so the comparison stays fair.
 */
export async function beforeTimer<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: alarm, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It took longer than a timer of ${ms} ms.`)), ms);
  return Promise.race([work, alarm]).finally(() => clearTimeout(timer));
}

/** For tests that fake only the date. */
export const realTimers = [
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
