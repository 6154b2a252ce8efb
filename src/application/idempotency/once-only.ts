import { Err, Ok, type Result } from 'ts-results';
import type { UserId } from '#domain/sessions/user.ts';
import type { IdempotencyStore } from '../ports/stores/idempotency-store.ts';

/** A request that a client may repeat if it does not know whether the first one arrived. */
export interface IdempotentCall {
  readonly operation: string;
  readonly key: string;
  /** Equal for equal payloads. */
  readonly fingerprint: string;
}

export type IdempotencyRefusal =
  | { readonly kind: 'idempotency_in_flight' }
  | { readonly kind: 'idempotency_key_reused' };

/**
 * Does the work at most once for one key of one user. A repeated request gets the value of the first one. Call it inside
 * the unit of work that stores the changes of `work`: then both the changes and the value are stored, or neither. `T` is
 * JSON data.
 */
export async function onceOnly<T, E>(
  store: IdempotencyStore,
  userId: UserId,
  call: IdempotentCall | undefined,
  now: Date,
  work: () => Promise<Result<T, E>>,
): Promise<Result<T, E | IdempotencyRefusal>> {
  if (call === undefined) return work();
  const scope = { userId, operation: call.operation, key: call.key };
  const claim = await store.claim(scope, call.fingerprint, now);
  if (claim.state === 'settled') return Ok(claim.answer as T);
  if (claim.state === 'in_flight') return Err({ kind: 'idempotency_in_flight' });
  if (claim.state === 'reused') return Err({ kind: 'idempotency_key_reused' });
  const done = await work();
  if (done.isOk()) await store.settle(scope, call.fingerprint, done.value, now);
  return done;
}
