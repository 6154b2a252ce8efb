import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { patienceMs } from './patience.ts';

/**
 * From now on time passes by `jest.advanceTimersByTimeAsync` alone, until `releaseTime`: for `performance.now`, for `setTimeout`
 * and for the limits of `AbortSignal.timeout`. So no limit can pass before the test has seen what comes first, and none is waited
 * for. The date is that of the machine.
 */
export function holdTime(): void {
  jest.useFakeTimers({ doNotFake: [...timersOfTheMachine] });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('The limit has passed.', 'TimeoutError')), ms);
    return limit.signal;
  });
}

export function releaseTime(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
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
  jest.useFakeTimers({ doNotFake: [...timersOfTheMachine, 'performance'] });
  try {
    return await skipPauses(work());
  } finally {
    jest.useRealTimers();
  }
}

const timersOfTheMachine = [
  'Date',
  'hrtime',
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;
