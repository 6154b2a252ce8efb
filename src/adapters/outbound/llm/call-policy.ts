import {
  BulkheadRejectedError,
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  circuitBreaker,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  DelegateBackoff,
  type FailureReason,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { CallFailure, unavailable } from './call-failure.ts';

/** Simultaneous calls. Questions to the advisor, which anybody may ask, get at most half of them. */
const maxCalls = 8;
const maxOpenCalls = maxCalls / 2;
/** Calls in the queue; the time limit of each request also ends its wait. */
const maxWaiting = 64;
const maxOpenWaiting = maxWaiting / 2;
const failuresInARow = 5;
const closedForMs = 30_000;
/** With less time left, a second attempt is not worth it. */
const enoughForACallMs = 2_000;
/** With less time left, a call that had to wait in the queue would only be aborted. */
const enoughToBeginMs = 1_000;
const pauseMs = { shortest: 200, longest: 400 };

export interface CallPolicy {
  /**
   * Runs `call` once, or twice if that may help before the deadline. Fails with a `CallFailure` if the reason is known.
   */
  run<T>(call: () => Promise<T>, limits: CallLimits): Promise<T>;
}

interface CallLimits {
  /** A server that is too slow for advice may still be fast enough for reports. */
  readonly kind: string;
  readonly openToAll: boolean;
  readonly msLeft: () => number;
  readonly signal: AbortSignal;
}

/**
 * Limits the simultaneous calls to one server. After repeated failures of one kind of question, it pauses that kind for
 * a while.
 */
export function makeCallPolicy(): CallPolicy {
  const places = bulkhead(maxCalls, maxWaiting);
  const openPlaces = wrap(bulkhead(maxOpenCalls, maxOpenWaiting), places);
  const breakers = new Map<string, CircuitBreakerPolicy>();
  return {
    async run(call, { kind, openToAll, msLeft, signal }) {
      const breaker = breakers.get(kind) ?? makeBreaker();
      breakers.set(kind, breaker);
      const leastMs = Math.min(enoughToBeginMs, msLeft() / 2);
      const begin = async () => {
        if (msLeft() < leastMs) throw unavailable('busy');
        failOnTrial(breaker);
        return wrap(breaker, secondAttempt(msLeft)).execute(call, signal);
      };
      failOnTrial(breaker);
      return (openToAll ? openPlaces : places).execute(begin, signal).catch(toCallFailure);
    },
  };
}

/** Without this, other calls would wait for the result of the trial call. */
function failOnTrial({ state }: CircuitBreakerPolicy): void {
  if (state === CircuitState.HalfOpen) throw unavailable('breaker_open');
}

const makeBreaker = (): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: closedForMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });

/** These failures do not come from the server. */
const ownFailures: ReadonlySet<string> = new Set(['aborted', 'budget']);

/** A useless or refused answer shows that the server works; the cause may be this one prompt. */
const isOutage = (error: unknown): boolean =>
  error instanceof CallFailure &&
  error.failure.kind === 'model_unavailable' &&
  !ownFailures.has(error.failure.code);

const secondAttempt = (msLeft: () => number) =>
  retry(
    handleWhen(
      (error) =>
        error instanceof CallFailure && error.mayPass && msLeft() - shortestPause(error) > enoughForACallMs,
    ),
    { maxAttempts: 1, backoff: new DelegateBackoff(({ result }) => pauseBefore(result)) },
  );

const shortestPause = ({ retryAfterMs = 0 }: CallFailure): number => Math.max(retryAfterMs, pauseMs.longest);

function pauseBefore(result: FailureReason<unknown>): number {
  const requestedMs =
    'error' in result && result.error instanceof CallFailure ? result.error.retryAfterMs : undefined;
  const jitter = pauseMs.shortest + Math.random() * (pauseMs.longest - pauseMs.shortest);
  return Math.max(requestedMs ?? 0, jitter);
}

function toCallFailure(error: unknown): never {
  if (error instanceof BrokenCircuitError) throw unavailable('breaker_open');
  if (error instanceof BulkheadRejectedError) throw unavailable('busy');
  throw error;
}
