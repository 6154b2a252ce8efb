import type { Answer, Failure } from '../api/call.ts';
import { pauseAfter } from '../drafts/after-failure.ts';

export interface Asking {
  /** Whether an answer is still missing. */
  readonly isOpen: () => boolean;
  /** Whether the browser reports a connection. Without one, a request is useless. */
  readonly isOnline: () => boolean;
  readonly ask: () => Promise<Answer<unknown>>;
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * Repeats a request, with growing pauses. Browsers report when their connection is back, but not when the service is
 * available again.
 */
export async function askUntilAnswered({ isOpen, isOnline, ask, pause }: Asking): Promise<void> {
  let failure: Failure = { kind: 'unreachable' };
  for (let failures = 1; isOpen(); failures += 1) {
    await pause(pauseAfter(failure, failures));
    if (!isOpen() || !isOnline()) continue;
    const answer = await ask();
    if (!answer.ok) failure = answer.failure;
  }
}
