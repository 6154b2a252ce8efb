import { setTimeout as delay } from 'node:timers/promises';
import { waitLimitMs } from './wait-limits.ts';

const leastDelayMs = 25;
const mostDelayMs = 500;

/**
 * Repeats `attempt` until it does not throw; after the time limit, throws its last error. The pauses become longer, so
 * that a long wait does not use up a limit on requests.
 */
export async function eventually<T>(attempt: () => Promise<T> | T): Promise<T> {
  const begun = Date.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const waited = Date.now() - begun;
      if (waited > waitLimitMs) throw error;
      await delay(Math.min(Math.max(waited / 10, leastDelayMs), mostDelayMs));
    }
  }
}
