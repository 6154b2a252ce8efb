import type { UserId } from '#domain/sessions/user.ts';

/** One `Idempotency-Key` of one user on one operation. */
export interface IdempotencyScope {
  readonly userId: UserId;
  readonly operation: string;
  readonly key: string;
}

export type IdempotencyClaim =
  /** Nobody has used the key in the last 24 hours. Do the work, then call `settle`. */
  | { readonly state: 'fresh' }
  | { readonly state: 'settled'; readonly answer: unknown }
  /** Another request with this key is running. */
  | { readonly state: 'in_flight' }
  /** The key was used before with another payload. */
  | { readonly state: 'reused' };

/**
 * Both methods belong to the unit of work that does the work itself. If it rolls back, the key is free again; a
 * response is stored exactly when the work is.
 */
export interface IdempotencyStore {
  /**
   * `fingerprint` stands for the payload: equal payloads have equal fingerprints. Locks the key until the unit of work
   * ends.
   */
  claim(scope: IdempotencyScope, fingerprint: string, now: Date): Promise<IdempotencyClaim>;
  /** `answer` is JSON data. It is returned for repeated requests for 24 hours. */
  settle(scope: IdempotencyScope, fingerprint: string, answer: unknown, now: Date): Promise<void>;
}
