import { InvalidArgumentError } from 'commander';

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const dayMs = 24 * 60 * 60_000;

export const expiryHelp = 'a day, until its end in UTC (2027-01-31), or a moment (2027-01-31T18:00:00Z)';

/** From the year 10000 on, timestamps have a different form. */
const latest = Date.parse('9999-12-31T23:59:59.999Z');

/** Returns the moment of expiry. A date without a time includes that whole day in UTC. */
export function parseExpiry(text: string): Date {
  const isDay = day.test(text);
  if ((isDay || moment.test(text)) && isOnCalendar(text.slice(0, 10))) {
    const expiry = Date.parse(text) + (isDay ? dayMs : 0);
    if (expiry <= latest) return new Date(expiry);
  }
  throw new InvalidArgumentError(`Give ${expiryHelp}, before the year 10000. Leave it out for no end.`);
}

/** Needed because `Date` reads the 30th of February as the 2nd of March. */
const isOnCalendar = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** An id or a count: a whole number, 1 or more. */
export function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError('It must be a whole number from 1.');
}
