import type { Language } from '#domain/language.ts';
import { dayAfter, dayOf, daysBetween } from '../intake/days.ts';

/** A month that a text names, after the day of the map. */
export interface Deadline {
  /** `YYYY-MM` */
  readonly month: string;
  /** Weeks until the month begins, or until it ends if the text names its end; rounded. */
  readonly weeks: number;
  /** The day halfway to it, in UTC, `YYYY-MM-DD`. */
  readonly halfway: string;
}

/** Months in their order, and for each season the index of the month in which it begins. */
interface Calendar {
  readonly months: readonly string[];
  readonly seasons: Readonly<Record<string, number>>;
  /** Words before a month that show that it is in the future. */
  readonly ahead: string;
  readonly endOf: string;
}

const calendars: Readonly<Record<Language, Calendar>> = {
  en: {
    months: 'january february march april may june july august september october november december'.split(
      ' ',
    ),
    seasons: { spring: 2, summer: 5, autumn: 8, winter: 11 },
    ahead: '(?:by|until|till|before|in|from|for|to|mid|early|late|next)[ -](?:the )?',
    endOf: '(?:the )?end of (?:the )?',
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    seasons: { printemps: 2, été: 5, automne: 8, hiver: 11 },
    ahead:
      "(?:d'ici|jusqu'(?:en|à|au)|avant|en|dès|à partir de|pour|au|mi|début)[ -](?:le |la |l'|au |en |à )?",
    endOf: "(?:la )?fin (?:de |du |de l'|d')?",
  },
};

const dayOfMonth = '\\d{1,2}(?:er|st|nd|rd|th)? (?:of )?';

/**
 * If the month is nearer, there is no time to plan. If it is further away, halfway is too late in the plan, which has
 * 90 days at most.
 */
const leastWeeks = 3;
const mostWeeks = 18;
const daysAWeek = 7;

/** A month after a word that shows that it is in the future, after a day, or after "the end of". */
function namedMonth({ months, seasons, ahead, endOf }: Calendar): RegExp {
  const names = [...months, ...Object.keys(seasons)].join('|');
  return new RegExp(
    `(?<!\\p{L})(?:(?:${ahead}|${dayOfMonth})(?<untilEnd>${endOf})?|(?<end>${endOf}))(?<name>${names})(?!\\p{L})`,
    'u',
  );
}

const namedMonths: Readonly<Record<Language, RegExp>> = {
  en: namedMonth(calendars.en),
  fr: namedMonth(calendars.fr),
};

/**
 * The first future month or season in a text of plain words. `null` if there is none, or if it is too near or too far
 * away.
 */
export function deadlineIn(plain: string, language: Language, submittedAt: Date): Deadline | null {
  const { name, end, untilEnd } = namedMonths[language].exec(plain)?.groups ?? {};
  if (name === undefined) return null;
  const { months, seasons } = calendars[language];
  const month = seasons[name] ?? months.indexOf(name);
  return deadlineFor(month, (untilEnd ?? end) !== undefined, submittedAt);
}

function deadlineFor(month: number, isAtItsEnd: boolean, submittedAt: Date): Deadline | null {
  const year = submittedAt.getUTCFullYear() + (month < submittedAt.getUTCMonth() ? 1 : 0);
  const day = new Date(isAtItsEnd ? Date.UTC(year, month + 1, 0) : Date.UTC(year, month));
  const days = daysBetween(new Date(dayOf(submittedAt)), day);
  const weeks = Math.round(days / daysAWeek);
  if (weeks < leastWeeks || weeks > mostWeeks) return null;
  return {
    month: new Date(Date.UTC(year, month)).toISOString().slice(0, 'YYYY-MM'.length),
    weeks,
    halfway: dayAfter(submittedAt, Math.round(days / 2)),
  };
}
