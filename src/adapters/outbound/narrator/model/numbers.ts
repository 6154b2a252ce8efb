import type { ReportFacts } from '#application/ports/texts/narrator.ts';
import type { Language } from '#domain/language.ts';
import { weekEffects } from '#domain/situation-map/plan/week.ts';
import { tokenPattern } from './checks/prose.ts';
import { writingContextOf } from '../writing-context.ts';
import type { Slots } from '../words/grammar.ts';

/**
 * The numbers that are filled in after the checks: their names, and the words that replace them. `week.gives`,
 * `week.costs` and `week.neither` exist if the week is known and the amount is not 0; `week.total` if the week is known
 * in hours; and `people` if the person leads people. An unknown number is absent.
 */
export function numbersOf(facts: ReportFacts): ReadonlyMap<string, string> {
  const { grammar } = writingContextOf(facts);
  const { week } = facts.profile;
  const { peopleManaged = 0 } = facts.intake.currentWorkSituation;
  const isInHours = week?.basis === 'hours';
  const amounts = weekEffects.flatMap((effect): readonly (readonly [string, string])[] => {
    const amount = week?.[effect] ?? 0;
    if (amount === 0) return [];
    return [[`week.${effect}`, isInHours ? grammar.aboutHours(amount) : grammar.part(10 * amount)]];
  });
  return new Map([
    ...amounts,
    ...(isInHours ? [['week.total', grammar.hours(week.total)] as const] : []),
    ...(peopleManaged > 0 ? [['people', grammar.people(peopleManaged)] as const] : []),
  ]);
}

export const tokenOf = (name: string): string => `{{${name}}}`;

/** Fills the slots for numbers in built-in texts with the tokens of these numbers. */
export const tokenSlots: Slots = {
  ...Object.fromEntries(
    weekEffects.flatMap((effect) => [
      [`hours_${effect}`, tokenOf(`week.${effect}`)],
      [`part_${effect}`, tokenOf(`week.${effect}`)],
    ]),
  ),
  hours_total: tokenOf('week.total'),
  people: tokenOf('people'),
};

/**
 * Includes the text next to a number that may change with it: the end of a sentence before it, and a French "de" or
 * "que" that is elided before a vowel.
 */
const placed = new RegExp(
  String.raw`([.!?…]["'»”)]*\s+)?((?<!\p{L})(?:d|qu)(?:e\s+|['’]))?${tokenPattern.source}`,
  'giu',
);

/** Replaces the tokens in a model's text by the numbers in words. */
export const fillNumbers = (text: string, numbers: ReadonlyMap<string, string>, language: Language): string =>
  text.replaceAll(
    placed,
    (token: string, end: string | undefined, particle: string | undefined, name: string, index: number) => {
      const words = numbers.get(name);
      if (words === undefined) return token;
      const joined = particle === undefined ? words : beforeNumber[language](particle, words);
      return end !== undefined || index === 0 ? `${end ?? ''}${capitalised(joined)}` : joined;
    },
  );

const beforeNumber: Readonly<Record<Language, (particle: string, next: string) => string>> = {
  en: (particle, next) => `${particle}${next}`,
  fr: elided,
};

function elided(particle: string, next: string): string {
  const stem = particle.replace(/(?:e\s+|['’])$/iu, '');
  return /^(?!onze)[aeiouyàâéèêëîïôöûü]/iu.test(next) ? `${stem}'${next}` : `${stem}e ${next}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
