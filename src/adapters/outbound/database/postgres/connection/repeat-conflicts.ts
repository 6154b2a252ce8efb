import { setTimeout as delay } from 'node:timers/promises';
import { outageOf } from './vendor-errors.ts';

const maxAttempts = 4;

/** Pauses grow and differ between callers, so that the same two do not collide again. */
const longestPauseMs = (attempt: number): number => 10 * 4 ** attempt;

/**
 * Runs `work` again if the server aborted it because of a deadlock or a conflict. `work` must be a single transaction,
 * so that an aborted run leaves nothing behind.
 */
export async function repeatingConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || outageOf(error)?.repeat !== true) throw error;
      await delay(Math.random() * longestPauseMs(attempt));
    }
  }
}
