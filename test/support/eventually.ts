import { setTimeout as delay } from 'node:timers/promises';
import { patienceMs } from './patience.ts';

/** Tries again until `attempt` no longer throws, and gives up with its last error. */
export async function eventually<T>(attempt: () => Promise<T> | T): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(25);
    }
  }
}
