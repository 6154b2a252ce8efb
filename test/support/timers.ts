import { jest } from '@jest/globals';

/**
 * What `work` resolves to; throws if a timer of `ms` that starts in the same moment goes off first. For work whose end is set by a timer
 * of this process too: a busy machine delays both alike.
 */
export async function beforeTimer<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: alarm, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It took longer than a timer of ${ms} ms.`)), ms);
  return Promise.race([work, alarm]).finally(() => clearTimeout(timer));
}

/** Runs `work` while no timer of this process goes off, except those that were set before: it must need none. */
export async function withoutTimers<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: [...allButTimers] });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}

const allButTimers = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
] as const;
