/** Limits that are counted exactly, in the database: `points` in a window that starts with the first attempt. */
export const rateLimits = {
  login_requests_per_mailbox: { points: 5, windowSeconds: 15 * 60 },
  login_requests_per_mailbox_and_day: { points: 20, windowSeconds: 24 * 60 * 60 },
  /** A third limit, for a client from which the mailbox has logged in before. */
  login_requests_per_known_client: { points: 3, windowSeconds: 15 * 60 },
  login_requests_per_client: { points: 20, windowSeconds: 15 * 60 },
  login_requests_per_client_and_day: { points: 100, windowSeconds: 24 * 60 * 60 },
  /** Taken by a login. The mailbox knows the client until the window ends. */
  known_clients: { points: 1, windowSeconds: 30 * 24 * 60 * 60 },
  failed_callbacks_per_client: { points: 30, windowSeconds: 5 * 60 },
  suggestions_per_client_and_minute: { points: 10, windowSeconds: 60 },
  suggestions_per_client_and_day: { points: 100, windowSeconds: 24 * 60 * 60 },
  wrong_codes_per_client: { points: 20, windowSeconds: 60 * 60 },
  submissions_per_user: { points: 50, windowSeconds: 24 * 60 * 60 },
  exports_per_user: { points: 10, windowSeconds: 60 * 60 },
  checkouts_per_user: { points: 20, windowSeconds: 60 * 60 },
  accepted_intakes_per_user: { points: 5, windowSeconds: 60 * 60 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export interface RateLimit {
  readonly points: number;
  readonly windowSeconds: number;
}

export type RateBucket = keyof typeof rateLimits;

export interface RateLimited {
  readonly kind: 'rate_limited';
  readonly bucket: string;
  readonly limit: RateLimit;
  readonly retryAfterSeconds: number;
}

export interface RateLimiter {
  /** Takes a point, or returns a refusal if none is left. Also exact for simultaneous callers. */
  take(bucket: RateBucket, key: string): Promise<RateLimited | undefined>;
  /** Gives back a point that was taken for an attempt that does not count. */
  giveBack(bucket: RateBucket, key: string): Promise<void>;
  /** Whether a point was taken, or refused, in the current window. */
  isCounting(bucket: RateBucket, key: string): Promise<boolean>;
  /** Ends the window: all points are available again. */
  forget(bucket: RateBucket, key: string): Promise<void>;
}
