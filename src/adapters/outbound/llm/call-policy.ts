import {
  BulkheadRejectedError,
  BrokenCircuitError,
  bulkhead,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  type FailureReason,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { CallFailure, unavailable } from './call-failure.ts';

/** At one time. */
const maxCalls = 8;
/** Reports wait for a place rather than lose the model to a rush on the advisor; their time limit ends the wait. */
const maxWaiting = 64;
const failuresInARow = 5;
const closedForMs = 30_000;
/** Less than this is not worth a second attempt. */
const enoughForACallMs = 2_000;
const pauseMs = { shortest: 200, longest: 400 };

export interface CallPolicy {
  /** Runs `call` once, or twice where that may help before the deadline. Fails with a `CallFailure` where it can say why. */
  run<T>(
    call: () => Promise<T>,
    limits: { readonly msLeft: () => number; readonly signal: AbortSignal },
  ): Promise<T>;
}

/** What all calls to one server share: how many there may be, and when it is left alone for a while. */
export function makeCallPolicy(): CallPolicy {
  const places = bulkhead(maxCalls, maxWaiting);
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: closedForMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });
  return {
    async run(call, { msLeft, signal }) {
      // Others would wait for the outcome of the trial call.
      if (breaker.state === CircuitState.HalfOpen) throw unavailable('breaker_open');
      const policy = wrap(places, breaker, secondAttempt(msLeft));
      return policy.execute(call, signal).catch(toCallFailure);
    },
  };
}

/** A nonsensical or refused answer proves that the server is there, and may be the fault of one prompt. */
const isOutage = (error: unknown): boolean =>
  error instanceof CallFailure &&
  error.failure.kind === 'model_unavailable' &&
  error.failure.code !== 'aborted';

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
  const wished =
    'error' in result && result.error instanceof CallFailure ? result.error.retryAfterMs : undefined;
  const jitter = pauseMs.shortest + Math.random() * (pauseMs.longest - pauseMs.shortest);
  return Math.max(wished ?? 0, jitter);
}

function toCallFailure(error: unknown): never {
  if (error instanceof BrokenCircuitError) throw unavailable('breaker_open');
  if (error instanceof BulkheadRejectedError) throw unavailable('busy');
  throw error;
}
