/** Every bucket that is counted exactly, in the database: `points` in a window that begins with the first of them. */
export const rateLimits = {
  login_requests_per_address: { points: 5, windowSeconds: 15 * 60 },
  login_requests_per_address_and_client: { points: 20, windowSeconds: 24 * 60 * 60 },
  login_requests_per_client: { points: 20, windowSeconds: 15 * 60 },
  failed_callbacks_per_client: { points: 30, windowSeconds: 5 * 60 },
  suggestions_per_client_and_minute: { points: 10, windowSeconds: 60 },
  suggestions_per_client_and_day: { points: 100, windowSeconds: 24 * 60 * 60 },
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
  /** Takes a point and tells the refusal if there was none left. Exact also between callers at the same moment. */
  take(bucket: RateBucket, key: string): Promise<RateLimited | undefined>;
  /** Gives back a point that was taken for something that turned out not to count. */
  giveBack(bucket: RateBucket, key: string): Promise<void>;
}
