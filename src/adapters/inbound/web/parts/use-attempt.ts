import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Answer, Failure } from '../api/call.ts';

interface Attempt {
  readonly isWorking: boolean;
  /** The service refused what stands in the field. */
  readonly isRefused: boolean;
  /** Anything else that went wrong. */
  readonly failure: Failure | undefined;
  readonly attempt: <Data>(
    ask: () => Promise<Answer<Data>>,
    onDone: (data: Data, headers: Headers) => void,
  ) => Promise<void>;
}

/**
 * What somebody has the service do: one thing at a time, with why the last one failed. The field, if there is one, gets
 * the focus where it is at fault.
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
