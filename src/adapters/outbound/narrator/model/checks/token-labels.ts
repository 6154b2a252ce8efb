import type { Language } from '#domain/language.ts';
import type { Week, WeekEffect } from '#domain/situation-map/plan/week.ts';
import { negations } from './clauses.ts';
import { mentionsIn } from './natures-in.ts';
import { plainly, sentencesIn, tokenPattern, withoutTokens } from './prose.ts';
import type { CheckContext } from './scope.ts';
import { effectWords, labels, type Words } from './token-words.ts';

/** In "takes no energy" the negation comes after the verb. */
const nothing = /^\s+(?:no|none|nothing|hardly any)(?!\p{L})/iu;

/** Where the words about one amount end and those about another begin. */
const borders =
  /\{\{[^{}]*\}\}|[;:(),–—]|(?<!\p{L})(?:and|while|whereas|but|yet|et|tandis|alors|mais)(?!\p{L})/gu;
/** A kind of work named after one of these no longer belongs to the amount. */
const ends = /\{\{[^{}]*\}\}|;|(?<!\p{L})(?:while|whereas|but|yet|tandis|alors|mais)(?!\p{L})/gu;

/** A number, with the text around it in its sentence. */
interface Around {
  readonly sentence: string;
  readonly start: number;
  readonly end: number;
}

/** Finds numbers that could be mistaken for another amount, or whose meaning is not stated. */
export const misplacedTokens = (text: string, { language, profile }: CheckContext): boolean =>
  sentencesIn(text)
    .map(plainly)
    .some((sentence) =>
      [...sentence.matchAll(tokenPattern)].some(({ index, 0: { length }, 1: name = '' }) => {
        const around = { sentence, start: index, end: index + length };
        return !isInPlace(name, around, language, profile.week);
      }),
    );

function isInPlace(name: string, around: Around, language: Language, week: Week | null): boolean {
  const effect = effectSaid(around, language);
  const work = effectOfWork(around, language, week);
  const isLabelled = (label: Words): boolean => withoutTokens(around.sentence).search(label[language]) !== -1;
  switch (name) {
    case 'week.gives':
    case 'week.costs': {
      const own = name.slice('week.'.length);
      return (effect ?? work) !== null && (effect ?? own) === own && (work ?? own) === own;
    }
    case 'week.neither': {
      const isNamed = work === 'neither' && effect === null;
      return (work ?? 'neither') === 'neither' && (isNamed || isLabelled(labels[name]));
    }
    case 'week.total':
      return isLabelled(labels[name]) && effect === null;
    case 'people':
      return isLabelled(labels[name]);
    default:
      return true;
  }
}

/**
 * The effect named next to a number: the last one before it in its clause; otherwise the first one after it; otherwise
 * an earlier one in the sentence.
 */
function effectSaid(around: Around, language: Language): WeekEffect | null {
  const words = (text: string) =>
    (['gives', 'costs'] as const).flatMap((effect) =>
      [...text.matchAll(effectWords[effect][language])]
        .filter(
          ({ index, 0: { length } }) =>
            !negations[language].test(text.slice(0, index)) && !nothing.test(text.slice(index + length)),
        )
        .map(({ index }) => ({ at: index, effect })),
    );
  return nearest(around, words)?.effect ?? null;
}

/** The effect, in this week, of the kind of work that is named next to a number; `none` if that work takes no time. */
function effectOfWork(around: Around, language: Language, week: Week | null): WeekEffect | 'none' | null {
  const named = (text: string) =>
    mentionsIn(text, language).map(({ nature, start }) => ({ at: start, nature }));
  const after = around.sentence.slice(around.end);
  const end = [...after.matchAll(ends)][0]?.index ?? after.length;
  const found = nearest(around, named) ?? first(named(after.slice(0, end)));
  if (found === undefined) return null;
  return week?.shares.find(({ nature }) => nature === found.nature)?.effect ?? 'none';
}

interface Found {
  readonly at: number;
}

function nearest<Thing extends Found>(
  { sentence, start, end }: Around,
  find: (text: string) => readonly Thing[],
): Thing | undefined {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
  const clauseStart = [...before.matchAll(borders)].at(-1)?.index ?? 0;
  const clauseEnd = [...after.matchAll(borders)][0]?.index ?? after.length;
  return (
    last(find(withoutTokens(before.slice(clauseStart)))) ??
    first(find(after.slice(0, clauseEnd))) ??
    last(find(withoutTokens(before)))
  );
}

const first = <Thing extends Found>(found: readonly Thing[]): Thing | undefined =>
  found.toSorted((one, other) => one.at - other.at)[0];

const last = <Thing extends Found>(found: readonly Thing[]): Thing | undefined =>
  found.toSorted((one, other) => other.at - one.at)[0];
