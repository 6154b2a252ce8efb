import type { Language } from '#domain/language.ts';
import type { Experiment } from './words/nature-words.ts';

const workingDays: Readonly<Record<Language, readonly string[]>> = {
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'],
};

const patterns: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:monday|tuesday|wednesday|thursday|friday)(?=s?(?!\p{L}))/giu,
  fr: /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi)(?=s?(?!\p{L}))/giu,
};

/** The positions, from Monday 0 to Friday 4, of the days that a text names. */
function daysIn(text: string, language: Language): readonly number[] {
  const named = text.match(patterns[language]) ?? [];
  return named.map((day) => workingDays[language].indexOf(day.toLowerCase()));
}

/**
 * Moves an experiment to other days of the week if it names a day that the person wants to keep free. All its days move
 * by the same number of working days. It stays as it is if moving does not help.
 */
export function onFreeDays(experiment: Experiment, language: Language, keeps = ''): Experiment {
  const kept = new Set(daysIn(keeps, language));
  const named = daysIn(JSON.stringify(experiment), language);
  const shift = [0, 1, 2, 3, 4].find((by) => named.every((day) => !kept.has((day + by) % 5)));
  if (shift === undefined || shift === 0) return experiment;
  const move = (text: string): string =>
    text.replaceAll(patterns[language], (day) => moved(day, language, shift));
  const { name, body, say, notice, first, done } = experiment;
  return {
    name: move(name),
    body: move(body),
    say: { to: move(say.to), words: move(say.words) },
    notice: move(notice),
    first: move(first),
    done: move(done),
  };
}

function moved(day: string, language: Language, shift: number): string {
  const days = workingDays[language];
  const next = days[(days.indexOf(day.toLowerCase()) + shift) % 5] ?? day;
  const isCapital = day.charAt(0) !== day.charAt(0).toLowerCase();
  return isCapital ? next.charAt(0).toUpperCase() + next.slice(1) : next;
}
