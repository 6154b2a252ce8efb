export interface ExpiredRows {
  /**
   * Deletes rows that are no longer needed at `now`: ended sessions, links and login requests a day after their expiry,
   * counts of limits, idempotency keys, drafts, checkouts, payment events and records of mails. Deletes at most
   * `batchSize` rows per short transaction. Returns the number of rows deleted.
   */
  purge(now: Date, batchSize: number): Promise<number>;
}
