const dayMs = 24 * 60 * 60_000;

/** A day in UTC, `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day that many days later, `YYYY-MM-DD`. */
export const dayAfter = (moment: Date, days: number): string =>
  dayOf(new Date(moment.getTime() + days * dayMs));

/** Whole days that have passed. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / dayMs);
