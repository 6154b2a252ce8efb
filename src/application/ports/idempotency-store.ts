import type { UserId } from '../../domain/sessions/user.ts';

/** One `Idempotency-Key` of one user on one operation. */
export interface IdempotencyScope {
  readonly userId: UserId;
  readonly operation: string;
  readonly key: string;
}

export type IdempotencyClaim =
  /** Nobody used the key in the last 24 hours: do the work, then `settle`. */
  | { readonly state: 'fresh' }
  | { readonly state: 'settled'; readonly answer: unknown }
  /** Another request with this key is being worked on right now. */
  | { readonly state: 'in_flight' }
  /** The key came before with another payload. */
  | { readonly state: 'reused' };

/**
 * Both calls belong to the unit of work that does the work itself: if that rolls back, the key is free again, and
 * an answer is on record exactly when the work is.
 */
export interface IdempotencyStore {
  /** `fingerprint` stands for the payload: equal payloads have equal ones. Holds the key until the unit of work ends. */
  claim(scope: IdempotencyScope, fingerprint: string, now: Date): Promise<IdempotencyClaim>;
  /** `answer` is JSON data; it is replayed for 24 hours. */
  settle(scope: IdempotencyScope, fingerprint: string, answer: unknown, now: Date): Promise<void>;
}
