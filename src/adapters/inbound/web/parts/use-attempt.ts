import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Answer, Failure } from '../api/call.ts';

interface Attempt {
  readonly isWorking: boolean;
  /** The service refused the content of the field. */
  readonly isRefused: boolean;
  /** Any other failure. */
  readonly failure: Failure | undefined;
  readonly attempt: <Data>(
    ask: () => Promise<Answer<Data>>,
    onDone: (data: Data, headers: Headers) => void,
  ) => Promise<void>;
}

/**
 * Runs a request that a person has started: one at a time, and keeps the failure of the last one. If the service
 * refuses the content of `field`, the field gets the focus.
 */
export function useAttempt(field?: RefObject<HTMLElement | null>): Attempt {
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isRefused = field !== undefined && failure?.kind === 'problem' && failure.errors.length > 0;

  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [failure]);

  const attempt: Attempt['attempt'] = async (ask, onDone) => {
    if (isWorking) return;
    setWorking(true);
    setFailure(undefined);
    const answer = await ask();
    setWorking(false);
    if (answer.ok) onDone(answer.data, answer.headers);
    else setFailure(answer.failure);
  };

  return { isWorking, isRefused, failure: isRefused ? undefined : failure, attempt };
}
