/** The number of points for each key in one window. A window begins with the first point taken. */
export interface Quota {
  readonly bucket: string;
  readonly points: number;
  readonly windowSeconds: number;
}

export interface Lease {
  /** How many of the requested points the caller may use until the window ends. */
  readonly granted: number;
  readonly windowEndsInMs: number;
}

export interface UnusedPoints {
  readonly key: string;
  readonly points: number;
}

/** Gives points of one quota to several processes, which then count by themselves. No call may contain a key twice. */
export interface QuotaLedger {
  /**
   * Requests `wanted` points for each key and returns the leases in the order of the keys. The sum of all leases of a
   * key in one window never exceeds the quota, even with simultaneous requests.
   */
  lease(quota: Quota, keys: readonly string[], wanted: number): Promise<readonly Lease[]>;
  /** Returns unused points of the current window. Has no effect if the window is over. */
  giveBack(quota: Quota, unused: readonly UnusedPoints[]): Promise<void>;
}
