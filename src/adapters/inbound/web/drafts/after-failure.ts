import type { Failure } from '../api/call.ts';

/** Pauses between attempts double until the longest is reached. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** The longest `Retry-After` that is obeyed. */
const longestAskedMs = 60 * 60_000;

/** Temporary causes: the next attempt may succeed. */
export type Hindrance = 'offline' | 'logged_out' | 'busy';

/** `undefined` if the server refuses the value itself. */
export function hindranceIn(failure: Failure): Hindrance | undefined {
  if (failure.kind === 'unreachable') return 'offline';
  const { status } = failure;
  if (status === 401) return 'logged_out';
  return status === 408 || status === 429 || status >= 500 ? 'busy' : undefined;
}

/**
 * Milliseconds until the next attempt after this many failures in a row. After a 401 it is the longest pause, because
 * nobody logs in within seconds.
 */
export function pauseAfter(failure: Failure, failures: number): number {
  const growing = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  if (failure.kind === 'unreachable') return growing;
  if (failure.status === 401) return longestPauseMs;
  return Math.min(Math.max(growing, (failure.retryAfterSeconds ?? 0) * 1_000), longestAskedMs);
}
