import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { patienceMs } from './patience.ts';

/** What stays as it is on the machine while a test moves timers by hand. */
const untouched = ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;
const intervals = ['setInterval', 'clearInterval'] as const;

let heldLimits: jest.Spied<typeof AbortSignal.timeout> | undefined;

/**
 * From now on time passes by `jest.advanceTimersByTimeAsync` alone, until `releaseTime`: for `performance.now`, for `setTimeout`
 * and for the limits of `AbortSignal.timeout`. So no limit can pass before the test has seen what comes first, and no test waits
 * for a limit. The date is that of the machine.
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

/** In held time: lets a second pass each millisecond until there is a result. Limits have to be a day away, or they pass as well. */
export async function skipPauses<T>(result: Promise<T>): Promise<T> {
  const isThere = result.then(
    () => true,
    () => true,
  );
  const deadline = Date.now() + patienceMs;
  while (!(await Promise.race([isThere, sleep(1, false)]))) {
    if (Date.now() > deadline) throw new Error('There is no result, though no pause was left to wait for.');
    jest.advanceTimersByTime(1_000);
  }
  return result;
}

/** Runs `work` without what pauses it by `setTimeout`. The limits of `AbortSignal.timeout` take their time. */
export async function withoutPauses<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: [...untouched, ...intervals, 'performance'] });
  try {
    return await skipPauses(work());
  } finally {
    jest.useRealTimers();
  }
}

/** Runs `work` while no timer of this process goes off, except those that were set before: it must need none. */
export async function withoutTimers<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: [...untouched, 'performance'] });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}

/**
 * What `work` resolves to; throws if a timer of `ms` that starts in the same moment goes off first. For work whose end is set by a timer
 * of this process too: a busy machine delays both alike.
 */
export async function beforeTimer<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: alarm, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It took longer than a timer of ${ms} ms.`)), ms);
  return Promise.race([work, alarm]).finally(() => clearTimeout(timer));
}
