import { setTimeout as delay } from 'node:timers/promises';
import { patienceMs } from './patience.ts';

const leastDelayMs = 25;
const mostDelayMs = 500;

/**
 * Tries again until `attempt` no longer throws, and gives up with its last error. What takes long is asked for less and less often, so
 * that a long wait uses up no limit on requests.
 */
export async function eventually<T>(attempt: () => Promise<T> | T): Promise<T> {
  const begun = Date.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const waited = Date.now() - begun;
      if (waited > patienceMs) throw error;
      await delay(Math.min(Math.max(waited / 10, leastDelayMs), mostDelayMs));
    }
  }
}
