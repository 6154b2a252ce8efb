import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseWaitLimit } from '#application/ports/database-wait-limit.ts';

/** The time that one request may still wait for the database, and for services that share the limit. */
export interface WaitingTime {
  leftMs: number;
  /** Whether the request may join the line for a connection, however long the line is. */
  isAdmitted: boolean;
}

const requests = new AsyncLocalStorage<WaitingTime>();

/** The time left for the current request; `undefined` in jobs and at the start, which have no such limit. */
export const waitingTimeLeft = (): WaitingTime | undefined => requests.getStore();

export const postgresWaitLimit: DatabaseWaitLimit = {
  limit: (ms, work, isAdmitted = false) => requests.run({ leftMs: ms, isAdmitted }, work),
};

/** Subtracts the time until `answer` arrives. */
export async function spending<T>(time: WaitingTime | undefined, answer: Promise<T>): Promise<T> {
  if (time === undefined) return answer;
  const begun = performance.now();
  try {
    return await answer;
  } finally {
    time.leftMs -= performance.now() - begun;
  }
}

/** Time for storing the result after the other service has responded. */
const reserveMs = 500;

/** Makes a wait for another service count as well. `wait` receives the time that it may take, at most `ms`. */
export function sharingWaitLimit<T>(ms: number, wait: (ms: number) => Promise<T>): Promise<T> {
  const time = waitingTimeLeft();
  const leftMs = time === undefined ? ms : Math.max(0, time.leftMs - reserveMs);
  return spending(time, wait(Math.min(ms, leftMs)));
}
