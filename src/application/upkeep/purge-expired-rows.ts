import type { Clock } from '../ports/clock.ts';
import type { ExpiredRows } from '../ports/stores/expired-rows.ts';

interface Deps {
  readonly expiredRows: ExpiredRows;
  readonly clock: Clock;
}

const rowsPerBatch = 1000;

export type PurgeExpiredRows = ReturnType<typeof makePurgeExpiredRows>;

/** Deletes expired rows, in batches that do not delay other queries. Returns the number of rows. */
export const makePurgeExpiredRows =
  ({ expiredRows, clock }: Deps) =>
  (): Promise<number> =>
    expiredRows.purge(clock.now(), rowsPerBatch);
