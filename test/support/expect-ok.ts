import type { Result } from 'ts-results';

/** The value of a result that must be `Ok`; a refusal fails the test and is shown completely. */
export function expectOk<T>(result: Result<T, unknown>): T {
  if (result.isErr()) throw new Error(`Expected Ok, got Err: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The refusal of a result that must be `Err`; a value fails the test and is shown completely. */
export function expectErr<E>(result: Result<unknown, E>): E {
  if (result.isOk()) throw new Error(`Expected Err, got Ok: ${JSON.stringify(result.value)}`);
  return result.error;
}
