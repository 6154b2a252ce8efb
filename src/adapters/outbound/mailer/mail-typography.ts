/** To the minute, rounded down: a link never ends before the time that its mail states. */
const timeOf = (moment: Date): string => moment.toISOString().slice(11, 16);

export const englishDayOf = (moment: Date): string => dayOf(moment, 'en-GB');

/** `Intl` does not know that the first day of a month is an ordinal in French. */
export const frenchDayOf = (moment: Date): string => dayOf(moment, 'fr').replace(/^1 /, '1er ');

const dayOf = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** A moment as English mails state it. */
export const englishMoment = (moment: Date): string => `${timeOf(moment)} UTC on ${englishDayOf(moment)}`;

/** A moment as French mails state it. */
export const frenchMoment = (moment: Date): string =>
  `${frenchDayOf(moment)} à ${timeOf(moment).replace(':', ' h ')} UTC`;

/** Money with the code of its currency, since a plain dollar sign means other dollars elsewhere. */
export const dollarsIn =
  (locale: string) =>
  (cents: number): string =>
    `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100)} USD`;

/** Curly apostrophes, a narrow no-break space before double punctuation, and no line break within a time or duration. */
export const typeset = (prose: string): string =>
  prose
    .replaceAll("'", '’')
    .replace(/ ([:;!?])/g, '\u202F$1')
    .replace(/(\d|h) (?=\d|h |minutes)/g, '$1\u00A0');
