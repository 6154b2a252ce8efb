import { setTimeout as delay } from 'node:timers/promises';

/** Tries again until `attempt` no longer throws, and gives up with its last error. */
export async function eventually<T>(attempt: () => Promise<T> | T, withinMs = 10_000): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(25);
    }
  }
}
