export interface ExpiredRows {
  /**
   * Deletes what is of no more use at `now`: ended sessions, links and login requests a day after their expiry,
   * limiter counts, idempotency keys, drafts, checkouts, payment events and the record of mails. In batches of at most `batchSize` rows, each a short transaction.
   * Returns the number of rows deleted.
   */
  purge(now: Date, batchSize: number): Promise<number>;
}
