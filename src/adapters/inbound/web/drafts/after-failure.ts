import type { Failure } from '../api/call.ts';

/** Pauses between attempts double, from the first to the longest. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** However long the server asks to be left alone. */
const longestAskedMs = 60 * 60_000;

/** What a later attempt may find mended. */
export type Hindrance = 'offline' | 'logged_out' | 'busy';

/** `undefined`: it is the value that the server does not want. */
export function hindranceIn(failure: Failure): Hindrance | undefined {
  if (failure.kind === 'unreachable') return 'offline';
  const { status } = failure;
  if (status === 401) return 'logged_out';
  return status === 408 || status === 429 || status >= 500 ? 'busy' : undefined;
}

/** Until the next attempt, after so many failures in a row. Nobody logs in within seconds, so it is long after 401. */
export function pauseAfter(failure: Failure, failures: number): number {
  const growing = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  if (failure.kind === 'unreachable') return growing;
  if (failure.status === 401) return longestPauseMs;
  return Math.min(Math.max(growing, (failure.retryAfterSeconds ?? 0) * 1_000), longestAskedMs);
}
