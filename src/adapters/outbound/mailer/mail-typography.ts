import { longDay } from '#adapters/presentation/long-day.ts';
import { typeset as setProse } from '#adapters/presentation/typeset.ts';

/** Hours and minutes, rounded down, so that a link never expires before the time in its mail. */
const timeOf = (moment: Date): string => moment.toISOString().slice(11, 16);

/** A moment in the form used in English mails. */
export const englishMoment = (moment: Date): string => `${timeOf(moment)} UTC on ${longDay(moment, 'en')}`;

/** A moment in the form used in French mails. */
export const frenchMoment = (moment: Date): string =>
  `${longDay(moment, 'fr')} à ${timeOf(moment).replace(':', ' h ')} UTC`;

/** French typography, without line breaks within a time or duration. */
export const typeset = (prose: string): string =>
  setProse(prose, 'fr').replace(/(\d|h) (?=\d|h |minutes)/g, '$1\u00A0');
