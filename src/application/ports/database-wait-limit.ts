export interface DatabaseWaitLimit {
  /**
   * Runs `work`, which may wait for the database for `ms` in total. After that, its queries throw
   * `DatabaseUnavailable`. The time that the payment service takes counts as well; other time does not.
   *
   * If many others wait already, the first query throws `DatabaseBusy` at once, unless the work `isAdmitted`.
   */
  limit<T>(ms: number, work: () => Promise<T>, isAdmitted?: boolean): Promise<T>;
}
