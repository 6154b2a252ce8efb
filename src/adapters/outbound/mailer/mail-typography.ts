import { longDay } from '../../presentation/long-day.ts';
import { typeset as setProse } from '../../presentation/typeset.ts';

/** To the minute, rounded down: a link never ends before the time that its mail states. */
const timeOf = (moment: Date): string => moment.toISOString().slice(11, 16);

/** A moment as English mails state it. */
export const englishMoment = (moment: Date): string => `${timeOf(moment)} UTC on ${longDay(moment, 'en')}`;

/** A moment as French mails state it. */
export const frenchMoment = (moment: Date): string =>
  `${longDay(moment, 'fr')} à ${timeOf(moment).replace(':', ' h ')} UTC`;

/** French prose, with no line break within a time or duration. */
export const typeset = (prose: string): string =>
  setProse(prose, 'fr').replace(/(\d|h) (?=\d|h |minutes)/g, '$1\u00A0');
