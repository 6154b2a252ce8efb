import { Lane, type LaneOptions } from '../lane.ts';

/**
 * Checks grammar in a thread of its own, so that it delays neither requests nor style checks. The thread starts with
 * the first text that needs it, and that text waits some seconds. A process without such texts loads nothing.
 */
export const openGrammarLinter = (options: Partial<LaneOptions> = {}): Lane =>
  new Lane({
    threads: 1,
    mostWaiting: 16,
    timeLimitMs: 10_000,
    longestWaitMs: 5000,
    worker: new URL('./grammar-worker.ts', import.meta.url),
    ...options,
  });
