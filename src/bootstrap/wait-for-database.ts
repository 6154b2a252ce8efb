import type { Logger } from 'pino';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';

interface Waiting {
  readonly seconds: number;
  readonly log: Logger;
}

const pauseMs = 500;

/** Retries while the database does not respond, so that services may start in any order. */
export async function waitForDatabase<T>(open: () => Promise<T>, { seconds, log }: Waiting): Promise<T> {
  const deadline = performance.now() + seconds * 1000;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() + pauseMs > deadline) throw error;
      if (attempt === 1)
        log.warn({ err: error }, `the database does not answer: trying again for up to ${seconds} seconds`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
