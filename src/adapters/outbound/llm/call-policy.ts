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

/** At one time, and of those the ones that anybody may ask for. */
const maxCalls = 8;
const maxOpenCalls = maxCalls / 2;
/** A time limit ends the wait. */
const maxWaiting = 64;
const maxOpenWaiting = maxWaiting / 2;
const failuresInARow = 5;
const closedForMs = 30_000;
/** Less than this is not worth a second attempt. */
const enoughForACallMs = 2_000;
/** With less than this left, a call that had to wait for its place would only be cut off. */
const enoughToBeginMs = 1_000;
const pauseMs = { shortest: 200, longest: 400 };

export interface CallPolicy {
  /** Runs `call` once, or twice where that may help before the deadline. Fails with a `CallFailure` where it can say why. */
  run<T>(call: () => Promise<T>, limits: CallLimits): Promise<T>;
}

interface CallLimits {
  /** What is asked for: a server too slow for advice may still be fast enough for reports. */
  readonly kind: string;
  readonly openToAll: boolean;
  readonly msLeft: () => number;
  readonly signal: AbortSignal;
}

/** How many calls to one server there may be at a time, and when it is left alone for a while with one kind of question. */
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

/** Others would wait for the outcome of the trial call. */
function failOnTrial({ state }: CircuitBreakerPolicy): void {
  if (state === CircuitState.HalfOpen) throw unavailable('breaker_open');
}

const makeBreaker = (): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: closedForMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });

/** Of these the server knows nothing. */
const ownFailures: ReadonlySet<string> = new Set(['aborted', 'budget']);

/** A nonsensical or refused answer proves that the server is there, and may be the fault of one prompt. */
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
